import { describe } from "vitest";
import { expectNotes } from "./harness";

describe("what the patient wants to try before an order", () => {
  expectNotes("replaces the order if the clinician consents", [
    [
      "D: I'd like to start amlodipine 5 mg. / P: Let me work on the weight first. / D: Okay, fair enough.",
      /Work on the weight before amlodipine 5 mg, as the patient asked/,
      /start amlodipine/i,
    ],
    [
      "D: I want you to start metformin. / P: I'd rather change my diet first. / D: Okay.",
      /Change the diet before metformin/,
      /start metformin/i,
    ],
    [
      "D: I'd like to start a statin. / P: Give me three months to lose the weight. / D: Okay, fair enough.",
      /Lose the weight before a statin/,
      /start a statin|Reports weight loss/i,
    ],
    [
      "D: We'll add a water pill. / P: I'd prefer to cut the salt first. / D: Sure.",
      /Cut the salt before a water pill/,
      /add a water pill/i,
    ],
    [
      "D: I'd like to start sertraline. / P: Well, let me try the counselling first. / D: That's fine.",
      /Try the counselling before sertraline/i,
      /start sertraline/i,
    ],
    [
      "D: I'd like to start amlodipine 5 mg. / P: Let me try diet first. / D: I really think you need it now.",
      /start amlodipine 5 mg/i,
    ],
  ]);
});

describe("an order that the clinician makes conditional after an objection", () => {
  expectNotes("holds only on the condition", [
    [
      "D: PSA came in at 5.6. I'd send you to urology now. / P: Can we do it over again first? / D: All right, no bike for two days, repeat it in six weeks, and if it's still above four you go.",
      /repeat the PSA in 6 weeks[^]*If it is still above 4, we will refer the patient to urology/,
      /urology now/,
    ],
    [
      "D: I want to put you on insulin. / P: Give me three months with the diet first. / D: All right, three months, and if the A1c's still over nine, insulin it is.",
      /still over 9, we will start insulin/,
      /treatment: We will start insulin/,
    ],
    [
      "D: I'd order a CT. / P: Can we wait a bit? / D: Sure, we'll give it two weeks, and if it's still there, we scan it.",
      /If it is still there, we will order a CT/,
    ],
    [
      "D: I'd send you to urology now. / P: Can we repeat it first? / D: We'll repeat it. If it is still high, we will refer you to urology.",
      /If it is still high, we will refer the patient to urology/,
      /urology now/,
    ],
  ]);
  expectNotes("stays if the patient objects to nothing", [
    [
      "D: I'd send you to urology now. / P: Okay. / D: If it gets worse, you go to casualty.",
      /refer the patient to urology/,
    ],
    ["D: We'll start insulin. / P: Fine. / D: If the sugar is low, you have juice.", /We will start insulin/],
  ]);
});

describe("what the clinician names after an objection with 'then'", () => {
  expectNotes("replaces what was ordered", [
    [
      "D: I'd put you on codeine. / P: I'm breastfeeding. / D: Ah. Then ibuprofen, it's safe for the baby.",
      /[Ii]buprofen/,
      /codeine/,
    ],
    [
      "D: I'd do a CT with contrast. / P: I'm allergic to the dye. / D: Then an ultrasound.",
      /ultrasound/,
      /We will do a CT/,
    ],
    ["D: I'd get an x-ray. / P: I'm pregnant. / D: Then an ultrasound, no radiation.", /ultrasound/, /x-ray/],
    [
      "D: I'd increase the metformin. / P: My stomach can't take more. / D: Then we leave it where it is and add a little glipizide.",
      /add a little glipizide/,
      /increase the metformin/,
    ],
  ]);
  expectNotes("comes after it if the patient does not object", [
    [
      "D: I'd get an x-ray. / P: Okay. / D: Then an ultrasound if that's clear.",
      /x-ray[^]*ultrasound if that is clear/,
    ],
    ["D: We'll start amoxicillin. / P: My ear hurts so much. / D: Then ibuprofen for the pain.", /amoxicillin/],
  ]);
});
