import { describe, expect, test } from "vitest";
import { checkNote } from "../../../src/shared/notes/checks/checkNote";
import type { Finding, Omission, Sentence } from "../../../src/shared/notes/note";
import type { Speaker } from "../../../src/shared/transcription/utterance";
import { builtInTemplate } from "../../../src/shared/templates/builtIn";

const template = builtInTemplate("soap");
if (!template) throw new Error("no template");

type Line = readonly [Speaker, string];
const turnsOf = (lines: readonly Line[]) => lines.map(([speaker, text], i) => ({ id: `u${i}`, speaker, text }));

function check(
  lines: readonly Line[],
  text: string,
  {
    cites,
    origin = "drafted",
    section = "subjective",
    omissions = [] as Omission[],
  }: { cites?: number[]; origin?: Sentence["origin"]; section?: string; omissions?: Omission[] } = {},
) {
  const evidence = (cites ?? lines.map((_, i) => i)).map((i) => `u${i}`);
  const sentence: Sentence = { id: "s1", text, evidence, origin, findings: [] };
  const sections = template!.sections.map(({ key, title, style }) => ({
    key,
    title,
    style,
    touched: false,
    sentences: key === section && text ? [sentence] : [],
  }));
  return checkNote({ sections, omissions }, turnsOf(lines), template!);
}
const findings = (...args: Parameters<typeof check>): Finding[] =>
  check(...args).sections.flatMap(({ sentences }) => sentences.flatMap((s) => s.findings));

const metformin: Line[] = [
  ["clinician", "How are you getting on with the metformin?"],
  ["patient", "Fine. I take the five hundred, twice a day, with meals."],
];

