import { describe, expect, test } from "vitest";
import { findings, type Line } from "./checkHarness";

const metformin: Line[] = [
  ["clinician", "How are you getting on with the metformin?"],
  ["patient", "Fine. I take the five hundred, twice a day, with meals."],
];

describe("findings that must be resolved", () => {
  test.each([
    {
      title: "another dose, with the drug named only in the question",
      lines: metformin,
      text: "Metformin 1,000 mg twice daily with meals.",
      kind: "dose",
      value: "1,000 mg",
      change: "Metformin 500 mg twice daily with meals.",
    },
    {
      title: "another dose in spoken words",
      lines: [["patient", "I take lisinopril ten milligrams"]] as Line[],
      text: "Lisinopril 20 mg daily.",
      kind: "dose",
      value: "20 mg",
      change: "Lisinopril 10 mg daily.",
    },
    {
      title: "the value before a correction",
      lines: [["patient", "I take lisinopril 10, sorry, 20 mg."]] as Line[],
      text: "Lisinopril 10 mg.",
      kind: "dose",
      value: "10 mg",
      change: "Lisinopril 20 mg.",
    },
    {
      title: "a blood pressure that differs",
      lines: [["clinician", "It was one forty eight over ninety two"]] as Line[],
      text: "Blood pressure 184/92.",
      kind: "number",
      value: "184/92",
      change: "Blood pressure 148/92.",
    },
    {
      title: "another number of weeks",
      lines: [["patient", "for three weeks now"]] as Line[],
      text: "Knee pain for 5 weeks.",
      kind: "time",
      value: "5 weeks",
      change: "Knee pain for 3 weeks.",
    },
    {
      title: "a number that was not said",
      lines: [["patient", "My knee hurts."]] as Line[],
      text: "Pain 8 of the knee.",
      kind: "number",
      value: "8",
      change: null,
    },
    {
      title: "a drug that was not mentioned",
      lines: [["patient", "My knee hurts."]] as Line[],
      text: "Takes warfarin.",
      kind: "drug",
      value: "warfarin",
      change: null,
    },
    {
      title: "the other side",
      lines: [["patient", "It's my left knee."]] as Line[],
      text: "Right knee pain.",
      kind: "side",
      value: "Right",
      change: "Left knee pain.",
    },
    {
      title: "a symptom reported although the answer denied it",
      lines: [
        ["clinician", "Any chest pain?"],
        ["patient", "No."],
      ] as Line[],
      text: "Reports chest pain.",
      kind: "negation",
      value: "Reports",
      change: "Denies chest pain.",
    },
    {
      title: "a symptom denied although it was reported",
      lines: [["patient", "I have had a fever since Monday."]] as Line[],
      text: "Denies fever.",
      kind: "negation",
      value: "Denies",
      change: "Reports fever.",
    },
    {
      title: "an allergy written as a drug taken",
      lines: [
        ["clinician", "Are you allergic to anything?"],
        ["patient", "Penicillin, I get a rash."],
      ] as Line[],
      text: "Takes penicillin.",
      kind: "allergy",
      value: "penicillin",
      change: null,
    },
    {
      title: "no allergies although one was stated",
      lines: [["patient", "Sulfa gave me a rash, years ago."]] as Line[],
      text: "No known allergies.",
      kind: "allergy",
      value: "No known allergies",
      change: null,
    },
  ])("$title", ({ lines, text, kind, value, change }) => {
    const found = findings(lines, text);
    const finding = found.find((candidate) => candidate.kind === kind);
    expect(finding, JSON.stringify(found)).toMatchObject({ must: true, value, resolved: null });
    expect(finding?.answers.find(({ id }) => id === "change")?.text ?? null).toBe(change);
    expect(finding?.answers.map(({ id }) => id)).toEqual(
      change === null ? ["keep", "remove"] : ["change", "keep", "remove"],
    );
    expect(text.includes(value)).toBe(true);
  });

  test("have answers labeled with a verb and the value", () => {
    const [finding] = findings(metformin, "Metformin 1,000 mg twice daily with meals.");
    expect(finding?.answers.map(({ label }) => label)).toEqual(["Change to 500 mg", "Keep 1,000 mg", "Remove"]);
    expect(finding?.heard).toContain("five hundred");
    expect(finding?.heard_in).toBe("u1");
  });
});

