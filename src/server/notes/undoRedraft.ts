import { AppError } from "../../shared/errors";
import type { VisitDocument } from "../../shared/notes/document";
import type { CurrentUser } from "../platform/http/currentUser";
import { publishChange } from "../visits/VisitEventsRepository";
import { updateVisitCounts } from "./lockVisit";
import type { NotesContext } from "./NotesContext";
import { DocumentsRepository } from "./DocumentsRepository";
import { recheckDocuments } from "./recheckDocuments";
import { nounOf, requireDocument, requireWritable } from "./requireDocument";

/**
 * Undoes a redraft: the document that it replaced becomes the visit's document again, checked against the current transcript,
 * and the redraft becomes superseded.
 * @param version the version of the redraft that the clinician sees.
 * @returns the former document.
 * @throws {AppError} `conflict` if the document is a first draft, still being drafted or superseded; `note_conflict` with
 * the current document if `version` is not the newest; `note_signed`; `not_found`.
 */
export async function undoRedraft(
  context: NotesContext,
  user: CurrentUser,
  documentId: string,
  version: number,
): Promise<VisitDocument> {
  return context.database.transaction(async (tx) => {
    const documents = new DocumentsRepository(tx, context.vault);
    const document = await requireDocument(tx, context, user, documentId, { lock: true });
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
    const former = document.replaces === null ? null : await documents.byId(document.replaces, { lock: true });
    if (former?.status !== "superseded")
      throw new AppError("conflict", "This is the first draft, so there is no earlier one to return to.");
    await documents.supersede(document.id);
    await documents.reinstate(former.id);
    for (const { id } of [document, former]) await publishChange(tx, document.visit_id, "document", id);
    await updateVisitCounts(tx, former);
    await recheckDocuments(tx, context.vault, document.visit_id, context.noteThreads);
    return requireDocument(tx, context, user, former.id);
  });
}
