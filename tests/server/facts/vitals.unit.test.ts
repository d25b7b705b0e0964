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

describe("doses", () => {
  expectNotes("before the drug belong to it", [
    [
      "P: I take twenty two units of Lantus at bedtime and eight units of Humalog with meals.",
      /Lantus 22 units at bedtime\.\nHumalog 8 units with meals/,
    ],
    [
      "P: I'm on 20 mg of lisinopril in the morning and 500 mg of metformin twice a day.",
      /lisinopril 20 mg[^]*metformin 500 mg/i,
    ],
    ["P: I take lisinopril 10 mg daily and 81 mg aspirin.", /lisinopril 10 mg[^]*aspirin 81 mg/i],
  ]);
  expectNotes("of a part of a tablet are not the strength of the tablet", [
    [
      "D: Let's cut the metoprolol in half, so take half a fifty milligram tablet, twenty five milligrams, twice a day.",
      /25 mg/,
      /half 50 mg/,
    ],
    ["P: I take half of a 50 mg tablet of metoprolol at night.", /^(?![^]*metoprolol 50 mg)/i, /metoprolol 50 mg/i],
    ["P: I take metoprolol, half of a 50 mg tablet at night.", /metoprolol half of a 50 mg tablet/i],
  ]);
  expectNotes("that change are kept in full", [
    [
      "D: Start colchicine, one point two milligrams now, then point six an hour later.",
      /colchicine,? 1\.2 mg now, then 0\.6 an hour later/i,
    ],
    [
      "D: I'll give you some co-codamol, thirty five hundred, two tablets up to four times a day.",
      /co-codamol 30\/500/i,
      /3500/,
    ],
  ]);
});
