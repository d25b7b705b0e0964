import type { Note } from "./note";

/**
 * Counts the open findings and omissions of a note: `must` have to be resolved before signing, `look` are to be
 * reviewed.
 */
export function countOpen(note: Pick<Note, "sections" | "omissions">): { must: number; look: number } {
  const findings = note.sections.flatMap(({ sentences }) => sentences.flatMap((sentence) => sentence.findings));
  const open = [...findings, ...note.omissions].filter(({ resolved }) => resolved === null);
  const must = open.filter((item) => item.must).length;
  return { must, look: open.length - must };
}
