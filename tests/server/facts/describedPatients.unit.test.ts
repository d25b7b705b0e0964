import { describe } from "vitest";
import { expectNotes } from "./harness";

describe("an announced examination", () => {
  expectNotes("has every description of the patient, also in words that are not known findings", [
    [
      "D: Physical exam. She is well nourished and slightly fussy. She has mild hypotonia of the legs. Eyes are small appearing.",
      /EXAM[^]*slightly fussy[^]*Mild hypotonia of the legs[^]*Eyes are small appearing/,
    ],
    [
      "D: Physical exam. He has a barrel chest. He is using his accessory muscles. He appears pale. Skin turgor is poor.",
      /Barrel chest[^]*accessory muscles[^]*pale[^]*Skin turgor is poor/,
    ],
    [
      "D: Let me examine her. She has a flat affect and speaks slowly. Her thoughts are linear. She makes good eye contact.",
      /Psychiatric: Flat affect and speaks slowly\. Thoughts are linear\. She makes good eye contact/,
      /Eyes:/,
    ],
    [
      "D: On exam he has a bounding pulse. He has a mask-like face. There is cogwheel rigidity on the right.",
      /Mask-like face\. Cogwheel rigidity on the right/,
    ],
    [
      "D: Let me have a look at you. Her lips are cracked. Fontanelle is sunken.",
      /Lips are cracked[^]*Fontanelle is sunken/,
    ],
  ]);

  expectNotes("has nothing that is said beside it", [
    ["D: Let me examine you. Heart is regular. Your wrists are flexed. And does that hurt?", /regular/, /flexed/],
    [
      "D: Physical exam. He is going to have surgery next week. Heart is regular.",
      /Heart is regular/,
      /EXAM(?:(?!ASSESSMENT)[^])*surgery/,
    ],
    ["D: Physical exam. She has been taking aspirin. Lungs are clear.", /Lungs are clear/, /EXAM[^]*aspirin/],
    ["D: Physical exam. There is a big chance it settles. Lungs are clear.", /Lungs are clear/, /EXAM[^]*chance/],
    ["D: Physical exam. She can sit on your lap. Lungs are clear.", /Lungs are clear/, /EXAM[^]*lap/],
  ]);
});
