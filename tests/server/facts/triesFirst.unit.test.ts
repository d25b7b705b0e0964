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

describe("the sex of a patient with a title", () => {
  expectNotes("is that of the title", [
    ["D: Morning, Mr. Lindgren. / P: I fell off my bike. I landed on my hip.", /He landed|his bike/],
    ["D: Good to see you, Mr Okoro. / P: I fell off my bike. I landed on my hip.", /He landed|his bike/],
    ["D: Hello, Ms. Duarte. / P: I fell off my bike. I landed on my hip.", /She landed|her bike/],
  ]);
});

describe("a wish to lose weight", () => {
  expectNotes("is no weight loss", [
    ["P: I'm trying to lose weight.", /^/, /weight loss/i],
    ["P: My sister said to lose some weight.", /^/, /weight loss/i],
    ["D: Have you lost any weight? / P: Yes, ten pounds.", /Weight loss: 10 pounds/],
    ["P: I've been losing weight since May.", /Weight loss since May/],
  ]);
});
