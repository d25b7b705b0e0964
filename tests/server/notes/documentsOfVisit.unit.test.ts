import { describe, expect, test } from "vitest";
import type { NotedNote } from "../../../src/server/notes/noteEngine";
import { noteJobs } from "../../../src/server/notes/thread/noteJobs";
import type { DocumentKind } from "../../../src/shared/notes/document";
import { builtInTemplate, defaultTemplateIdOf } from "../../../src/shared/templates/builtInTemplates";
import type { Line } from "./notesHarness";

/** Drafts a document of a visit and checks it. @returns the texts by section, and all findings and omissions. */
function document(kind: DocumentKind, lines: readonly Line[], noted?: NotedNote) {
  const turns = lines.map(([speaker, text], i) => ({ id: `u${i}`, speaker, text }));
  const template = builtInTemplate(defaultTemplateIdOf(kind))!;
  const drafted = noteJobs.draft({ kind, template, instructions: null, context: {}, turns, ...(noted && { noted }) });
  const sections = template.sections.map((section) => ({
    ...section,
    sentences: drafted
      .filter((one) => one.section === section.key)
      .map(({ text, evidence }, i) => ({ id: `${i}`, text, evidence, origin: "drafted" as const, findings: [] })),
  }));
  const checked = noteJobs.check({ kind, note: { sections, omissions: [] }, turns, template, earlier: null });
  const filled = checked.sections.filter(({ sentences }) => sentences.length > 0);
  return {
    texts: Object.fromEntries(filled.map(({ key, sentences }) => [key, sentences.map(({ text }) => text)])),
    evidence: Object.fromEntries(filled.map(({ key, sentences }) => [key, sentences.flatMap((one) => one.evidence)])),
    findings: checked.sections.flatMap(({ sentences }) => sentences.flatMap(({ findings }) => findings)),
    omissions: checked.omissions,
  };
}

/** A line of a note that a person wrote: its section, text and evidence. */
type Written = readonly [string, string, string[]?];

/**
 * The note of a visit after people removed its lines that match `gone` and wrote `added`.
 * @param lines of a note by a language model, in place of those of the built-in drafter.
 */
function noteOf(
  said: readonly Line[],
  {
    gone = /^$/,
    added = [],
    lines,
    titles = {},
  }: {
    gone?: RegExp;
    added?: readonly Written[];
    lines?: readonly (readonly [string, string, string[]])[];
    titles?: Record<string, string>;
  } = {},
): NotedNote {
  const turns = said.map(([speaker, text], i) => ({ id: `u${i}`, speaker, text }));
  const template = builtInTemplate("soap")!;
  const drafted = lines
    ? lines.map(([section, text, evidence]) => ({ section, text, evidence }))
    : noteJobs.draft({ kind: "note", template, instructions: null, context: {}, turns });
  const removed = drafted.filter(({ text }) => gone.test(text)).map(({ text, evidence }) => ({ text, evidence }));
  const kept = drafted.filter(({ text }) => !gone.test(text));
  return {
    isOffline: lines === undefined,
    removed,
    lines: [
      ...kept.map(({ section, text, evidence }) => ({ section, title: section, text, evidence, isWritten: false })),
      ...added.map(([section, text, evidence = []]) => ({
        section,
        title: titles[section] ?? section,
        text,
        evidence,
        isWritten: true,
      })),
    ],
  };
}

const visit: readonly Line[] = [
  ["clinician", "What brings you in today?"],
  ["patient", "My left knee has been hurting for three weeks. No fever."],
  ["patient", "I have high blood pressure."],
  ["patient", "I take lisinopril 10 mg once a day."],
  ["patient", "I'm allergic to penicillin, it gave me a rash."],
  ["clinician", "Your blood pressure is 148 over 92."],
  ["clinician", "I think this is a meniscus tear."],
  ["clinician", "I'm going to refer you to orthopedics to see whether you need surgery."],
  ["clinician", "You should avoid lifting more than ten pounds."],
  ["clinician", "Stay off work until Monday."],
  ["clinician", "You can go back to work on November 30."],
  ["clinician", "Come back and see me in two weeks."],
];

