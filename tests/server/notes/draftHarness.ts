import { draftSentences } from "../../../src/server/notes/writing/draftSentences";
import { builtInTemplate } from "../../../src/shared/templates/builtInTemplates";
import type { Speaker } from "../../../src/shared/transcription/utterance";

export type Line = readonly [Speaker, string];
const soap = builtInTemplate("soap");
if (!soap) throw new Error("no template");

export function draft(lines: readonly Line[], template = soap) {
  const turns = lines.map(([speaker, text], i) => ({ id: `u${i}`, speaker, text }));
  return [...draftSentences({ turns, template: template!, instructions: null, context: {} })];
}
export const noteOf = (lines: readonly Line[]): string =>
  draft(lines)
    .map(({ text }) => text)
    .join("\n");
export const sectionOf = (lines: readonly Line[], key: string): string =>
  draft(lines)
    .filter(({ section }) => section === key)
    .map(({ text }) => text)
    .join("\n");
export const opening: Line = ["clinician", "Good morning. So what brings you in today?"];
