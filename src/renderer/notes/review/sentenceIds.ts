import type { VisitDocument } from "../../../shared/notes/document";

/** Returns the ids of all sentences of a document; none for null. */
export const sentenceIds = (note: VisitDocument | null): string[] =>
  note?.sections.flatMap(({ sentences }) => sentences.map(({ id }) => id)) ?? [];
