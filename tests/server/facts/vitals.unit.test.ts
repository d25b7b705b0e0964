import { describe, expect, test } from "vitest";
import { expectNotes, factsOf } from "./harness";

const exam = "D: Let me check you over.";

describe("vital signs", () => {
  expectNotes("keep an abnormal sign beside a verdict on the others", [
    [
      `${exam} / D: So on your vitals I do see a slight fever but otherwise your vitals are fine, and your lungs are clear.`,
      /Temperature: slight fever\.\nOther vital signs: within normal limits\./,
      /^Vital signs: within/m,
    ],
    [
      "D: okay for your vital signs I do recognize a slight fever however your vitals themselves look good now on your foot exam I see a wound",
      /Temperature: slight fever/,
      /^Vital signs: within/m,
    ],
    [
      `${exam} / D: Your vitals look good apart from a low grade fever.`,
      /Temperature: low grade fever\.\nOther vital signs: within normal limits/,
    ],
    [
      `${exam} / D: Your blood pressure is 128 over 72 and your other vital signs look good.`,
      /Blood pressure: 128\/72\.\nOther vital signs: within normal limits/,
    ],
  ]);

  expectNotes("have the change of a weight beside it", [
    [`${exam} / D: Your weight is 182 pounds, down from 190.`, /Weight: 182 pounds \(down from 190\)\./],
    [`${exam} / D: Weight is 182, which is up from 174 in June.`, /Weight: 182 \(up from 174 in June\)\./],
    [`${exam} / D: Weight is 82 kilos, up 2 kilos since March.`, /Weight: 82 kg \(up 2 kilos since March\)\./],
    [`${exam} / D: Your weight is 182, down from the last time.`, /Weight: 182\.$/m],
  ]);

  expectNotes("have their values, units and verdicts", [
    [
      "D: I'll just do your obs. Blood pressure's one forty-six over ninety-two, which is a bit high, pulse is eighty-eight and regular, sats ninety-seven percent on air, temperature thirty-seven point two. Resps sixteen.",
      /Blood pressure: 146\/92, high\.[^]*Oxygen saturation: 97% on air\.[^]*Respiratory rate: 16\./,
    ],
    [
      "D: okay so vitals today blood pressure one thirty two over eighty four heart rate seventy six oxygen ninety eight percent on room air weight one ninety four pounds",
      /98% on room air\.\nWeight: 194 pounds/,
    ],
    [`${exam} / D: Your weight today is twelve stone four and your pulse is 70.`, /Weight: 12 stone 4\./],
    [
      `${exam} / D: You're not running a fever, heart rate is 72, and your oxygen is 99 percent.`,
      /Temperature: afebrile\./,
    ],
    [
      `${exam} / D: I reviewed your vitals, including your weight, and everything looks good.`,
      /Vital signs: within normal limits/,
      /Weight:/,
    ],
    [
      `${exam} / D: Your blood pressure is a little elevated. We are looking at 140 over 70.`,
      /Blood pressure: 140\/70, (?:slightly )?elevated\./,
      /Blood pressure: (?:slightly )?elevated/,
    ],
  ]);

  expectNotes("keep both values of a measurement that is repeated", [
    [
      "D: Your blood pressure was 168 over 94 when the nurse took it, and I just repeated it and got 144 over 86.",
      /Blood pressure: 168\/94\.\nBlood pressure \(repeat\): 144\/86/,
    ],
  ]);

  test("of another day are not cut in the middle of a number", () => {
    const said = factsOf("D: I see your blood pressure was 168 over 94 today.").map(({ slots }) =>
      [slots.detail?.text, slots.value?.text].join(" "),
    );
    expect(said.join(" ")).not.toMatch(/168\/9(?!4)/);
  });

  expectNotes("that the patient read at home are in the history", [
    [
      "D: How have your pressures been at home? / P: Mostly in the one thirties over eighties, the highest was one fifty-two over ninety-one last Tuesday.",
      /Pressures at home: mostly in the 130s\/80s, the highest was 152\/91 last Tuesday/,
    ],
    [
      "D: How have your sugars been running at home? / P: Around 140 in the morning, up to 210 after dinner.",
      /140[^]*210/,
    ],
  ]);
});

