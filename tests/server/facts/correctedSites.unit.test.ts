import { describe, expect, test } from "vitest";
import { cleanSpeech } from "../../../src/server/facts/segment/cleanSpeech";
import { expectNotes } from "./harness";

describe("a body part that the speaker corrects is replaced", () => {
  test.each([
    ["My left knee hurts, no, my left ankle, sorry.", "My left ankle hurts."],
    ["My right shoulder, I mean my right elbow, has been sore.", "My right elbow has been sore."],
    ["I have pain in my hip. Well, not my hip, my groin.", "I have pain in my groin."],
    ["It is my neck, sorry, my jaw that clicks.", "It is my jaw that clicks."],
    ["His ear, no wait, his throat is red.", "His throat is red."],
    ["I hurt my thumb, actually no, my wrist.", "I hurt my wrist."],
    ["I bruised my chest, no, not my chest, my ribs.", "I bruised my ribs."],
    ["Her leg swells, or rather her foot.", "Her foot swells."],
    ["The back is stiff, no, the neck.", "the neck is stiff."],
    ["My stomach aches, sorry, my chest, at night.", "My chest aches, at night."],
  ])("%s", (said, cleaned) => {
    expect(cleanSpeech(said).toLowerCase()).toBe(cleaned.toLowerCase());
  });
});

describe("body parts are kept where the speaker corrects nothing", () => {
  test.each([
    "My knee hurts, and my ankle too.",
    "My knee hurts, no, my ankle is fine.",
    "My arm hurts and my leg, not my back.",
    "Sorry, my back hurts and my neck.",
    "My knee hurts. Sorry, my back hurts too.",
    "My knee hurts, sorry, my back hurts too.",
    "My knee hurts. No, my back hurts.",
    "It is not my knee, no, my ankle.",
    "My knee does not hurt, no, my ankle.",
    "My shoulder hurts. No. My hand is numb.",
  ])("%s", (said) => {
    expect(cleanSpeech(said)).toBe(said);
  });
});

describe("a corrected side", () => {
  expectNotes("applies to complaint, history and assessment", [
    [
      "D: I see you are here with left hip pain? / P: It's not the left hip, it's the right hip. / D: Okay. How long? / P: Two weeks. / D: So this left hip pain, I think it is bursitis of the left hip.",
      /^CHIEF COMPLAINT\n\nRight hip pain/,
      /left hip/i,
    ],
    [
      "D: How is the right shoulder? / P: No, it's my left shoulder. It hurts when I reach up.",
      /left shoulder/i,
      /right shoulder/i,
    ],
    [
      "D: You are here for right elbow pain? / P: It's the left elbow, not the right. It aches.",
      /left elbow/i,
      /right elbow/i,
    ],
    [
      "D: So you have some left ankle pain? / P: It isn't the left ankle, it's my right ankle. I twisted it.",
      /right ankle/i,
      /left ankle/i,
    ],
    [
      "D: You are here for left wrist pain? / P: No, the right wrist. It's been sore. / D: So for your left wrist pain, let's get you a splint.",
      /right wrist pain/i,
      /left wrist/i,
    ],
  ]);
});

describe("a side that is corrected afterwards", () => {
  expectNotes("keeps the second side", [
    [
      "D: Where does it go? / P: It goes down the left leg, well, the right I mean, down to the ankle.",
      /right leg/,
      /left/,
    ],
    ["D: What happened? / P: I hurt my right knee, no, the left, sorry, last week.", /left knee/, /right/],
    ["D: What happened? / P: I fell on my left wrist, or the right one actually.", /right wrist/, /left/],
    ["D: What happened? / P: My left ear, no, the right I mean, hurts.", /[Rr]ight ear/],
    ["D: What happened? / P: I twisted my right ankle, well, the left one rather.", /left ankle/, /right/],
    ["D: What happened? / P: I burned my left hand, no, my right, sorry.", /right hand/, /left/],
    ["D: What happened? / P: I cut my right thumb, no, the left I mean.", /left thumb/, /right/],
    ["D: Where? / P: There is a lump in my left breast, sorry, the right I mean.", /right breast/, /left/],
  ]);
});

