import { describe, expect, test } from "vitest";
import { mergeOmissions } from "../../../../src/server/notes/checking/mergeOmissions";
import type { Omission } from "../../../../src/shared/notes/document";

const omission = (kind: Omission["kind"], must: boolean, sentence: string): Omission => ({
  id: `${kind} ${sentence}`,
  kind,
  must,
  text: sentence,
  section: "plan",
  sentence,
  evidence: ["u2"],
  resolved: null,
});

test("an ordered drug that must be written outranks its dose, which need not", () => {
  const dose = omission("dose", false, "We will increase lisinopril to 20 mg.");
  const order = omission("drug", true, "Lisinopril 20 mg: I will increase your lisinopril to 20 mg.");
  expect(mergeOmissions([dose], [{ omission: order, rank: 1 }])).toEqual([order]);
});

test("a dose that must be written outranks its drug", () => {
  const dose = omission("dose", true, "Takes lisinopril 10 mg.");
  const drug = omission("drug", true, "Lisinopril.");
  expect(mergeOmissions([dose], [{ omission: drug, rank: 1 }])).toEqual([dose]);
});

test("an allergy does not count as an order of the same drug", () => {
  const allergy = omission("allergy", true, "Is allergic to amoxicillin.");
  const order = { ...omission("order", false, "Start amoxicillin 500 mg."), evidence: ["u9"] };
  expect(mergeOmissions([allergy], [{ omission: order, rank: 1 }])).toEqual([allergy, order]);
});

test("two allergies to the same drug are one omission", () => {
  const value = omission("allergy", true, "Is allergic to amoxicillin.");
  const fact = { ...omission("allergy", true, "Amoxicillin: hives."), evidence: ["u9"] };
  expect(mergeOmissions([value], [{ omission: fact, rank: 1 }])).toEqual([value]);
});

describe("a risk of the same turn", () => {
  const risk = omission("risk", true, "Has thought about killing herself.");
  const merge = (symptom: string): Omission[] =>
    mergeOmissions([risk], [{ omission: omission("symptom", false, symptom), rank: 1 }]);

  test.each(["Reports cough.", "Reports insomnia."])("does not count as another symptom: %s", (symptom) => {
    expect(merge(symptom).map(({ sentence }) => sentence)).toEqual([risk.sentence, symptom]);
  });

  test("is not offered twice as a symptom", () => {
    expect(merge("Reports suicidal thoughts.")).toEqual([risk]);
  });
});

describe("a mood of the same turn as another symptom", () => {
  const merge = (mood: string, symptom: string): Omission[] =>
    mergeOmissions([omission("mood", false, mood)], [{ omission: omission("symptom", false, symptom), rank: 1 }]);

  test.each([
    ["He has been feeling down.", "Reports cough."],
    ["She feels hopeless.", "Reports headache and nausea."],
    ["He is anxious.", "Reports back pain."],
    ["She has been crying.", "Reports fatigue."],
    ["He is under stress.", "Reports palpitations."],
    ["She is lonely.", "Reports dizziness."],
  ])("is offered beside it: %s %s", (mood, symptom) => {
    expect(merge(mood, symptom).map(({ sentence }) => sentence)).toEqual(expect.arrayContaining([mood, symptom]));
  });

  test.each([
    ["He has been feeling down.", "Reports low mood."],
    ["She feels anxious.", "Reports anxiety."],
    ["He is under stress.", "Reports stress and cough."],
  ])("is not offered twice: %s %s", (mood, symptom) => {
    expect(merge(mood, symptom)).toHaveLength(1);
  });
});

describe("an omission that was left out", () => {
  const facts = ["cough", "nausea", "fatigue", "dizziness", "itching", "fever"].map((name, rank) => ({
    omission: { ...omission("symptom", false, `Reports ${name}.`), evidence: [`u${rank}`] },
    rank,
  }));

  test("is kept beside the four omissions that are offered at most", () => {
    const merged = mergeOmissions([], facts, ({ sentence }) => sentence === "Reports fever.");
    expect(merged.map(({ sentence }) => sentence)).toContain("Reports fever.");
    expect(merged).toHaveLength(5);
  });

  test("does not bring back others beyond those four", () => {
    expect(mergeOmissions([], facts)).toHaveLength(4);
    expect(mergeOmissions([], facts, ({ sentence }) => sentence === "Reports cough.")).toHaveLength(4);
  });
});

describe("several numbers of a narrative", () => {
  const numbers = ["for 5 days", "to 12 stone", "about 3 times", "at 40 miles"].map((words, i) => ({
    ...omission("number", false, `He went ${words}.`),
    id: `number ${i}`,
    evidence: [`n${i}`],
  }));
  const ranked = (kind: Omission["kind"], sentence: string, rank: number) => ({
    omission: omission(kind, false, sentence),
    rank,
  });

  test.each([
    ["symptom", "Reports chest tightness."],
    ["finding", "Heart rhythm is irregular."],
    ["order", "Repeat the potassium."],
    ["advice", "Keep the leg raised."],
    ["diagnosis", "Anemia."],
    ["followUp", "Follow-up: see me after the scan."],
  ] as const)("leave room for the %s: %s", (kind, sentence) => {
    const merged = mergeOmissions(numbers, [ranked(kind, sentence, 4.2)]);
    expect(merged.map((each) => each.sentence)).toContain(sentence);
  });

  test("are offered if nothing else is missing", () => {
    expect(mergeOmissions(numbers, [])).toHaveLength(numbers.length);
  });

  test("come before a less important symptom", () => {
    const [first] = mergeOmissions(numbers, [ranked("symptom", "Reports itching.", 4.2)]);
    expect(first?.kind).toBe("number");
  });
});

describe("a number in words of a conversation", () => {
  test.each([
    "Asked “how long has it been?”: “3 weeks, maybe”.",
    "And so I noticed that it was up to 150 the other day.",
    "What we want is that you get it below 7.",
  ])("comes after a symptom: %s", (spoken) => {
    const symptom = { ...omission("symptom", false, "Reports itching."), evidence: ["u9"] };
    const merged = mergeOmissions([omission("number", false, spoken)], [{ omission: symptom, rank: 4.2 }]);
    expect(merged.map(({ kind }) => kind)).toEqual(["symptom", "number"]);
  });

  test("comes before a symptom if it is written for a note", () => {
    const symptom = { ...omission("symptom", false, "Reports itching."), evidence: ["u9"] };
    const number = omission("number", false, "Heart rate: 92 bpm.");
    const [first] = mergeOmissions([number], [{ omission: symptom, rank: 4.2 }]);
    expect(first?.kind).toBe("number");
  });
});

describe("an omission of several sentences", () => {
  const drug = { ...omission("drug", true, "Takes senna at night."), id: "drug" };
  test.each(["Has taken Motrin and Senna.", "Stopped Senna. Takes Motrin and Senna."])(
    "keeps a sentence that ends like the one to resolve: %s",
    (sentence) => {
      const named = { ...omission("drug", true, "Senna."), id: "named", evidence: ["u8"] };
      const merged = mergeOmissions([named], [{ omission: omission("symptom", false, sentence), rank: 3 }]);
      expect(merged.map((each) => each.sentence)).toContain(sentence);
    },
  );

  test("is dropped if all of it must be resolved", () => {
    const same = omission("symptom", false, drug.sentence);
    expect(mergeOmissions([drug], [{ omission: same, rank: 3 }])).toEqual([drug]);
  });
});
