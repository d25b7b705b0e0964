import type { VisitDocument } from "../../../shared/notes/document";

/** Returns all sentence ids of a document; an empty list for null. */
export const sentenceIds = (note: VisitDocument | null): string[] =>
  note?.sections.flatMap(({ sentences }) => sentences.map(({ id }) => id)) ?? [];