describe("a verdict on all vital signs", () => {
  expectNotes("applies only to the others if one is an exception", [
    [
      "D: Let me look at you. Your vital signs look good except for a slightly fast heart rate. Lungs are clear.",
      /Heart rate: slightly fast\.\nOther vital signs: within normal limits/,
      /^Vital signs/m,
    ],
    [
      "D: Your vitals are all normal, but you do have a fever. Your lungs are clear.",
      /Temperature: fever/,
      /^Vital signs/m,
    ],
    [
      "D: On your exam today your vital signs look fine. Your blood pressure is a little high. Heart is regular.",
      /Blood pressure: slightly high/,
      /^Vital signs/m,
    ],
    [
      "D: Let's examine you. I see a low-grade fever in your vital signs, the rest of the vitals look great.",
      /Temperature: low-grade fever\.\nOther vital signs: within normal limits/,
      /^Vital signs/m,
    ],
    [
      "D: On exam your vital signs are good, although the pulse is running a bit fast.",
      /Heart rate: [a-z ]*fast/,
      /^Vital signs: within/m,
    ],
  ]);
  expectNotes("stays without an exception", [
    ["D: On exam your vital signs look good, no fever. Your lungs are clear.", /Vital signs: within normal limits/],
  ]);
});

describe("measures of children, eyes and unborn children", () => {
  const start = "D: What brings you in? / P: I want a check-up. / D: Let me take a look at you. / P: Okay. / D: ";
  const pregnant = "D: How far along are you? / P: 34 weeks pregnant. / D: Let me feel your tummy. ";
  expectNotes("are vital signs", [
    [`${start}Weight 11.2 kilos, length 81 centimeters.`, /Length: 81 cm/],
    [`${start}Head circumference forty seven and a half.`, /Head circumference: 47\.5 cm/],
    [`${start}Pressure in the right eye is 22 and the left is 18.`, /pressure \(right\): 22 mmHg[^]*\(left\): 18 mmHg/],
    [`${pregnant}Baby is head down. Heart rate is one forty five.`, /Fetal heart rate: 145/, /\nHeart rate/],
    [`${pregnant}Baby's heart rate is 150.`, /Fetal heart rate: 150/, /\nHeart rate/],
    [`${pregnant}Fundal height is 33 centimetres. Heart rate 138, lovely.`, /Fetal heart rate: 138/, /\nHeart rate/],
  ]);
  expectNotes("leave the patient's own measures alone", [
    [`${pregnant}Your heart rate is 110.`, /\nHeart rate: 110|Heart rate: 110/, /Fetal/],
    [`${start}Blood pressure 130 over 80, heart rate is 115.`, /Heart rate: 115/, /Fetal/],
    [`${start}Your blood pressure is 130 over 80 in the right arm.`, /Blood pressure: 130\/80/, /Intraocular/],
  ]);
});

describe("vital signs and results", () => {
  expectNotes("are noted with their values", [
    ["D: Your blood pressure is one thirty over eighty.", /blood pressure: 130\/80/i],
    ["D: Your heart rate is 72 and your temperature is 98.6.", /heart rate: 72[^]*temperature: 98\.6/i],
    ["D: Your oxygen saturation is 97 percent.", /oxygen saturation: 97%/i],
    ["D: Your blood pressure looks good today. It's about 124/76.", /124\/76/],
    ["D: He weighs 21 kilos.", /weight: 21 kg/i],
    ["D: I reviewed your chest x-ray and it shows no pneumonia.", /x-ray[^.]*no pneumonia/i],
    ["D: Your hemoglobin A1c came back at 7.4.", /A1c[^.]*7\.4/i],
    ["D: Your respiratory rate is 16.", /respiratory rate: 16/i],
    ["D: The MRI of the knee shows a meniscus tear.", /MRI[^.]*meniscus tear/i],
    ["D: Your ejection fraction on the echo was 45 percent.", /45%/],
  ]);
});

