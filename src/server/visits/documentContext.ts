/** Returns the context with which a version of a document is sealed. */
export function documentContext(documentId: string, version: number): string {
  return `document:${documentId}:${version}`;
}
