import { describe } from "vitest";
import { expectNotes } from "./harness";

const seen = "D: What brings you in? / P: My knee hurts. / D: Let me have a look. Lungs are clear. / P: Okay. / ";

describe("the refusal of a thing by its name", () => {
  expectNotes("refuses no other order", [
    [
      `${seen}D: It's reflux. Take omeprazole. I'd like physical therapy to come to the house, and a walker for now. / P: I won't use a walker.`,
      /declines the walker[^]*|walker was advised; the patient declines/i,
      /omeprazole was advised|declines omeprazole/i,
    ],
    [
      `${seen}D: It's reflux. Stop the Nexium. I'd like you to have the dietitian come out. / P: I don't want a dietitian.`,
      /stop the Nexium/i,
      /Nexium was advised/i,
    ],
    [
      `${seen}D: It's reflux. Start omeprazole. And you could use a cane. / P: I'm not using the cane.`,
      /start omeprazole/i,
      /omeprazole was advised/i,
    ],
    [`${seen}D: It's reflux. I'd like a walker for now. / P: I won't use a walker.`, /declines the walker/i],
    [
      `${seen}D: It's reflux. Take omeprazole. A commode by the bed would help. / P: I don't want a commode.`,
      /omeprazole/,
      /omeprazole was advised/i,
    ],
    [
      `${seen}D: It's reflux. Take omeprazole. You need a hearing aid. / P: I won't wear a hearing aid.`,
      /omeprazole/,
      /omeprazole was advised/i,
    ],
    [`${seen}D: Start lisinopril. / P: I'd rather not take the lisinopril.`, /lisinopril/i, /We will start lisinopril/],
    [
      `${seen}D: I'd like to send you for a colonoscopy. / P: I don't want the colonoscopy.`,
      /colonoscopy/i,
      /We will (?:refer|send|obtain)/,
    ],
  ]);
});

describe("a drug that the patient is to come off", () => {
  expectNotes("is stopped", [
    [`${seen}D: It's reflux. And the Tylenol PM, I'd like you off that.`, /stop the Tylenol PM/i, /\nTylenol PM\./],
    [`${seen}D: It's reflux. I want you off the ibuprofen.`, /stop the ibuprofen/i],
    [`${seen}D: It's reflux. I'd like to get you off your Ambien.`, /stop the patient's Ambien/i],
    [`${seen}D: It's reflux. The Benadryl, I want you off it.`, /stop the Benadryl/i],
    [`${seen}D: It's reflux. I need you off the naproxen.`, /stop the naproxen/i],
    [`${seen}D: It's reflux. So the glipizide, I'd like to get you off that.`, /stop the glipizide/i],
    [`${seen}D: It's reflux. I'd like you off of the Xanax.`, /stop the Xanax/i],
    [`${seen}D: It's reflux. Your oxybutynin, I want you off that one.`, /stop the oxybutynin/i],
  ]);
});

describe("what a patient can do during the examination", () => {
  expectNotes("is not permission", [
    [
      `${seen}D: There's a bruise on the left hip, but you can walk on it and the hip moves fine.`,
      /able to walk on it/i,
      /Patient may walk/i,
    ],
    [`${seen}D: Ankle's swollen. You can bear weight.`, /able to bear weight/i, /Patient may bear/i],
    [`${seen}D: There's no swelling. You can bend the knee all the way.`, /no swelling/i, /Patient may bend/i],
    [`${seen}D: Hand's swollen. You can wiggle your fingers.`, /swollen/i, /Patient may wiggle/i],
    [`${seen}D: Skin's intact. You can straighten the elbow fully.`, /intact/i, /Patient may straighten/i],
    [`${seen}D: Foot's warm. You can feel me touching the toes.`, /warm/i, /Patient may feel/i],
    [`${seen}D: Knee's stable. You can lift the leg.`, /stable/i, /Patient may lift/i],
    [`${seen}D: Back's tender. You can stand on your toes.`, /tender/i, /Patient may stand/i],
  ]);
});