describe("referral letter", () => {
  test("has addressee, reason, question, history, medications, allergies and findings as they were said", () => {
    const { texts, findings, omissions, evidence } = document("referral_letter", visit);
    expect(texts).toMatchObject({
      to: ["Orthopedics"],
      reason: expect.arrayContaining(["We will refer to orthopedics to see whether the patient needs surgery."]),
      question: ["To see whether the patient needs surgery."],
      medications: ["Lisinopril 10 mg daily."],
      allergies: ["Allergic to penicillin (rash)."],
      findings: [expect.stringContaining("148/92")],
    });
    expect(texts["history"]?.join(" ")).toMatch(/left knee.*3 weeks/i);
    expect(texts["history"]?.join(" ")).not.toMatch(/Reports left knee pain|takes lisinopril/); // said above and below
    expect([evidence["to"], evidence["question"]]).toEqual([["u7"], ["u7"]]);
    expect([findings, omissions]).toEqual([[], []]);
  });

  test.each([
    ["You should see a dermatologist about that mole.", "Dermatologist"],
    ["I'm going to refer you to Dr. Patel for a second opinion.", "Dr. Patel"],
    ["I'll refer you to physical therapy for the knee.", "Physical therapy"],
  ])("addresses “%s” to %s", (said, to) => {
    expect(document("referral_letter", [["clinician", said]]).texts["to"]).toEqual([to]);
  });

  test("has blanks, which must be filled, for an addressee and a question that were not said", () => {
    const { texts, findings } = document(
      "referral_letter",
      visit.filter(([, text]) => !text.includes("refer")),
    );
    expect(texts).toMatchObject({ to: ["____"], question: ["____"] });
    expect(findings).toMatchObject([
      { kind: "blank", must: true, answers: [{ id: "remove" }] },
      { kind: "blank", must: true },
    ]);
    const considered = document("referral_letter", [
      ["clinician", "We might consider a referral to cardiology later."],
    ]);
    expect(considered.texts["to"]).toEqual(["____"]);
  });

  test("follows the note where a person changed it", () => {
    const noted = noteOf(visit, {
      gone: /penicillin|^Lisinopril 10/,
      added: [["medications", "Lisinopril 15 mg daily.", ["u3"]]],
    });
    const { texts } = document("referral_letter", visit, noted);
    expect([texts["allergies"], texts["medications"]]).toEqual([undefined, ["Lisinopril 15 mg daily."]]);
  });

  test("says what the note of a language model says, and not what a person removed there", () => {
    const noted = noteOf(visit, {
      lines: [
        ["subjective", "Left knee pain for three weeks, without fever.", ["u1"]],
        ["medications", "Takes lisinopril 10 mg every day.", ["u3"]],
        ["allergies", "Penicillin causes a rash.", ["u4"]],
        ["objective", "BP 148/92.", ["u5"]],
        ["assessment_plan", "Suspected meniscus tear.", ["u6"]],
        ["assessment_plan", "Referral to orthopedics to see whether surgery is needed.", ["u7"]],
      ],
      gone: /Penicillin|BP/,
    });
    const { texts } = document("referral_letter", visit, noted);
    expect(texts).toMatchObject({
      to: ["Orthopedics"],
      history: ["Left knee pain for three weeks, without fever."],
      medications: ["Takes lisinopril 10 mg every day."],
    });
    expect(JSON.stringify(texts)).not.toMatch(/penicillin|148/i);
  });

  test("is addressed as a person changed the referral in the note", () => {
    const added: Written[] = [["assessment_plan", "Refer to rheumatology to rule out gout.", ["u7"]]];
    const { texts } = document("referral_letter", visit, noteOf(visit, { gone: /orthopedics/, added }));
    expect(texts["to"]).toEqual(["Rheumatology"]);
    expect(JSON.stringify(texts)).not.toMatch(/orthopedics/i);
  });

  test("has what a person wrote in a section of their own template", () => {
    const added: Written[] = [
      ["s-1", "Allergic to penicillin (hives).", ["u4"]],
      ["s-2", "Works on a farm."],
      ["s-3", "Order an x-ray of the left knee."],
    ];
    const { texts } = document("referral_letter", visit, noteOf(visit, { gone: /penicillin/, added }));
    expect(texts["allergies"]).toEqual(["Allergic to penicillin (hives)."]);
    expect(texts["history"]).toContain("Works on a farm.");
    expect(texts["assessment_plan"]).toContain("Order an x-ray of the left knee.");
  });

  test("refers to the patient as the note does", () => {
    const lines: readonly Line[] = [
      ["clinician", "Hello Mr. Smith, what brings you in today, sir?"],
      ["patient", "My prostate was checked last year. I have chest pain."],
      ["clinician", "I'm going to refer you to cardiology to see whether you need a stress test."],
    ];
    const plan = noteOf(lines).lines.filter(({ text }) => /cardiology/.test(text));
    expect(document("referral_letter", lines, noteOf(lines)).texts["to"]).toEqual(["Cardiology"]);
    expect(document("referral_letter", lines, noteOf(lines)).texts["assessment_plan"]).toContain(plan[0]?.text);
  });
});

