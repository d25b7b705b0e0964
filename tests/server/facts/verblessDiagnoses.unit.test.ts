import { describe } from "vitest";
import { expectNotes } from "./harness";

describe("a diagnosis without a verb", () => {
  expectNotes("is part of the assessment with its hedge", [
    ["D: Throat's a bit red. Ears are fine. / D: Likely a viral thing. Rest and fluids.", /likely viral infection/i],
    ["D: Ears look clear, throat is red. / D: Probably just a cold.", /likely cold/i],
    ["D: Lungs are clear. / D: Okay. Probably a muscle strain.", /likely muscle strain/i],
    ["D: Tender over the ribs. / D: Most likely costochondritis. Ibuprofen for a week.", /likely costochondritis/i],
    ["D: The lump is soft and moves freely. / D: Almost certainly a lipoma.", /likely lipoma/i, /skin: [^\n]*lipoma/i],
    ["D: The calf is swollen and warm. / D: Possibly a DVT. I'm sending you for an ultrasound.", /possible DVT/i],
    ["D: Knee's a bit puffy. / D: Osteoarthritis, I'd say.", /likely osteoarthritis/i],
    ["D: Big toe is red and hot. / D: Gout, most likely.", /likely gout/i],
    [
      "D: Belly is soft. / D: So gastroenteritis, most likely viral. Keep up the fluids.",
      /likely viral gastroenteritis/i,
    ],
  ]);

  expectNotes("is part of the assessment with its control, course or degree", [
    [
      "D: Joints are not swollen. / D: So rheumatoid arthritis, low disease activity.",
      /rheumatoid arthritis, low disease activity/i,
    ],
    ["D: Blood pressure today is 124 over 78. / D: Blood pressure: well controlled.", /hypertension, well controlled/i],
    [
      "D: Your A1c came back 6.8. / D: Diabetes: well controlled. Keep going with the metformin.",
      /diabetes, well controlled/i,
    ],
    ["D: Your sugars at home are around 200. / D: So type 2 diabetes, not at goal.", /type 2 diabetes, not at goal/i],
    [
      "D: So, migraine, poorly controlled. / P: Right. / D: I'd start topiramate 25 at night.",
      /migraine, not well controlled/i,
    ],
    ["D: Asthma: stable. No change to the inhalers.", /asthma, stable/i],
    ["D: Eczema, flaring. Step up the steroid cream.", /eczema, exacerbation/i],
    ["D: A few plaques on the elbows. / D: Psoriasis, mild. Carry on with the cream.", /mild psoriasis/i],
    [
      "D: Wheeze on both sides. / D: COPD, exacerbation. I'll give you prednisone 40 for five days.",
      /COPD exacerbation/i,
    ],
  ]);

  expectNotes("is kept if only the remains of an illness are left", [
    [
      "D: Lungs clear. / D: It sounds like you had a cold, and this is a residual cough.",
      /assessment[^]*had a cold, and this is a residual cough/i,
    ],
    [
      "P: I've had a cough since last month. / D: It sounds like you've had a chest infection and what's left is a post-viral cough.",
      /assessment[^]*chest infection[^]*post-viral cough/i,
    ],
  ]);

  expectNotes("is not read from an echo, a question, a treatment or a finding", [
    ["D: Any asthma? / P: Yes, mild. / D: Asthma, mild. Okay. And any surgeries? / P: No.", /asthma/i, /assessment/i],
    ["D: What conditions do you have? / P: Asthma. / D: Asthma, stable? / P: Yes.", /asthma/i, /assessment/i],
    ["D: Any reaction? / P: My arm is sore. / D: Probably the flu shot.", /./, /assessment/i],
    [
      "D: When did you have it? / P: In 2018. / D: It sounds like you had surgery on the knee in 2018.",
      /./,
      /assessment/i,
    ],
    ["D: Skin: no rash. Lungs: mild wheeze.", /wheez/i, /assessment/i],
    ["D: Any problems? / P: No. / D: Your x-ray shows no fracture, mild arthritis.", /no fracture/i, /assessment/i],
  ]);
});
