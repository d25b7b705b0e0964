import { describe, expect, test } from "vitest";
import { expectNotes, factsOf } from "./harness";

/** Returns the polarity and state of a drug's current fact, or null if it has none. */
const stateOf = (dialogue: string, drug: string): string | null => {
  const fact = factsOf(dialogue).find(
    ({ kind, status, slots }) => kind === "medication" && status === "current" && slots.name?.text === drug,
  );
  return fact ? `${fact.polarity} ${fact.slots.state?.text ?? ""}`.trim() : null;
};

describe("several statements about one drug", () => {
  test("leave the last one current", () => {
    expect(
      stateOf(
        "P: I stopped the metformin in spring. / D: Okay. / P: But I started the metformin again last month.",
        "metformin",
      ),
    ).toMatch(/^present (?:start|taking)/);
    expect(
      stateOf("P: I take sertraline. / D: Okay. / P: Well, I stopped the sertraline on Monday.", "sertraline"),
    ).toBe("present stopped");
    expect(
      stateOf("D: Are you taking ramipril? / P: Yes. / D: Good. / P: No wait, I do not take ramipril.", "ramipril"),
    ).toBe("absent notTaking");
  });
  test("leave a drug current after a mention of its past use", () => {
    expect(
      stateOf("P: I take naproxen every day. / D: Okay. / P: I took naproxen last week for the trip too.", "naproxen"),
    ).toBe("present taking");
  });
  test("add a dose that is said later", () => {
    const facts = factsOf("P: I take levothyroxine. / D: Okay. / P: The levothyroxine is 75 micrograms.");
    const [drug] = facts.filter(({ kind, status }) => kind === "medication" && status === "current");
    expect(drug?.slots.dose?.text).toBe("75");
  });
});

describe("an answer about a drug that only the question names", () => {
  expectNotes("says how it is taken", [
    ["D: And the lisinopril? / P: I take that every day, 10 milligrams.", /lisinopril 10 mg daily/i],
    ["D: And the omeprazole? / P: I stopped that two weeks ago.", /omeprazole: stopped/i],
    ["D: What about the torsemide? / P: I ran out of that in May.", /torsemide: stopped/i],
    ["D: And the apixaban? / P: I take it twice a day.", /apixaban twice daily/i],
  ]);
  test("is not read if the question names two drugs", () => {
    const facts = factsOf("D: And the lisinopril or the metformin? / P: I take that every day.");
    expect(facts.filter(({ kind }) => kind === "medication")).toEqual([]);
  });
});

describe("the purpose of a drug, when the patient corrects it", () => {
  const takes = "D: What medications do you take? / P: ";
  expectNotes("is neither kept nor denied", [
    [
      `${takes}For blood pressure, I'm taking metformin. Sorry, not blood pressure, for diabetes I'm taking metformin.`,
      /Metformin/,
      /Denies diabetes|For blood pressure/i,
    ],
    [`${takes}For pain I take melatonin. Sorry, not pain, for sleep.`, /Melatonin/, /for pain/i],
    [
      `${takes}I use gabapentin for migraine. I mean, not migraine, for neuropathy.`,
      /Gabapentin/,
      /^(?!.*(?:said|answered):).*migraine|denies neuropathy/im,
    ],
    [
      `${takes}Levothyroxine for diabetes. No wait, not diabetes, for hypothyroidism.`,
      /Levothyroxine/,
      /^(?!.*(?:said|answered):).*diabetes|Denies hypo/im,
    ],
    [
      `${takes}I take omeprazole for asthma. Oops, not asthma, it is for reflux.`,
      /Omeprazole/,
      /asthma|Denies reflux/i,
    ],
    [`${takes}Ramipril for blood pressure. Not for diabetes.`, /Ramipril/],
  ]);
});

describe("two inhalers", () => {
  expectNotes("stay two", [
    [
      "D: Any medications? / P: I use an orange inhaler daily and a blue one when I need it.",
      /Orange inhaler daily\.\nBlue inhaler as needed\./,
    ],
  ]);
});

describe("a drug", () => {
  expectNotes("named with its form or class is one medicine", [
    ["D: What do you take? / P: Ventolin inhaler.", /MEDICATIONS\s+Ventolin inhaler\./, /^Inhaler/m],
    [
      "D: What do you take? / P: A Ventolin inhaler and a Seretide inhaler twice a day.",
      /Ventolin inhaler\.\s+Seretide inhaler twice daily\./,
      /^Inhaler/m,
    ],
    [
      "D: What do you take? / P: Flonase nasal spray and latanoprost eye drops at night.",
      /Flonase nasal spray\.\s+Latanoprost eye drops nightly\./,
    ],
    ["D: What do you take? / P: A blood thinner called apixaban.", /MEDICATIONS\s+Apixaban\./, /thinner/],
    [
      "D: What do you take? / P: My blood pressure pill amlodipine and the steroid prednisolone.",
      /Amlodipine\.\s+Prednisolone\./,
      /steroid/i,
    ],
    ["D: What do you take? / P: Clenil inhaler 2 puffs twice a day.", /Clenil inhaler 2 puffs twice daily/],
    ["D: What do you take? / P: Inhalers, and metformin.", /Inhalers\.\s+Metformin\./],
  ]);
});

describe("how often another device is used", () => {
  expectNotes("is not added to the drug before it", [
    [
      "P: I'm short of breath. / D: So it's a flare of the COPD. Keep the Trelegy going. Use the nebulizer every four to six hours.",
      /Trelegy/,
      /Trelegy[^.]*every 4 to 6 hours/,
    ],
  ]);
});

describe("a detail of a medicine", () => {
  expectNotes("is not added if it is another person's, corrected, or of a symptom", [
    ["P: My wife takes aspirin. I take aspirin too. / D: How much aspirin does she take? / P: 81.", /Aspirin/, /81/],
    ["D: Are you on lisinopril? / P: Yes. / D: How many milligrams? / P: Twenty. No, forty.", /Lisinopril/, /20/],
    ["D: Are you on lisinopril? / P: Yes. / D: What dose? / P: Maybe twenty.", /Lisinopril/, /20/],
    [
      "P: I've got diarrhea and I took Imodium. / D: How many times a day? / P: Three times.",
      /Diarrhea occurs 3 times a day/,
      /Imodium 3/,
    ],
  ]);

  expectNotes("is not a time of day", [
    [
      "P: I take my lisinopril at eight thirty in the morning and atorvastatin nightly.",
      /Lisinopril in the morning/,
      /830/,
    ],
  ]);
});

describe("baby aspirin", () => {
  expectNotes("is listed once", [
    [
      "D: Any medications? / P: I'm on aspirin, like baby aspirin.",
      /aspirin/i,
      /Aspirin\.[^]*Baby aspirin|Baby aspirin\.[^]*Aspirin\./,
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