describe("sick note", () => {
  test("has the dates and limits as they were said, and no diagnosis", () => {
    const { texts, findings, evidence } = document("sick_note", visit);
    expect(texts).toEqual({
      time_off: ["Off work until Monday."],
      restrictions: [expect.stringContaining("lifting more than 10 pounds")],
      back: ["May return to work on November 30."],
    });
    expect([evidence["time_off"], evidence["back"]]).toEqual([["u9"], ["u10"]]);
    expect(findings).toEqual([]);
    expect(JSON.stringify(texts)).not.toMatch(/meniscus|knee/i);
  });

  test.each([
    ["I'll write you a note for work for three days.", "Off work for 3 days."],
    ["You should stay home from school until Thursday.", "Off school until Thursday."],
    ["I'll give you a sick note from Monday to Friday.", "Off work or school from Monday to Friday."],
    ["Okay, so please stay off work until Monday.", "Off work until Monday."],
    ["You need to rest, and you should stay off work for a week.", "Off work for a week."],
    ["I want you to stay off work until Monday.", "Off work until Monday."],
    ["I'm going to keep you off work for 3 days.", "Off work for 3 days."],
  ])("reads “%s”", (said, expected) => {
    const { texts, findings } = document("sick_note", [["clinician", said]]);
    expect([texts["time_off"], findings]).toEqual([[expected], []]);
  });

  test.each([
    [["clinician", "If it is no better by Friday, stay off work until Monday."]],
    [["clinician", "Do you need to stay off work until Monday?"]],
    [["clinician", "You don't need to stay off work for a week."]],
    [["patient", "I was off work for two weeks."]],
    [["clinician", "I'll give you a sick note."]],
    [["clinician", "So you've been out of work for 3 days."]],
    [["clinician", "So you are out of work for 3 days now."]],
    [["clinician", "Your husband was off work for 2 weeks."]],
    [["clinician", "Your husband should stay off work for 2 weeks."]],
    [["clinician", "I note for 3 days."]],
    [["clinician", "Last time I told you to stay off work for a week."]],
    [["clinician", "Your surgeon wants you to stay off work until Friday."]],
    [["clinician", "Stay off work until Monday or Tuesday."]],
    [["clinician", "When your back hurts, stay off work for 2 days."]],
    [["clinician", "Come back on Monday."]],
    [["clinician", "Return in 2 weeks."]],
  ] as const)("invents no dates from %j", (line) => {
    const { texts, findings } = document("sick_note", [[line[0], line[1]]]);
    expect(texts).toEqual({ time_off: ["Off work or school from ____ to ____."] });
    expect(findings).toMatchObject([{ kind: "blank", must: true, resolved: null }]);
  });
});

describe("the dates of a sick note", () => {
  const said: readonly Line[] = [["clinician", "You should stay off work until Monday."]];
  const dates = (lines: readonly Line[], noted?: NotedNote) => {
    const { texts } = document("sick_note", lines, noted);
    return [texts["time_off"], texts["back"]];
  };
  const blank = ["Off work or school from ____ to ____."];

  test("are a blank if the line was removed from the note", () => {
    expect(dates(said, noteOf(said))).toEqual([["Off work until Monday."], undefined]);
    expect(noteOf(said, { gone: /work/ }).removed).toHaveLength(1);
    expect(dates(said, noteOf(said, { gone: /work/ }))).toEqual([blank, undefined]);
  });

  test("are those that a person wrote in the plan", () => {
    const wrote = (text: string, evidence: string[] = []) =>
      dates(said, noteOf(said, { gone: /work/, added: [["assessment_plan", text, evidence]] }));
    expect(wrote("I advised the patient to stay off work until Wednesday.", ["u0"])).toEqual([
      ["Off work until Wednesday."],
      undefined,
    ]);
    expect(wrote("Off work for 2 weeks.")).toEqual([["Off work for 2 weeks."], undefined]);
    expect(wrote("May return to work on Friday.")).toEqual([blank, ["May return to work on Friday."]]);
    expect(wrote("Off work, see the other letter.")).toEqual([blank, undefined]);
    expect(wrote("Rest.", ["u0"])).toEqual([blank, undefined]);
  });

  test("are a blank if they were taken back or changed in other words", () => {
    for (const text of ["Actually, make it Wednesday.", "You don't need to be off work after all."])
      expect(dates([...said, ["clinician", text]])).toEqual([blank, undefined]);
    expect(dates([...said, ["clinician", "Stay off work until Wednesday."]])[0]).toEqual(["Off work until Wednesday."]);
  });

  test("have a return without a place", () => {
    expect(dates([...said, ["clinician", "You can go back on Monday."]])[1]).toEqual([
      "May return to work or school on Monday.",
    ]);
  });
});

