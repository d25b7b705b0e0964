import { checkNote } from "../../../src/server/notes/checking/checkNote";
import type { Finding, Omission, Sentence } from "../../../src/shared/notes/document";
import type { Speaker } from "../../../src/shared/transcription/utterance";
import { builtInTemplate } from "../../../src/shared/templates/builtInTemplates";

const template = builtInTemplate("soap");
if (!template) throw new Error("There is no built-in template “soap”.");

/** A turn of a visit: its speaker and its text. */
export type Line = readonly [Speaker, string];
const turnsOf = (lines: readonly Line[]) => lines.map(([speaker, text], i) => ({ id: `u${i}`, speaker, text }));

/**
 * Checks a note with one sentence, or without any if `text` is empty, against a visit.
 * @param options `cites` are positions in `lines`, by default all.
 */
export function check(
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
  const sections = template!.sections.map(({ id, key, title, style }) => ({
    id,
    key,
    title,
    style,
    sentences: key === section && text ? [sentence] : [],
  }));
  return checkNote({ sections, omissions }, turnsOf(lines), template!);
}

/** Returns the findings of that one sentence. */
export const findings = (...args: Parameters<typeof check>): Finding[] =>
  check(...args).sections.flatMap(({ sentences }) => sentences.flatMap((s) => s.findings));