describe("findings for review", () => {
  test.each([
    {
      title: "certainty that was not said",
      lines: [["clinician", "This is meniscus irritation."]] as Line[],
      text: "Likely meniscus irritation.",
      detail: "“Likely” wasn’t said",
    },
    {
      title: "a side that was not said",
      lines: [["patient", "My knee hurts."]] as Line[],
      text: "Left knee pain.",
      detail: "“Left” wasn’t mentioned",
    },
  ])("$title", ({ lines, text, detail }) => {
    expect(findings(lines, text)).toMatchObject([{ must: false, detail }]);
  });

  test("include a drafted sentence without support", () => {
    expect(findings([["patient", "My knee hurts."]], "Walks with a cane.", { cites: [] })).toMatchObject([
      { kind: "unsupported", must: false },
    ]);
  });

  test("include a drug that the clinician typed, which does not block signing", () => {
    const found = findings([["patient", "My knee hurts."]], "Takes warfarin 5 mg.", { cites: [], origin: "typed" });
    expect(found.map(({ must }) => must)).not.toContain(true);
    expect(found.map(({ kind }) => kind)).toContain("drug");
  });
});

test("a dose that was said for another drug in the same sentence requires an answer", () => {
  const found = findings([["patient", "I take salbutamol two puffs and prednisone 20 mg."]], "Prednisone 2 puffs.");
  expect(found).toMatchObject([{ kind: "dose", must: true, value: "2 puffs" }]);
});

test("a relative's drug attributed to the patient requires an answer", () => {
  const said: Line[] = [["patient", "My brother takes warfarin 5 mg. I take lisinopril 10 mg."]];
  expect(findings(said, "Warfarin 5 mg.")).toMatchObject([{ kind: "family", must: true, value: "Warfarin" }]);
  expect(findings(said, "Lisinopril 10 mg.")).toEqual([]);
});

test("a relative's condition attributed to the patient requires an answer", () => {
  expect(findings([["patient", "My mother had breast cancer."]], "History of breast cancer.")).toMatchObject([
    { kind: "family", must: true, detail: "“breast cancer” was said of a relative" },
  ]);
});

test("a typed dose that contradicts what was said requires an answer", () => {
  const found = findings([["patient", "I take warfarin 2 mg."]], "Takes warfarin 5 mg.", {
    cites: [],
    origin: "typed",
  });
  expect(found).toMatchObject([{ kind: "dose", must: true, value: "5 mg" }]);
});

test.each<{ title: string; lines: Line[]; text: string; origin?: "drafted" | "history" }>([
  {
    title: "spoken and written numbers",
    lines: [["clinician", "one forty eight over ninety two, temperature ninety eight point six"]] as Line[],
    text: "Blood pressure 148/92, temperature 98.6.",
  },
  { title: "brand for generic", lines: [["patient", "I take Lasix 40 mg"]] as Line[], text: "Furosemide 40 mg." },
  {
    title: "a denied list",
    lines: [
      ["clinician", "Any fever or chills?"],
      ["patient", "no"],
    ] as Line[],
    text: "Denies fever or chills.",
  },
  {
    title: "no fever, but a cough",
    lines: [["patient", "I have a cough but no fever."]] as Line[],
    text: "Reports a cough. Denies fever.",
  },
  {
    title: "right as in right now",
    lines: [["patient", "My knee hurts right now."]] as Line[],
    text: "The knee hurts right now.",
  },
  {
    title: "an allergy written as one",
    lines: [["patient", "I'm allergic to penicillin."]] as Line[],
    text: "Allergic to penicillin.",
  },
  {
    title: "a relative's condition written as the relative's",
    lines: [["patient", "My mother had cancer."]] as Line[],
    text: "The patient's mother had cancer.",
  },
  { title: "a number in a name", lines: [["patient", "I take vitamin B12."]] as Line[], text: "Takes vitamin B12." },
  {
    title: "history from the chart",
    lines: [["patient", "Fine."]] as Line[],
    text: "Takes warfarin 5 mg.",
    origin: "history" as const,
  },
])("nothing is found wrong with $title", ({ lines, text, origin = "drafted" }) => {
  expect(findings(lines, text, { origin })).toEqual([]);
});
