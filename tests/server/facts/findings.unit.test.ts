import { describe } from "vitest";
import { expectNotes } from "./harness";

const ankle = "P: I twisted my ankle. / D: Let me take a good look at you. / ";

describe("findings of an examination", () => {
  expectNotes("keep the side and the part that the examination names", [
    [`${ankle}D: On your right ankle exam you have decreased strength.`, /decreased strength of the right ankle/i],
    [`${ankle}D: On your left hip exam there is limited rotation, but no swelling.`, /left hip: limited rotation/i],
    [
      `${ankle}D: On your left elbow exam you have tenderness of the olecranon.`,
      /left elbow: tenderness of the olecranon|tenderness of the olecranon of the left elbow/i,
    ],
    [`${ankle}D: On your right knee exam the knee is swollen.`, /knee is swollen/i, /of the right knee of the/i],
  ]);
  expectNotes("are read if they are dictated", [
    [
      `${ankle}D: The patient is alert and oriented. Affect is appropriate and speech is fluent.`,
      /alert and oriented/i,
    ],
    [
      "P: I get headaches. / D: I reviewed the MRI of your brain, it showed a small cyst. Now let me perform the exam. Pupils are equal and reactive. No motor deficit in the legs.",
      /EXAM[^]*pupils are equal and reactive[^]*motor deficit/i,
      /MRI: (?:pupils|no motor)/i,
    ],
    [
      "P: My eye is blurry. / D: We looked at your CT scan, it was normal. Visual acuity is normal. Eye movements are normal.",
      /EXAM[^]*visual acuity is normal/i,
      /CT scan: (?:visual|eye)/i,
    ],
    [`${ankle}D: Your capillary refill is less than two seconds.`, /capillary refill is less than 2 seconds/i],
  ]);
  expectNotes("do not include the talk around them", [
    [`${ankle}D: Everything looks good. That is normal.`, /ankle/i, /EXAM\s+[^]*(?:is good|General: )/i],
    [
      `${ankle}D: You have a positive drawer sign on the left so basically what happens there.`,
      /positive drawer sign on the left\./i,
      /so basically|what happens/i,
    ],
    [
      `${ankle}D: There is some mild edema over the lateral malleolus, this means that it is sprained.`,
      /mild edema over the lateral malleolus\./i,
      /means/i,
    ],
    [
      `${ankle}D: On your heart exam there is a grade one systolic murmur.`,
      /Cardiovascular: Grade 1 systolic murmur|Cardiovascular: [^.]*systolic murmur/i,
      /: A /,
    ],
    [`${ankle}D: Based on the exam and what you told me it is swollen.`, /ankle/i, /EXAM[^]*based on/i],
  ]);
});

describe("an answer that the clinician repeats", () => {
  expectNotes("is not a finding of an examination", [
    [
      "P: I have a cough. / D: Any wheezing? / P: No, no wheezing. / D: No wheezing, okay. Any fever? / P: No.",
      /denies[^.]*wheezing/i,
      /PHYSICAL EXAM/,
    ],
    [
      "P: My eye itches. / D: Is it red? / P: Yes, my eye is red. / D: Okay, the eye is red. Any discharge? / P: No.",
      /eye/i,
      /PHYSICAL EXAM/,
    ],
    [
      "P: My ankle hurts. / D: Swelling? / P: The ankle is swollen. / D: Okay, so the ankle is swollen. Did you hear a pop? / P: No.",
      /ankle/i,
      /PHYSICAL EXAM/,
    ],
    [
      "P: I have a sore throat. / D: Let me listen to your lungs. Your lungs are clear, no wheezing.",
      /EXAM[^]*lungs are clear/i,
    ],
  ]);
});
