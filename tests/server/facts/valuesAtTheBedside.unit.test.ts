import { describe } from "vitest";
import { expectNotes } from "./harness";

describe("a value at the bedside", () => {
  expectNotes("belongs to the eye that is named after it", [
    [
      "D: Your eye pressure is 24 on the right, 18 on the left. / P: Is that high?",
      /\(right\): 24 mmHg\.\s+[^\n]*\(left\): 18 mmHg/,
    ],
    ["D: Pressures are 18 on the right and 24 on the left.", /\(right\): 18 mmHg\.\s+[^\n]*\(left\): 24 mmHg/],
    ["D: Pressure is 16 in both eyes.", /\(both eyes\): 16 mmHg/],
  ]);

  expectNotes("of a pulse oximeter is not read as a heart rate", [
    ["D: Your pulse ox dropped to 86 when you walked.", /Oxygen saturation: 86%/, /Heart rate/],
  ]);

  expectNotes("does not take the place of the finding beside it", [
    ["D: Lungs have some wheezes, no retractions, sats 96.", /saturation: 96%[^]*Lungs have wheezes\. No retractions/],
  ]);

  expectNotes("of another visit is marked as earlier", [
    [
      "D: Your blood pressure today is 152 over 88. Last visit it was 138 over 82.",
      /152\/88\.\s+Blood pressure \(earlier\): 138\/82/,
    ],
  ]);
});

describe("findings beside conditions", () => {
  expectNotes("stay findings", [
    [
      "P: My legs swell. / D: Swelling in your ankles is about the same.",
      /EXAM[^]*Swelling in the ankles is about the same/,
    ],
    ["D: The back of your eyes look healthy, no diabetic changes.", /Eyes: Back of the eyes look healthy/],
  ]);

  expectNotes("name what a part has", [
    ["D: Your tongue has a white coating that scrapes off. / P: It burns.", /EXAM[^]*Tongue has a white coating/],
    [
      "D: You've got a rash in the groin, red with a sharp edge. / P: Okay.",
      /EXAM[^]*Rash in the groin, red with a sharp edge/,
    ],
    ["D: I don't feel any lumps in the breasts. / P: Good.", /Breast: No lumps in the breasts/],
    [
      "D: Nasal septum's deviated to the left, turbinates are big.",
      /Nasal septum is deviated to the left, turbinates are big/,
    ],
    ["D: No edema, pulses are good in both feet.", /No edema, pulses are good in both feet/],
    ["P: My leg hurts. / D: So you mentioned your leg has some swelling. / P: Yes.", /^/, /PHYSICAL EXAM/],
  ]);

  expectNotes("of tests are results", [
    [
      "D: Blood cultures are still pending, white count's come down to 9.",
      /Blood cultures: pending\.\s+White count: 9 \(down\)/,
    ],
    ["D: Vitamin D was 22, B12's normal.", /Vitamin D: 22\.\s+B12: normal/, /MEDICATIONS/],
    ["D: Your GFR went from 60 to 52 over the year.", /GFR: 52 \(previously 60\)/],
    ["D: You're anemic, but all the other labs are normal.", /Other labs: normal/],
    ["D: It's bronchitis. We don't need an x-ray, your lungs are clear.", /^/, /X-ray: /],
    ["D: Iron's okay. / P: Good.", /Iron: normal/],
    ["D: Chest X-ray's clear. / P: Good.", /Chest X-ray: clear/],
    [
      "D: The urine culture grew E. coli. / P: Okay. / D: It's resistant to Bactrim.",
      /grew E\. coli[^]*resistant to Bactrim/,
    ],
    ["D: Your ultrasound's back, shows a fibroid.", /Ultrasound demonstrates a fibroid/],
  ]);
});
