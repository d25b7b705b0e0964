import type { VisitDocument } from "../../../shared/notes/document";

/**
 * Returns the number of open findings about evidence that was corrected, and the ids of those that an update can
 * resolve.
 */
export function changedSentences(note: Pick<VisitDocument, "sections"> | null): { count: number; updates: string[] } {
  const open = (note?.sections ?? [])
    .flatMap(({ sentences }) => sentences.flatMap(({ findings }) => findings))
    .filter(({ kind, resolved }) => kind === "changed" && resolved === null);
  const updates = open.filter(({ answers }) => answers.some(({ id }) => id === "change")).map(({ id }) => id);
  return { count: open.length, updates };
}
