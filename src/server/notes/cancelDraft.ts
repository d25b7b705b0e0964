import { AppError } from "../../shared/errors";
import type { VisitDocument } from "../../shared/notes/document";
import { draftCancelled } from "../../shared/visits/draftCancelled";
import type { CurrentUser } from "../platform/http/currentUser";
import type { Queryable } from "../platform/database/Database";
import { setVisitStatus } from "../visits/setVisitStatus";
import { publishChange } from "../visits/VisitEventsRepository";
import { VisitsRepository } from "../visits/VisitsRepository";
import { wakeDrafters } from "../visits/VisitWorkRepository";
import { DocumentsRepository } from "./DocumentsRepository";
import { lockVisit } from "./lockVisit";
import type { NotesContext } from "./NotesContext";
import { type PendingDraft, pendingDraft } from "./pendingDraft";
import { nounOf, requireDocument } from "./requireDocument";
import { withdrawDraft } from "./withdrawDraft";

/**
 * Cancels the draft that is being written into a document: the previous document is the newest again, unchanged, the
 * visit gets its previous template back, and the worker stops within a second. Does nothing if the draft was cancelled
 * before.
 * @returns the cancelled document.
 * @throws {AppError} `conflict` if the document is complete; `not_found`.
 */
export async function cancelDraft(
  context: NotesContext,
  user: CurrentUser,
  documentId: string,
): Promise<VisitDocument> {
  const unreadable = true; // the text is not needed, so a document with damaged text is cancelled too
  return context.database.transaction(async (tx) => {
    const { visit_id: visitId, kind } = await requireDocument(tx, context, user, documentId, { unreadable });
    await wakeDrafters(tx, visitId); // locks the work row, which is always locked before the visit's row
    const { isInProgress } = await lockVisit(tx, visitId);
    const document = await requireDocument(tx, context, user, documentId, { unreadable });
    if (document.unfinished) return document;
    if (!document.drafting)
      throw new AppError("conflict", `The ${nounOf(document)} is already complete. Undo restores the text before it.`);
    const pending = await pendingDraft(tx, context.vault, visitId, kind);
    await withdrawDraft(tx, context, visitId, kind);
    if (pending && kind === "note") await restoreTemplate(tx, context, visitId, pending.draft);
    if (kind === "note" && !isInProgress) await settleVisit(tx, context, visitId);
    return requireDocument(tx, context, user, documentId, { unreadable });
  });
}

/**
 * Sets the visit's template back to the one from before the cancelled draft (`template_before`), unless the draft was
 * of one section. A visit without a note, or with a note that is still growing, keeps its present template for its
 * first draft.
 */
async function restoreTemplate(
  tx: Queryable,
  { vault }: NotesContext,
  visitId: string,
  { section, template_before: id }: PendingDraft,
): Promise<void> {
  const note = await new DocumentsRepository(tx, vault).currentOfKind(visitId, "note");
  if (section !== null || !note || note.growing) return;
  if (await new VisitsRepository(tx).setTemplate(visitId, id)) await publishChange(tx, visitId, "visit");
}

/**
 * Sets the visit's status to `ready`. If it has no note, or only one that is still growing, the status reason says that
 * the draft was cancelled.
 */
async function settleVisit(tx: Queryable, { vault }: NotesContext, visitId: string): Promise<void> {
  const note = await new DocumentsRepository(tx, vault).currentOfKind(visitId, "note");
  await setVisitStatus(tx, visitId, "ready", note && !note.growing ? null : draftCancelled);
}
