import type { NotedContent } from "../../../src/server/notes/noteEngine";
import { noteJobs } from "../../../src/server/notes/thread/noteJobs";
import type { DocumentKind } from "../../../src/shared/notes/document";
import { builtInTemplate, defaultTemplateIdOf } from "../../../src/shared/templates/builtInTemplates";
import type { Line } from "./notesHarness";

/** Drafts a document of a visit and checks it. @returns the texts by section, and all findings and omissions. */
export function document(kind: DocumentKind, lines: readonly Line[], noted?: NotedContent) {
  const turns = lines.map(([speaker, text], i) => ({ id: `u${i}`, speaker, text }));
  const template = builtInTemplate(defaultTemplateIdOf(kind))!;
  const drafted = noteJobs.draft({
    kind,
    template,
    instructions: null,
    withheld: null,
    context: {},
    turns,
    ...(noted && { noted }),
  });
  const sections = template.sections.map((section) => ({
    ...section,
    sentences: drafted
      .filter((each) => each.section === section.key)
      .map(({ text, evidence }, i) => ({ id: `${i}`, text, evidence, origin: "drafted" as const, findings: [] })),
  }));
  const checked = noteJobs.check({ kind, note: { sections, omissions: [] }, turns, template, earlier: null });
  const filled = checked.sections.filter(({ sentences }) => sentences.length > 0);
  return {
    texts: Object.fromEntries(filled.map(({ key, sentences }) => [key, sentences.map(({ text }) => text)])),
    evidence: Object.fromEntries(filled.map(({ key, sentences }) => [key, sentences.flatMap((each) => each.evidence)])),
    findings: checked.sections.flatMap(({ sentences }) => sentences.flatMap(({ findings }) => findings)),
    omissions: checked.omissions,
  };
}

/** A line of a note that a person wrote: its section, text and evidence. */
export type Written = readonly [string, string, string[]?];

/**
 * The note of a visit after people removed its lines that match `gone` and wrote `added`.
 * @param lines of a note by a language model, in place of those of the built-in drafter.
 */
export function noteOf(
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
): NotedContent {
  const turns = said.map(([speaker, text], i) => ({ id: `u${i}`, speaker, text }));
  const template = builtInTemplate("soap")!;
  const drafted = lines
    ? lines.map(([section, text, evidence]) => ({ section, text, evidence }))
    : noteJobs.draft({ kind: "note", template, instructions: null, withheld: null, context: {}, turns });
  const removed = drafted.filter(({ text }) => gone.test(text)).map(({ text, evidence }) => ({ text, evidence }));
  const kept = drafted.filter(({ text }) => !gone.test(text));
  return {
    isBuiltIn: lines === undefined,
    removed,
    lines: [
      ...kept.map(({ section, text, evidence }) => ({
        section,
        title: section,
        text,
        evidence,
        isWrittenByPerson: false,
      })),
      ...added.map(([section, text, evidence = []]) => ({
        section,
        title: titles[section] ?? section,
        text,
        evidence,
        isWrittenByPerson: true,
      })),
    ],
  };
}

/** A visit with everything that letters take over. */
export const visit: readonly Line[] = [
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
