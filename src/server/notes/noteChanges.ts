import type { VisitDocument } from "../../shared/notes/document";
import type { NoteChanges } from "./noteEngine";

/** Returns what people changed in a note since it was drafted, for drafts of other documents. */
export function noteChanges(note: Pick<VisitDocument, "sections" | "removed"> | null): NoteChanges {
  return {
    removed: note?.removed.map(({ text }) => text) ?? [],
    written: (note?.sections ?? []).flatMap(({ key, sentences }) =>
      sentences
        .filter(({ origin }) => origin !== "drafted")
        .map(({ text, evidence }) => ({ section: key, text, evidence })),
    ),
  };
}