describe("the limits of a sick note", () => {
  const limitsOf = (text: string) => document("sick_note", [["clinician", text]]).texts["restrictions"] ?? [];

  test.each([
    "Push fluids for the next few days.",
    "You should run a humidifier in the bedroom.",
    "You should take the standard dose of ibuprofen.",
    "Don't drive while you take the oxycodone.",
    "You should avoid lifting if it hurts.",
    "You should drink sports drinks.",
  ])("leave out “%s”", (text) => {
    expect(limitsOf(text)).toEqual([]);
  });

  test.each([
    ["You should avoid lifting because of your hernia.", /avoid lifting\.$/i],
    ["You should avoid lifting more than 10 pounds for 2 weeks.", /avoid lifting more than 10 pounds for 2 weeks\.$/i],
    ["You should avoid climbing due to the epilepsy.", /avoid climbing\.$/i],
  ])("of “%s” have no reason", (text, expected) => {
    expect(limitsOf(text)).toEqual([expect.stringMatching(expected)]);
  });
});

describe("visit summary", () => {
  test("has reason, findings, assessment, plan, medications and allergies of the note", () => {
    const { texts, findings } = document("visit_summary", visit);
    expect(texts).toMatchObject({
      medications: ["Lisinopril 10 mg daily."],
      allergies: ["Allergic to penicillin (rash)."],
    });
    expect(texts["assessment_plan"]?.join(" ")).toMatch(/meniscus tear.*orthopedics/i);
    expect(findings).toEqual([]);
  });
});

describe("patient instructions", () => {
  test("take over a line of the plan that a person rewrote, and leave out one that was removed", () => {
    const lines: readonly Line[] = [
      ["clinician", "I'm going to increase the lisinopril to 20 mg once a day."],
      ["clinician", "You should rest the knee."],
    ];
    const added: Written[] = [["assessment_plan", "Increase lisinopril to 40 mg daily.", ["u0"]]];
    expect(document("patient_instructions", lines, noteOf(lines, { gone: /lisinopril|rest/i, added })).texts).toEqual({
      medicines: ["Increase lisinopril to 40 mg daily."],
    });
  });

  const orders: readonly Line[] = [
    ["clinician", "I think this is gout. I'm going to increase the lisinopril to 20 mg once a day."],
    ["clinician", "You should rest the knee."],
  ];

  test("have lines that were typed into the plan, each once, and none of the assessment", () => {
    const added: Written[] = [
      ["plan", "Ice the knee twice a day."],
      ["assessment", "Gout, likely of the left knee.", ["u0"]],
    ];
    const { texts } = document("patient_instructions", orders, noteOf(orders, { gone: /lisinopril/i, added }));
    expect(Object.values(texts).flat().toSorted()).toEqual(["Ice the knee twice a day.", "Rest the knee."]);
  });

  test("follow the note of a language model", () => {
    const noted = noteOf(orders, {
      lines: [
        ["assessment_plan", "Gout.", ["u0"]],
        ["assessment_plan", "Lisinopril to be increased to 20 mg daily.", ["u0"]],
        ["assessment_plan", "Rest of the knee was advised.", ["u1"]],
      ],
      gone: /Rest/,
    });
    expect(document("patient_instructions", orders, noted).texts).toEqual({
      medicines: [expect.stringMatching(/lisinopril.*20 mg/i)],
    });
  });

  test("have a repeated order once", () => {
    const { texts } = document("patient_instructions", [
      ["clinician", "I want to order another echocardiogram."],
      ["clinician", "I'm going to order an echocardiogram."],
    ]);
    expect(texts["tests"]).toHaveLength(1);
  });
});
