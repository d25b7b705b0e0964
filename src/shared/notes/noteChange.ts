import type { NoteBasis, VisitDocument } from "./document";

type Note = Pick<VisitDocument, "sections" | "addenda" | "status">;

/** How a note has changed since another document was drafted from it. */
export type NoteChange = "changed" | "addendum" | "signed";

/** Returns the basis that is stored with a document drafted from this note. Pure. */
export const basisOf = ({ sections, addenda, status }: Note): NoteBasis => ({
  text: digest(
    sections.flatMap(({ key, sentences }) => sentences.map(({ text }) => `${key}\0${text.trim()}`)).join("\n"),
  ),
  addenda: addenda.length,
  signed: status === "signed",
});

/**
 * Returns how the note has changed since the document was drafted from it; null if it has not, or if the basis of the
 * document or the note is not known. Pure.
 */
export function changeSince(basis: NoteBasis | undefined, note: Note | null): NoteChange | null {
  if (!basis || !note) return null;
  const now = basisOf(note);
  if (now.text !== basis.text) return "changed";
  if (now.addenda > basis.addenda) return "addendum";
  return now.signed && !basis.signed ? "signed" : null;
}

/** Returns a digest of 64 bits (FNV-1a), with which a screen detects a changed text synchronously. Not for security. */
function digest(text: string): string {
  let hash = 0xcbf29ce484222325n;
  for (let at = 0; at < text.length; at += 1)
    hash = BigInt.asUintN(64, (hash ^ BigInt(text.charCodeAt(at))) * 0x100000001b3n);
  return hash.toString(16);
}
