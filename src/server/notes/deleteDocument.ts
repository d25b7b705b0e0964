import { AppError } from "../../shared/errors";
import { recordAudit } from "../platform/audit/recordAudit";
import type { CurrentUser } from "../platform/http/currentUser";
import { publishChange } from "../visits/VisitEventsRepository";
import { wakeDrafters } from "../visits/VisitWorkRepository";
import { DocumentsRepository } from "./DocumentsRepository";
import type { NotesContext } from "./NotesContext";
import { requireDocument } from "./requireDocument";
import { withdrawDraft } from "./withdrawDraft";

/**
 * Deletes an unsigned document permanently, with its versions and the drafts that it replaced; a running draft of it is
 * withdrawn. Also deletes a document whose text can no longer be decrypted. The note cannot be deleted, because the
 * visit's status is derived from it. Recorded in the audit log.
 * @throws {AppError} `conflict` for a note, or a draft that another one has replaced; `note_signed`; `not_found`.
 */
export async function deleteDocument(context: NotesContext, user: CurrentUser, documentId: string): Promise<void> {
  await context.database.transaction(async (tx) => {
    const unreadable = true; // the text is not needed, so a document with damaged text is deleted too
    const { visit_id: visit, kind } = await requireDocument(tx, context, user, documentId, { unreadable });
    if (kind === "note")
      throw new AppError("conflict", "The note can’t be deleted. Redraft it, or delete the session.");
    // The worker notices that its draft is withdrawn. Locks the work row, always before the visit's row.
    await wakeDrafters(tx, visit);
    // Checked before `withdrawDraft`, which supersedes a document that is being drafted.
    const document = await requireDocument(tx, context, user, documentId, { lock: true, unreadable });
    if (document.status === "superseded")
      throw new AppError(
        "conflict",
        "Another draft is now used instead of this one. Open that one to delete the document.",
      );
    await withdrawDraft(tx, context, visit, kind);
    const documents = new DocumentsRepository(tx, context.vault);
    if ((await documents.currentOfKind(visit, kind))?.status === "signed")
      throw new AppError("note_signed", "This document is signed and can’t be deleted. Add an addendum instead.");
    for (const id of await documents.deleteKind(visit, kind)) await publishChange(tx, visit, "document_deleted", id);
    const detail = { visit, document: documentId, kind };
    await recordAudit(tx, { action: "document_deleted", userId: user.id, sessionId: user.sessionId, detail });
  });
}
