import { describe, expect, test } from "vitest";
import type { NoteChanges } from "../../../src/server/notes/noteEngine";
import { noteJobs } from "../../../src/server/notes/thread/noteJobs";
import type { DocumentKind } from "../../../src/shared/notes/document";
import { builtInTemplate, defaultTemplateIdOf } from "../../../src/shared/templates/builtInTemplates";
import type { Line } from "./notesHarness";

/** Drafts a document of a visit and checks it. @returns the texts by section, and all findings and omissions. */
function document(kind: DocumentKind, lines: readonly Line[], noted?: NoteChanges) {
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
    const noted = {
      removed: ["Allergic to penicillin (rash).", "Lisinopril 10 mg daily."],
      written: [{ section: "medications", text: "Lisinopril 15 mg daily.", evidence: ["u3"] }],
    };
    const { texts } = document("referral_letter", visit, noted);
    expect([texts["allergies"], texts["medications"]]).toEqual([undefined, ["Lisinopril 15 mg daily."]]);
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
  ] as const)("invents no dates from %j", (line) => {
    const { texts, findings } = document("sick_note", [[line[0], line[1]]]);
    expect(texts).toEqual({ time_off: ["Off work or school from ____ to ____."] });
    expect(findings).toMatchObject([{ kind: "blank", must: true, resolved: null }]);
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
    const noted = {
      removed: ["Medical treatment: Increase lisinopril 20 mg daily.", "I advised the patient to rest the knee."],
      written: [{ section: "assessment_plan", text: "Increase lisinopril to 40 mg daily.", evidence: ["u0"] }],
    };
    const plan = document("visit_summary", lines).texts["assessment_plan"]!;
    const removed = [...noted.removed, ...plan];
    expect(document("patient_instructions", lines, { ...noted, removed }).texts).toEqual({
      medicines: ["Increase lisinopril to 40 mg daily."],
    });
  });
});
