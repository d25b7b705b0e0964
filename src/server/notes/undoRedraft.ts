import { AppError } from "../../shared/errors";
import type { UndoRedraft, VisitDocument } from "../../shared/notes/document";
import type { CurrentUser } from "../platform/http/currentUser";
import { publishChange } from "../visits/VisitEventsRepository";
import { setVisitTemplate, updateVisitCounts } from "./lockVisit";
import type { NotesContext } from "./NotesContext";
import { DocumentsRepository } from "./DocumentsRepository";
import { recheckDocuments } from "./recheckDocuments";
import { nounOf, requireDocument, requireWritable } from "./requireDocument";

/**
 * Undoes a redraft: an earlier draft becomes the visit's document again, checked against the current transcript, and
 * `documentId` becomes superseded. To redo, call it for the earlier draft with `to: documentId`.
 * @param request `version` of this document that the clinician sees, and `to`, the id of the earlier draft; by default
 * the one that this document replaced.
 * @returns the earlier draft.
 * @throws {AppError} `conflict` if the document is still being drafted or superseded or its draft failed, there is no
 * earlier draft, or `to` is the one in use or was never completed; `note_conflict` with the current document if
 * `version` is not the newest; `note_signed`; `not_found`.
 */
export async function undoRedraft(
  context: NotesContext,
  user: CurrentUser,
  documentId: string,
  { version, to }: UndoRedraft,
): Promise<VisitDocument> {
  return context.database.transaction(async (tx) => {
    const documents = new DocumentsRepository(tx, context.vault);
    const document = await requireDocument(tx, context, user, documentId, { lock: true, unreadable: true });
    requireWritable(document);
    if (document.drafting)
      throw new AppError(
        "conflict",
        `The ${nounOf(document)} is still being drafted. Undo the redraft when it is complete.`,
      );
    if (version !== document.version)
      throw new AppError("note_conflict", `The ${nounOf(document)} was changed since you opened it. Review it again.`, {
        current: document,
      });
    const formerId = to ?? document.replaces;
    const former = formerId === null ? null : await documents.byId(formerId, { lock: true });
    if (to !== undefined && (former?.visit_id !== document.visit_id || former.kind !== document.kind))
      throw new AppError("not_found", "This draft was not found. It may have been deleted.");
    if (to !== undefined && former?.status !== "superseded" && former?.status !== "failed")
      throw new AppError("conflict", "This draft is already the one in use.");
    if (former && !(await documents.isComplete(former.id)))
      throw new AppError("conflict", "This draft was never completed, so it cannot be used.");
    if (former?.status !== "superseded")
      throw new AppError("conflict", "This is the first draft, so there is no earlier one to return to.");
    await documents.supersede(document.id);
    await documents.reinstate(former.id);
    for (const { id } of [document, former]) await publishChange(tx, document.visit_id, "document", id);
    await updateVisitCounts(tx, former);
    await setVisitTemplate(tx, former);
    await recheckDocuments(tx, context, document.visit_id);
    return requireDocument(tx, context, user, former.id);
  });
}
