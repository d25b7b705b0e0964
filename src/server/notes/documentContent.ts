import type { VisitDocument } from "../../shared/notes/document";

/** The content of a version, stored encrypted: the fields of a document that the clinician reads or answers. */
export type DocumentContent = Pick<VisitDocument, "sections" | "omissions" | "removed" | "addenda" | "unchecked">;

/**
 * Maximum size of a document (`sizeOf`) that a save can make: several times the note of a visit that lasts a whole
 * day. Each save reads, checks and writes the whole document; of two million characters, that takes several seconds on
 * a busy server.
 */
export const maxContentSize = 500_000;
/** Characters of the id of an utterance, a UUID. */
const idSize = 36;

/**
 * Returns the number of characters of a document's sentences, removed ones included, and of the ids that they rest on.
 */
export function sizeOf({ sections, removed }: Pick<VisitDocument, "sections" | "removed">): number {
  const sentences = [...sections.flatMap((section) => section.sentences), ...removed];
  return sentences.reduce((sum, { text, evidence = [] }) => sum + text.length + evidence.length * idSize, 0);
}

/** Returns whether two contents are equal, apart from their addenda and removed sentences. */
export function isSameContent(one: DocumentContent, other: DocumentContent): boolean {
  const compared = ({ sections, omissions, unchecked }: DocumentContent): string =>
    JSON.stringify([sections, omissions, unchecked ?? false]);
  return compared(one) === compared(other);
}
