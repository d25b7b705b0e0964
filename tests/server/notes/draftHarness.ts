import { draftSentences } from "../../../src/server/notes/writing/draftSentences";
import { builtInTemplate } from "../../../src/shared/templates/builtInTemplates";
import type { Speaker } from "../../../src/shared/transcription/utterance";

/** A turn of a visit: its speaker and its text. */
export type Line = readonly [Speaker, string];
const soap = builtInTemplate("soap");
if (!soap) throw new Error("There is no built-in template “soap”.");

/** Drafts a note; the turns have the ids "u0", "u1" and so on. */
export function draft(lines: readonly Line[], template = soap) {
  const turns = lines.map(([speaker, text], i) => ({ id: `u${i}`, speaker, text }));
  return [
    ...draftSentences({ kind: "note", turns, template: template!, instructions: null, withheld: null, context: {} }),
  ];
}

/** Returns the sentences of the drafted note, one a line. */
export const noteOf = (lines: readonly Line[]): string =>
  draft(lines)
    .map(({ text }) => text)
    .join("\n");

/** Returns the drafted sentences of one section, one a line. */
export const sectionOf = (lines: readonly Line[], key: string): string =>
  draft(lines)
    .filter(({ section }) => section === key)
    .map(({ text }) => text)
    .join("\n");

/** The clinician's question that opens a visit. */
export const opening: Line = ["clinician", "Good morning. So what brings you in today?"];