describe("two sides that the speaker exchanges", () => {
  const start = "D: What brings you in? / P: His ears hurt. / D: Let me take a look. ";
  expectNotes("are corrected with the finding that is said again", [
    [
      `${start}The right one is red. The left, hang on, no, sorry, other way around, it's the left that's red. / P: Oh.`,
      /Left is red/,
      /[Rr]ight one is red/,
    ],
    [
      `${start}There's wheeze on the left. No, wait, I've got that the wrong way round, the wheeze is on the right. / P: Oh.`,
      /on the right/,
      /on the left/,
    ],
  ]);
  expectNotes("are exchanged if nothing follows", [
    [
      `${start}The left ear is red and the right ear is clear. Sorry, other way round. / P: Oh.`,
      /[Rr]ight ear is red and the left ear is clear/,
    ],
  ]);
  expectNotes("stay as they are without a correction", [
    [
      `${start}The left ear is red. Turn the other way round for me. The right is clear. / P: Oh.`,
      /[Ll]eft ear is red/,
    ],
  ]);
});

describe("a side that the clinician names wrongly", () => {
  expectNotes("is replaced by the side that the patient answers with, which affirms the rest of the question", [
    ["D: The pain is in your left ear? / P: No, sorry, the right one.", /reports right ear pain/i, /left ear|denies/i],
    [
      "D: The pain is in your left ear? / P: No, the other one. The right.",
      /reports right ear pain/i,
      /left ear|denies/i,
    ],
    [
      "D: So the left shoulder has been hurting for a month. / P: It's the right one, actually.",
      /right shoulder has been hurting/i,
      /left shoulder/i,
    ],
    [
      "D: I'll order an X-ray of the left wrist. / P: It's the right wrist. / D: Right wrist, sorry.",
      /x-ray of the right wrist/i,
      /left wrist/i,
    ],
    ["D: How long has the left foot been numb? / P: It's my other foot.", /right foot/i, /left foot/i],
    ["D: So the left knee. / P: Sorry, right. It's my right knee.", /right knee/i, /left knee/i],
    ["D: Any pain in the right hip? / P: Nope, the left hip.", /reports left hip pain/i, /right hip/i],
  ]);

  expectNotes("is kept if both sides are spoken of, or the patient agrees", [
    ["D: So your left knee hurts? / P: Right. It's the left one.", /left knee/i, /right knee/i],
    ["D: Does the left one hurt too? / P: No, only the right.", /only the right/i, /denies pain/i],
    [
      "P: I found a lump in my left breast. / D: Was it the left breast last time? / P: No, it was the right breast. Now it's the left.",
      /lump in the left breast/i,
      /lump in the right breast/i,
    ],
  ]);
});

describe("a no that excepts one place", () => {
  expectNotes("is written with that place", [
    ["D: Any swelling in the feet? / P: No, just the left ankle.", /only the left ankle/i],
    ["D: Any numbness in your legs? / P: No, just in my hands.", /only in the patient's hands/i],
    ["D: Any pain in the belly? / P: Not really, mostly in the back.", /mostly in the back/i],
  ]);
});

describe("a side that someone told the patient", () => {
  expectNotes("replaces the clinician's if the clinician repeats it", [
    [
      "D: So your mammogram showed something in the right breast. / P: The right? They told me left. / D: Let me look. You're right, left, upper outer.",
      /left breast/i,
      /right breast/i,
    ],
    [
      "D: So your mammogram showed something in the right breast. / P: The right? They told me left. / D: No, it's definitely the right, I have it here.",
      /right breast/i,
      /left breast/i,
    ],
  ]);
});
