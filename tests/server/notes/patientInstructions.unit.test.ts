import { describe, expect, test } from "vitest";
import { noteJobs } from "../../../src/server/notes/thread/noteJobs";
import { builtInTemplate } from "../../../src/shared/templates/builtInTemplates";
import type { Line } from "./notesHarness";

const template = builtInTemplate("patient-instructions")!;
const input = { kind: "patient_instructions", template, instructions: null, withheld: null, context: {} } as const;

/** Drafts the instructions of a visit and checks them. @returns section keys with their sentences, and all findings. */
function instructions(lines: readonly Line[]) {
  const turns = lines.map(([speaker, text], i) => ({ id: `u${i}`, speaker, text }));
  const drafted = noteJobs.draft({ ...input, turns });
  const sections = template.sections.map((section) => ({
    ...section,
    sentences: drafted
      .filter((each) => each.section === section.key)
      .map(({ text, evidence }, i) => ({ id: `${i}`, text, evidence, origin: "drafted" as const, findings: [] })),
  }));
  const note = { sections, omissions: [] };
  const checked = noteJobs.check({ kind: input.kind, note, turns, template, earlier: null });
  const filled = checked.sections.filter(({ sentences }) => sentences.length > 0);
  return {
    texts: Object.fromEntries(filled.map(({ key, sentences }) => [key, sentences.map(({ text }) => text)])),
    findings: checked.sections.flatMap(({ sentences }) => sentences.flatMap(({ findings }) => findings)),
    omissions: checked.omissions,
  };
}

const visit: readonly Line[] = [
  ["patient", "I take sertraline 50 mg every morning. My knee hurts."],
  ["clinician", "I'm going to increase the lisinopril to 20 mg once a day."],
  ["clinician", "Stop taking the ibuprofen."],
  ["clinician", "You can take acetaminophen 500 mg every six hours as needed for pain."],
  ["clinician", "I'm going to order a lipid panel and a chest x-ray."],
  ["clinician", "I'll refer you to physical therapy."],
  ["clinician", "You should rest the knee and ice it for 20 minutes three times a day."],
  ["clinician", "If the culture is positive, we will start amoxicillin 500 mg three times a day for 10 days."],
  ["clinician", "Come back and see me in two weeks."],
  ["clinician", "If you get a fever or the redness spreads, call us right away."],
];

describe("patient instructions", () => {
  test("list the plan in the words that were said, with doses and conditions", () => {
    expect(instructions(visit).texts).toEqual({
      medicines: [
        "Increase the lisinopril to 20 mg once a day.",
        "Stop taking the ibuprofen.",
        "You may take acetaminophen 500 mg every 6 hours as needed for pain.",
        "If the culture is positive, start amoxicillin 500 mg 3 times a day for 10 days.",
      ],
      tests: ["We will order a lipid panel and a chest x-ray.", "We will refer you to physical therapy."],
      advice: ["Rest the knee and ice it for 20 minutes 3 times a day."],
      follow_up: ["Come back and see me in 2 weeks."],
      return: ["If you get a fever or the redness spreads, call us right away."],
    });
  });

  test.each([
    ["You should stop smoking.", ["Stop smoking."]],
    ["Rest today.", ["Rest today."]],
    ["Stop that.", undefined],
  ])("have advice of two words unless it refers back: %s", (said, advice) => {
    expect(instructions([["clinician", said]]).texts["advice"]).toEqual(advice);
  });

  test("pass the checks against the transcript", () => {
    expect(instructions(visit)).toMatchObject({ findings: [], omissions: [] });
  });

  test("leave out what was only considered, refused or not planned", () => {
    const { texts } = instructions([
      ["clinician", "We might consider an MRI later."],
      ["clinician", "I recommend the flu shot."],
      ["patient", "No, I don't want that."],
      ["patient", "I take metformin 500 mg twice a day."],
    ]);
    expect(texts).toEqual({});
  });
});
