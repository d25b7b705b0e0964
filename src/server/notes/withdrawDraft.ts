import type { DocumentKind } from "../../shared/notes/document";
import type { Queryable } from "../platform/database/Database";
import { publishChange } from "../visits/VisitEventsRepository";
import { wakeDrafters } from "../visits/VisitWorkRepository";
import { lockVisit } from "./lockVisit";
import type { NotesContext } from "./NotesContext";
import { DocumentsRepository } from "./DocumentsRepository";
import { clearPendingDraft, pendingDraft } from "./pendingDraft";

/**
 * Withdraws the pending draft of a kind, or the next one of any kind, if there is one: its document is superseded, so
 * that the previous one is the newest again, and the worker that is drafting it stops within a second. The visit's
 * status is unchanged.
 */
export async function withdrawDraft(
  tx: Queryable,
  { vault }: Pick<NotesContext, "vault">,
  visitId: string,
  kind: DocumentKind | null,
): Promise<void> {
  await wakeDrafters(tx, visitId); // also locks the work row, which is always locked before the visit's row
  await lockVisit(tx, visitId);
  const pending = await pendingDraft(tx, vault, visitId, kind);
  if (!pending) return;
  const documents = new DocumentsRepository(tx, vault);
  await documents.supersede(pending.draft.document_id);
  await clearPendingDraft(tx, visitId, pending.sealed);
  await publishChange(tx, visitId, "document", pending.draft.document_id);
  const earlier = await documents.currentOfKind(visitId, pending.draft.kind);
  if (earlier) await publishChange(tx, visitId, "document", earlier.id);
}
