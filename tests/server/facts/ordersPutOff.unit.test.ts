import { describe } from "vitest";
import { expectNotes } from "./harness";

describe("an order that the clinician puts off in the same sentence", () => {
  expectNotes("is held off until then", [
    ["D: I'd start bisoprolol 2.5, no, let's wait until the spirometry's back.", /hold off on bisoprolol 2\.5 until/],
    ["D: We'll order an MRI, actually no, let's wait until we see the x-ray.", /hold off on an MRI until/],
    [
      "D: I'll give you prednisone, no, wait, we'll hold off on that until the culture is back.",
      /off on prednisone un/,
    ],
    ["D: I would add spironolactone, no, we should wait for the potassium.", /hold off on spironolactone for the pot/],
    ["D: We could try duloxetine, oh no, let's wait till you've seen the surgeon.", /hold off on duloxetine until/],
    ["D: I'm going to book a CT, no, I'd rather wait until the blood test.", /hold off on a CT until/],
  ]);
});

describe("an order about which the patient asked", () => {
  expectNotes("can be postponed", [
    [
      "D: Let's start allergy shots. / P: How long is that? / D: Three to five years. / P: I'd like to think about it.",
      /will think about allergy shots/i,
      /we will start/i,
    ],
  ]);
});

describe("an order that the patient asks to postpone", () => {
  expectNotes("is postponed", [
    [
      "D: We'll give you the pneumonia vaccine today. / P: Can I do that next time? / D: Sure, we can do it next time.",
      /pneumonia vaccine deferred to the next visit/i,
      /give the pneumonia/i,
    ],
    [
      "D: I'd like to get an MRI of your knee. / P: Can we do that another time? / D: That's fine.",
      /deferred to another time/i,
      /obtain an MRI/i,
    ],
    [
      "D: We'll do the flu shot today. / P: Could I come back for it later? / D: Of course.",
      /flu shot deferred/i,
      /do the flu shot/i,
    ],
    [
      "D: Let's start the statin. / P: I'd rather start it next month. / D: Okay, next month.",
      /statin deferred/i,
      /start the statin/i,
    ],
    [
      "D: I'll order a colonoscopy. / P: Maybe next year, or next visit? / D: No problem.",
      /colonoscopy deferred/i,
      /order a colonoscopy/i,
    ],
    // counter-cases
    [
      "D: Let's start the statin today. / P: I'd rather start it next month. / D: I'd really rather you started now.",
      /start the statin/i,
      /deferred/,
    ],
    ["D: I'll order an x-ray. / P: Can I take the bus next week? / D: I don't think so.", /x-ray/i, /deferred/],
  ]);
});

describe("an increase that the patient asks to wait with", () => {
  expectNotes("is deferred, and what the clinician orders instead is kept", [
    [
      "D: How are things on the sertraline? / P: Better. / D: I'd like to go up to 100. / P: Could we wait another month? / D: Sure, let's stay at 50 and see you in four weeks.",
      /continue the current dose of 50\.[^]*Increase of sertraline to 100 deferred for another month[^]*Follow up in 4 weeks/,
      /We will increase/,
    ],
    [
      "D: I want to increase your lisinopril to 20. / P: Can we hold off? / D: Okay, stay on the 10 and we'll recheck in two weeks.",
      /Increase of lisinopril to 20 deferred at the patient's request[^]*current dose of 10[^]*Recheck in 2 weeks/,
      /We will increase/,
    ],
    [
      "D: I'd like to go up on the Lexapro to 20. / P: Could we give it a bit more time? / D: Of course.",
      /Increase of Lexapro to 20 deferred/,
      /We will increase/,
    ],
  ]);

  expectNotes("is ordered if the clinician insists", [
    [
      "D: I want to raise the atorvastatin to 80. / P: Can we wait? / D: No, I'd really like to do it now.",
      /increase atorvastatin to 80/,
      /deferred/,
    ],
  ]);
});

describe("another matter that the patient brings up", () => {
  expectNotes("is put off and not the order before it", [
    [
      "D: So this is COPD. I'll prescribe a rescue pack. / P: Thanks. While I'm here, my toenail's gone all thick. Can you look at it? / D: Let's do that another time.",
      /prescribe a rescue pack/i,
      /deferred/i,
    ],
  ]);
});

describe("a consent to wait with a limit", () => {
  expectNotes("defers until then", [
    [
      "D: I want to put you on insulin. / P: Can we wait? / D: Okay, but only until the next A1c in three months.",
      /Insulin deferred until the next A1c in 3 months/,
      /start insulin/,
    ],
  ]);
});
