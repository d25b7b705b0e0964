import type { VisitDocument } from "../../shared/notes/document";

/** The content of a version, stored encrypted: the fields of a document that the clinician reads or answers. */
export type DocumentContent = Pick<VisitDocument, "sections" | "omissions" | "removed" | "addenda" | "unchecked">;

/** Returns the context with which a version's content is sealed. */
export function documentContext(documentId: string, version: number): string {
  return `document:${documentId}:${version}`;
}

/** Returns whether two contents are equal, apart from their addenda and removed sentences. */
export function isSameContent(one: DocumentContent, other: DocumentContent): boolean {
  const compared = ({ sections, omissions, unchecked }: DocumentContent): string =>
    JSON.stringify([sections, omissions, unchecked ?? false]);
  return compared(one) === compared(other);
}
