import { describe } from "vitest";
import { expectNotes } from "./harness";

const seen = "D: What brings you in? / P: My knee hurts. / D: Let me have a look. Lungs are clear. / P: Okay. / ";

describe("a result in everyday words", () => {
  expectNotes("is noted under its test", [
    [
      `${seen}D: Your chest X-ray looked fine to me, no pneumonia. The radiologist hasn't read it yet.`,
      /X-ray: normal, no pneumonia/i,
      /radiologist has not/i,
    ],
    [
      `${seen}D: I looked at your X-ray myself, there's a little arthritis but nothing broken.`,
      /X-ray: slight arthritis but nothing broken/i,
      /myself|slightly arthritis/i,
    ],
    [
      `${seen}D: The MRI report says a disc bulge at L5 S1 touching the nerve root on the left.`,
      /MRI demonstrates a disc bulge/i,
      /report says/i,
    ],
    [`${seen}D: The CT report mentions a small cyst in the kidney.`, /CT demonstrates a small cyst/i, /mentions/i],
    [
      `${seen}D: Your blood type's A negative. The antibody screen was negative.`,
      /Blood type: A negative/,
      /EXAM[^]*Blood type[^]*RESULTS/,
    ],
    [`${seen}D: The lead was less than two.`, /Lead: less than 2/, /EXAM[^]*Lead was/],
    [`${seen}D: The ultrasound looks good to me, no stones.`, /Ultrasound: normal, no stones/i, /to me/],
    [
      `${seen}D: So it's anemia. We will check the iron. Your hemoglobin's ten point four.`,
      /Hemoglobin: 10\.4/i,
      /patient's hemoglobin's/i,
    ],
  ]);
});

describe("a disease that is not concluded", () => {
  expectNotes("is not a diagnosis", [
    [
      `${seen}D: Your one-hour glucose was one fifty-two. That doesn't mean you've got diabetes, it means we need to do the three-hour test.`,
      /three-hour test/i,
      /\nDiabetes\./,
    ],
    [
      `${seen}D: So it's a cough. A positive skin test does not mean you have tuberculosis.`,
      /knee/i,
      /\n(?:Likely )?tuberculosis\./i,
    ],
    [
      `${seen}D: Your PSA is five. That doesn't necessarily mean it's cancer.`,
      /PSA/i,
      /\n(?:Likely |Possible )?(?:Prostate )?cancer\./i,
    ],
    [`${seen}D: The murmur does not mean you have heart failure.`, /knee/i, /\n(?:Likely )?heart failure\./i],
    [`${seen}D: A high ANA doesn't always mean it's lupus.`, /knee/i, /\n(?:Likely )?lupus\./i],
    [`${seen}D: That wouldn't prove that it's gout.`, /knee/i, /\n(?:Likely )?gout\./i],
    [`${seen}D: One high reading doesn't mean you have hypertension.`, /knee/i, /\n(?:Likely )?hypertension\./i],
    [
      `${seen}D: It does not mean that you have epilepsy, it means we need to get an EEG.`,
      /EEG/,
      /\n(?:Likely )?epilepsy\./i,
    ],
  ]);
});

describe("an order with the drug in another place", () => {
  expectNotes("names drug and dose", [
    [
      `${seen}D: It's reflux. Let's bump that up to ten milligrams, the amlodipine.`,
      /increase the amlodipine to 10 mg/i,
      /increase that/i,
    ],
    [
      `${seen}D: It's reflux. We'll push it up to forty milligrams, the omeprazole.`,
      /increase the omeprazole to 40 mg/i,
    ],
    [
      `${seen}D: It's allergies. I'd rather you took the Claritin instead of the Benadryl.`,
      /take the Claritin/i,
      /will rather/i,
    ],
    [`${seen}D: It's a strain. I'd rather you used Tylenol.`, /use Tylenol/i, /will rather/i],
    [
      `${seen}D: It's reflux. I'd prefer you take the omeprazole before breakfast.`,
      /take the omeprazole before breakfast/i,
    ],
    [
      `${seen}D: It's gout. I would much rather you took colchicine, one tablet twice a day.`,
      /take colchicine/i,
      /will (?:much )?rather/i,
    ],
    [
      `${seen}D: It's a fever. I'd really rather you use acetaminophen.`,
      /use acetaminophen/i,
      /will (?:really )?rather/i,
    ],
    [
      `${seen}D: It's low thyroid. Let's bring it up to seventy-five micrograms, the levothyroxine.`,
      /increase the levothyroxine to 75/i,
    ],
  ]);
});
