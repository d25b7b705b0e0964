import { AppError } from "../../shared/errors";
import type { VisitDocument } from "../../shared/notes/document";
import type { CurrentUser } from "../platform/http/currentUser";
import { publishChange } from "../visits/VisitEventsRepository";
import { updateVisitCounts } from "./lockVisit";
import type { NotesContext } from "./NotesContext";
import { DocumentsRepository } from "./DocumentsRepository";
import { recheckDocuments } from "./recheckDocuments";
import { requireDocument, requireWritable } from "./requireDocument";

/**
 * Undoes a redraft: the note that it replaced becomes the visit's note again, checked against the current transcript,
 * and the redraft becomes superseded.
 * @param version the version of the redraft that the clinician sees.
 * @returns the former note.
 * @throws {AppError} `conflict` if the note is a first draft, still being drafted or superseded; `note_conflict` with
 * the current note if `version` is not the newest; `note_signed`; `not_found`.
 */
export async function undoRedraft(
  context: NotesContext,
  user: CurrentUser,
  noteId: string,
  version: number,
): Promise<VisitDocument> {
  return context.database.transaction(async (tx) => {
    const notes = new DocumentsRepository(tx, context.vault);
    const note = await requireDocument(tx, context, user, noteId, { lock: true });
    requireWritable(note);
    if (note.drafting)
      throw new AppError("conflict", "The note is still being drafted. Undo the redraft when it is complete.");
    if (version !== note.version)
      throw new AppError("note_conflict", "The note was changed since you opened it. Review it again.", {
        current: note,
      });
    const former = note.replaces === null ? null : await notes.byId(note.replaces, { lock: true });
    if (former?.status !== "superseded")
      throw new AppError("conflict", "This is the first draft of the note, so there is no earlier one to return to.");
    await notes.supersede(note.id);
    await notes.reinstate(former.id);
    for (const { id } of [note, former]) await publishChange(tx, note.visit_id, "note", id);
    await updateVisitCounts(tx, former);
    await recheckDocuments(tx, context.vault, note.visit_id, context.noteThreads);
    return requireDocument(tx, context, user, former.id);
  });
}
