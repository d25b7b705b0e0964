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
      /X-ray: slight arthritis but no fracture/i,
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

describe("the result of a test", () => {
  expectNotes("is given only if the answer states it", [
    ["D: Any testing? / P: I had a covid test and I do not have it yet.", /./, /negative/],
    ["D: Any testing? / P: I did a flu test on Monday and I have it bad today, the cough.", /./, /positive/],
    ["D: Any testing? / P: I had the covid test and I do not have it.", /negative/],
  ]);
});

describe("a result after what results can mean in general", () => {
  expectNotes("is read", [
    ["D: It could be a false negative test, but your strep test was positive.", /strep[^]*positive/i],
  ]);
});

describe("a test that the patient took", () => {
  expectNotes("is written with its result", [
    [
      "D: Any questions? / P: I have a cough. I had the covid test and I do not have it.",
      /covid test and it was negative/i,
    ],
    ["D: Any questions? / P: I have a cough. I took a flu test and I have it.", /flu test and it was positive/i],
  ]);
});

describe("a result said after its test", () => {
  const exam = "D: Let me do a quick exam.";
  expectNotes("is noted under that test", [
    [
      "D: thank you i know you did a chest x-ray before coming in so on your results for the chest x-ray it does look like you have some mild radiation pneumonitis which basically means some inflammation of the lungs",
      /Chest X-ray demonstrates mild radiation pneumonitis\.[^]*ASSESSMENT/,
      /basically means/,
    ],
    [
      "D: okay i'm gonna review the results of your right foot x-ray that we did when you came in today the good news is i don't see any evidence of osteomyelitis meaning that there is no infection of the bone",
      /Right foot X-ray: no evidence of osteomyelitis\./,
    ],
    [
      `${exam} / D: okay so there is no tenderness as i push around there now i did review the results of your recent lab work and it is consistent as your doctor noted with an iron deficiency`,
      /Lab work: consistent with an iron deficiency/i,
    ],
  ]);
});

describe("a result", () => {
  expectNotes("is written without the talk around it", [
    ["D: I looked at your EKG and it's a nice, normal EKG.", /EKG: normal\./],
    ["D: Your last PSA was 0.66.", /Last PSA was 0\.66\./, /PSA: last/],
    ["D: Your LDL cholesterol was 153, and it should be less than 100.", /153/, /should/],
    ["D: On the x-ray there's no fractures no dislocation.", /no fractures, no dislocation/],
  ]);
  expectNotes("keeps which tests were normal", [
    ["D: I reviewed the labs including CBC, creatinine, and CRP. All were normal.", /CBC, creatinine, and CRP normal/i],
  ]);
  expectNotes("is not read from what is said of a disease in general", [
    ["D: There are many reasons why people can have elevated liver enzymes.", /^(?![^]*RESULTS)/],
    ["D: Steroids can cause your blood sugar to be elevated.", /^(?![^]*RESULTS)/],
  ]);
});

const labs = "D: Hi. / P: I'm here for my results. / D: Your labs are back. Your potassium is 4.1. ";

expectNotes("one verdict is about each of the tests before it", [
  [`${labs}The B12 and folate were both fine. / P: Ok.`, /B12 and folate: normal/, /folate were/],
  [`${labs}Sodium and creatinine are both okay. / P: Ok.`, /Sodium and creatinine: normal/, /are both\./],
  [`${labs}Liver was fine. / P: Ok.`, /Liver: normal/],
  [`${labs}The free T4 is okay. / P: Ok.`, /Free T4: normal/],
  ["D: Hi. / P: Hi. / D: Your chest x-ray was completely clear. / P: Ok.", /Chest X-ray: completely clear/],
  ["D: Hi. / P: Hi. / D: Let me examine you. Your liver is fine. / P: Ok.", /./, /Liver: normal/],
]);

expectNotes("a value of another time is not the result of today", [
  [
    "D: Hi. / P: Hi. / D: In January your ferritin was eight. Today it's fifteen. / P: Ok.",
    /Ferritin: 15 \(previously 8 in January\)/,
  ],
  ["D: Hi. / P: Hi. / D: Six months ago your A1c was nine percent. / P: Ok.", /A1c: 9% \(6 months ago\)/],
  [
    "D: Hi. / P: Hi. / D: Your hemoglobin's ten point one. In the spring it was twelve point four. / P: Ok.",
    /Hemoglobin: 10\.1 \(previously 12\.4/,
  ],
]);

expectNotes("a vitamin that is awaited is pending", [
  [`${labs}We're still waiting on the vitamin D. / P: Ok.`, /Vitamin D: pending/],
]);

expectNotes("the patient's own value is read beside that of another time or person", [
  [
    "D: Hi. / P: Hi. / D: Vitamin D was eighteen last year and you're at thirty-four now. / P: Ok.",
    /Vitamin D: 34 \(previously 18 last year\)/,
  ],
  [
    "D: Your dad's PSA was high, wasn't it? / P: Yes, his was fourteen. / D: Well yours is one point two. / P: Good.",
    /PSA: 1\.2/,
    /PSA: 14/,
  ],
]);

describe("a result in everyday words", () => {
  expectNotes("is read", [
    [
      "D: The dip's positive for nitrites and leukocytes, no blood.",
      /Urine dip: positive for nitrites and leukocytes, no blood/,
    ],
    ["D: Urine's got nitrites and a bit of blood.", /RESULTS\s+Urine demonstrates nitrites and some blood/],
    ["D: INR's 4.8 this morning, which is higher than I'd like.", /INR: 4\.8 this morning, too high/],
    ["D: Your TSH is 0.1, which is lower than I'd like.", /TSH: 0\.1, too low/],
    [
      "D: The tracing shows you're in atrial fibrillation, rate about 110.",
      /ECG demonstrates atrial fibrillation, rate about 110/,
    ],
    [
      "D: Your hepatitis B titer shows you're not protected, even after the series.",
      /Hepatitis B titer: not protected/,
    ],
    ["D: The blood test says you're not immune to rubella.", /Blood test: not immune to rubella/],
    ["D: The smear came back abnormal, low grade.", /Smear: abnormal, low grade/],
    ["D: Vitamin D's at 18.", /Vitamin D: 18/],
  ]);
  expectNotes("has its diagnosis beside it", [
    [
      "D: The breath test came back positive. So it's that Helicobacter bug.",
      /Breath test: positive[^]*PLAN\s+H\. pylori infection/,
    ],
    ["D: The breath test is negative. So it's not that Helicobacter bug.", /Breath test: negative/, /pylori infection/],
  ]);
  expectNotes("is not read of other words", [
    ["D: Your breath smells of acetone.", /^/, /RESULTS/],
    ["D: There's a six-millimeter nodule in the right upper lobe.", /^/, /PHYSICAL EXAM/],
    ["D: You're on the ward, which is more than I'd like.", /^/, /too high/],
  ]);
});