describe("what must be answered", () => {
  test.each([
    {
      title: "another dose, the drug named in the question alone",
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
      title: "a blood pressure heard otherwise",
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
      kind: "number",
      value: "5",
      change: "Knee pain for 3 weeks.",
    },
    {
      title: "a number nobody said",
      lines: [["patient", "My knee hurts."]] as Line[],
      text: "Pain 8 of the knee.",
      kind: "number",
      value: "8",
      change: null,
    },
    {
      title: "a drug nobody said",
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
      title: "reported, though denied in the answer",
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
      title: "denied, though reported",
      lines: [["patient", "I have had a fever since Monday."]] as Line[],
      text: "Denies fever.",
      kind: "negation",
      value: "Denies",
      change: "Reports fever.",
    },
    {
      title: "an allergy read as a drug taken",
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
      title: "no allergies, though one was told",
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

  test("answers are verbs with the value in them, and the words heard come with their utterance", () => {
    const [finding] = findings(metformin, "Metformin 1,000 mg twice daily with meals.");
    expect(finding?.answers.map(({ label }) => label)).toEqual(["Change to 500 mg", "Keep 1,000 mg", "Remove"]);
    expect(finding?.heard).toContain("five hundred");
    expect(finding?.heard_in).toBe("u1");
  });
});

describe("what is worth a look only", () => {
  test.each([
    {
      title: "certainty that was not said",
      lines: [["clinician", "This is meniscus irritation."]] as Line[],
      text: "Likely meniscus irritation.",
      detail: "“Likely” was not said",
    },
    {
      title: "a side where none was said",
      lines: [["patient", "My knee hurts."]] as Line[],
      text: "Left knee pain.",
      detail: "“Left” was not said here",
    },
    {
      title: "a relative's condition",
      lines: [["patient", "My mother had breast cancer."]] as Line[],
      text: "History of breast cancer.",
      detail: "“cancer” was said of a relative",
    },
  ])("$title", ({ lines, text, detail }) => {
    expect(findings(lines, text)).toMatchObject([{ must: false, detail }]);
  });

  test("a drafted sentence that rests on nothing", () => {
    expect(findings([["patient", "My knee hurts."]], "Walks with a cane.", { cites: [] })).toMatchObject([
      { kind: "unsupported", must: false },
    ]);
  });

  test("a drug the clinician typed from their own knowledge", () => {
    const found = findings([["patient", "My knee hurts."]], "Takes warfarin 5 mg.", { cites: [], origin: "typed" });
    expect(found.map(({ must }) => must)).not.toContain(true);
    expect(found.map(({ kind }) => kind)).toContain("drug");
  });
});

test("a typed dose that contradicts what was said must be answered all the same", () => {
  const found = findings([["patient", "I take warfarin 2 mg."]], "Takes warfarin 5 mg.", {
    cites: [],
    origin: "typed",
  });
  expect(found).toMatchObject([{ kind: "dose", must: true, value: "5 mg" }]);
});

test.each([
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
    title: "an allergy told as one",
    lines: [["patient", "I'm allergic to penicillin."]] as Line[],
    text: "Allergic to penicillin.",
  },
  {
    title: "a relative's condition told as one",
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

describe("said, but not in the note", () => {
  test.each([
    {
      title: "an allergy",
      lines: [
        ["clinician", "Any allergies?"],
        ["patient", "Penicillin, I break out in a rash."],
      ] as Line[],
      kind: "allergy",
      must: true,
      section: "allergies",
      sentence: /^Allergic to penicillin/,
    },
    {
      title: "a drug taken",
      lines: [["patient", "I take metformin 500 mg twice a day."]] as Line[],
      kind: "drug",
      must: true,
      section: "medications",
      sentence: /^Metformin 500 mg twice a day\.$/,
    },
    {
      title: "a drug prescribed",
      lines: [["clinician", "I'm going to start you on atorvastatin 20 mg at night."]] as Line[],
      kind: "drug",
      must: true,
      section: "assessment_plan",
      sentence: /atorvastatin 20 mg/i,
    },
    {
      title: "thoughts of suicide",
      lines: [["patient", "Some days I think about suicide."]] as Line[],
      kind: "risk",
      must: true,
      section: "subjective",
      sentence: /suicide/,
    },
    {
      title: "abuse",
      lines: [["patient", "My husband hits me when he is drunk."]] as Line[],
      kind: "risk",
      must: true,
      section: "subjective",
      sentence: /hits/,
    },
    {
      title: "a reading at home",
      lines: [["patient", "My blood pressure was 152 over 94 on Sunday."]] as Line[],
      kind: "number",
      must: false,
      section: "subjective",
      sentence: /152\/94/,
    },
    {
      title: "mood",
      lines: [["patient", "I feel hopeless since Ellen died."]] as Line[],
      kind: "mood",
      must: false,
      section: "subjective",
      sentence: /hopeless/,
    },
  ])(
    "$title is listed with the sentence Insert would add, and is gone once that is inserted",
    ({ lines, kind, must, section, sentence }) => {
      const omission = check(lines, "").omissions.find((candidate) => candidate.kind === kind);
      expect(omission).toMatchObject({ kind, must, section, resolved: null });
      expect(omission?.sentence).toMatch(sentence);
      expect(omission?.evidence.length).toBeGreaterThan(0);
      const inserted = check(lines, omission?.sentence ?? "", { section, origin: "edited" });
      expect(inserted.omissions.filter(({ id }) => id === omission?.id)).toEqual([]);
    },
  );

  test("a dose is listed when the drug stands without any", () => {
    const lines: Line[] = [["patient", "I take metformin 500 mg twice a day."]];
    expect(check(lines, "Takes metformin.").omissions).toMatchObject([{ kind: "dose", must: true }]);
  });

  test.each([
    [
      "a drug the clinician only asks about",
      [
        ["clinician", "Are you taking any aspirin?"],
        ["patient", "No."],
      ],
    ],
    ["small talk", [["patient", "We have two dogs and a nice garden."]]],
    ["silence", []],
  ] as [string, Line[]][])("%s is no omission", (_title, lines) => {
    expect(check(lines, "").omissions).toEqual([]);
  });
});

test("an omission left out stays answered when the note is checked again; words taken out again reopen an inserted one", () => {
  const lines: Line[] = [["patient", "I take metformin 500 mg twice a day."]];
  const [omission] = check(lines, "").omissions;
  if (!omission) throw new Error("nothing omitted");
  expect(check(lines, "", { omissions: [{ ...omission, resolved: "left_out" }] }).omissions).toMatchObject([
    { resolved: "left_out" },
  ]);
  expect(
    check(lines, omission.sentence, { omissions: [{ ...omission, resolved: "inserted" }] }).omissions,
  ).toMatchObject([{ resolved: "inserted" }]);
  expect(check(lines, "", { omissions: [{ ...omission, resolved: "inserted" }] }).omissions).toMatchObject([
    { resolved: null },
  ]);
});
