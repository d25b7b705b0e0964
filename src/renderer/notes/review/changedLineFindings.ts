import type { VisitDocument } from "../../../shared/notes/document";

/**
 * Counts the open findings of sentences whose lines of the transcript were corrected after drafting. `updatable` has
 * the ids of those whose sentence can be updated by one answer (`change`).
 */
export function changedLineFindings(note: Pick<VisitDocument, "sections"> | null): {
  count: number;
  updatable: string[];
} {
  const open = (note?.sections ?? [])
    .flatMap(({ sentences }) => sentences.flatMap(({ findings }) => findings))
    .filter(({ kind, resolved }) => kind === "changed" && resolved === null);
  const updatable = open.filter(({ answers }) => answers.some(({ id }) => id === "change")).map(({ id }) => id);
  return { count: open.length, updatable };
}
