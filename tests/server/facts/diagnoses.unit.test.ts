import { describe } from "vitest";
import { expectNotes } from "./harness";

describe("a disease that the patient may not have", () => {
  expectNotes("is not a diagnosis", [
    [
      "D: For family history, it looks like there's glaucoma and colon cancer. / P: Yes. / D: We'll get an eye exam.",
      /./,
      /(?:Likely |^)(?:glaucoma|colon cancer)\.$/im,
    ],
    [
      "D: If she has celiac disease, then she can't eat bread. We'll order blood tests.",
      /blood tests/i,
      /^celiac disease\.$/im,
    ],
    [
      "D: I'd like an ultrasound to make sure you don't have gallstones.",
      /ultrasound/i,
      /^(?:No evidence of )?gallstones\.$/im,
    ],
    ["D: It looks like you've completed the shingles vaccine. We'll order labs.", /labs/i, /^Likely/im],
    ["D: You had pneumonia as a child. We'll order a chest x-ray.", /chest x-ray/i, /^pneumonia\.$/im],
    ["D: You have had some eczema in the past. I'll order allergy tests.", /allergy test/i, /^eczema\.$/im],
    ["D: Let's do a swab to see if you have strep.", /swab/i, /^strep\.$/im],
    [
      "D: That test is for breast cancer screening. I'll order the mammogram.",
      /mammogram/i,
      /^[^.]*breast cancer[^.]*\.$/im,
    ],
    [
      "D: My plan: we'll check a TSH to see whether it is your thyroid. Unless you have Graves disease we'd just watch it.",
      /TSH/i,
      /^Graves disease\.$/im,
    ],
    [
      "D: You might be at risk for osteoporosis, so let's get a bone density scan.",
      /bone density/i,
      /^Osteoporosis\.$/im,
    ],
    ["D: I think it boils down to sleep. I'd recommend melatonin.", /melatonin/i, /boils\.$/im],
  ]);
  expectNotes("does not put a problem's number into the heading of the plan", [
    [
      "D: So for your first problem. I think you have a hamstring strain. We'll do physio.",
      /Likely hamstring strain/i,
      /first problem/i,
    ],
    [
      "D: For the gout, the second problem we discussed, continue allopurinol 300 milligrams.",
      /^Gout\.$/im,
      /second problem/i,
    ],
  ]);
});

describe("the name of a diagnosis", () => {
  expectNotes("does not include the words after it", [
    ["D: It sounds like a COPD exacerbation at this point. Start prednisone.", /^Likely COPD exacerbation\.$/im],
    ["D: This sounds more like allergic rhinitis than an infection. Try loratadine.", /^Likely allergic rhinitis\.$/im],
    ["D: It's basically gastroenteritis. Drink fluids.", /^Gastroenteritis\.$/im],
  ]);
  expectNotes("is not taken from a test", [
    ["D: Alright, it seems that we'll be testing for mono today and for strep throat.", /./, /^Likely/im],
  ]);
});