describe("vital signs of breathing", () => {
  const visit = (said: string): string =>
    `P: I feel ill. / D: Let me examine you. Lungs are clear. / P: Okay. / D: ${said}`;
  expectNotes("are values", [
    [visit("You're breathing 28, pulse is 118."), /Respiratory rate: 28/],
    [visit("He is breathing at 32 a minute."), /Respiratory rate: 32/],
    ["P: I wheeze. / D: Let me check. Peak flow's 180.", /Peak flow: 180/],
    ["P: I wheeze. / D: Let me check. Your peak flow now is 310.", /Peak flow: 310/],
  ]);
  expectNotes("are not read from other words", [[visit("You're breathing well."), /./, /Respiratory rate/]]);
});

describe("the growth of a child", () => {
  expectNotes("is noted with its percentiles", [
    [
      "D: Weight's twenty-four pounds, that's the sixty-second percentile. Length's thirty-one inches, the fiftieth percentile, and his head's at the seventieth percentile.",
      /Weight: 24 pounds[^]*Weight percentile: 62nd[^]*Length: 31 inches[^]*Length percentile: 50th[^]*Head circumference percentile: 70th/,
    ],
    [
      "D: Her weight is at the 45th percentile and height is at the 60th percentile.",
      /Weight percentile: 45th[^]*Height percentile: 60th/,
    ],
    ["D: His BMI is at the ninety-first percentile.", /BMI percentile: 91st/],
    ["D: Her head circumference is at the twelfth percentile.", /Head circumference percentile: 12th/],
    ["D: He's at the third percentile for weight, so his weight is at the third percentile.", /Weight percentile: 3rd/],
    ["D: Length is in the 85th percentile.", /Length percentile: 85th/],
    ["D: Fundal height's twenty-nine centimeters, so right on.", /Fundal height: 29 cm/],
    ["D: Her height's at the fifty-third percentile.", /Height percentile: 53rd/],
  ]);
});

expectNotes("percentiles belong to the measure named after them, and those of another visit are marked", [
  [
    "D: She's on the twenty-fifth percentile for weight and the fiftieth for height. / O: Okay.",
    /Weight percentile: 25th\.[^]*Height percentile: 50th\./,
  ],
  ["D: He's on the ninth centile for his weight. / O: Okay.", /Weight percentile: 9th\./],
  [
    "D: His weight is at the 40th percentile. Last time he was at the 60th percentile for weight. / O: Okay.",
    /Weight percentile: 40th\.[^]*Weight percentile \(earlier\): 60th\./,
  ],
  ["D: Weight is at the 40th percentile and height at the 70th percentile. / O: Okay.", /Height percentile: 70th\./],
]);

expectNotes("the heart rate of an unborn child and the height of the womb are read in lay words", [
  ["D: Your bump measures thirty-four centimetres. / P: Lovely.", /Fundal height: 34 cm/],
  ["D: And there's the heartbeat, one forty-five. / P: Lovely.", /Fetal heart rate: 145 bpm/],
]);

expectNotes("values of another occasion are marked, and the rhythm stands with the pulse", [
  [
    "D: His weight's up, he was the third centile and now he's ninth. / O: Good.",
    /Weight percentile: 9th\.[^]*Weight percentile \(earlier\): 3rd\./,
  ],
  [
    "D: Her weight was on the 25th centile last time and she's on the 9th today. / O: Oh no.",
    /Weight percentile: 9th\.[^]*Weight percentile \(earlier\): 25th\./,
  ],
  ["D: Your pulse is irregular though, about ninety. / P: Oh.", /Heart rate: 90, irregular/],
  ["D: Your pulse is not irregular, about ninety. / P: Oh.", /Heart rate: 90\./],
]);
