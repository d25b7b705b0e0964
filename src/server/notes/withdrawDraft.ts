import type { Queryable } from "../platform/database/Database";
import { publishChange } from "../visits/VisitEventsRepository";
import { wakeDrafters } from "../visits/VisitWorkRepository";
import { lockVisit } from "./lockVisit";
import type { NotesContext } from "./NotesContext";
import { DocumentsRepository } from "./DocumentsRepository";
import { clearPendingDraft, pendingDraft } from "./pendingDraft";

/**
 * Withdraws the pending draft of a visit, if any: its note is superseded, so that the note before it is the newest
 * again, and the worker that is drafting it stops within a second. The visit's status is unchanged.
 */
export async function withdrawDraft(
  tx: Queryable,
  { vault }: Pick<NotesContext, "vault">,
  visitId: string,
): Promise<void> {
  await wakeDrafters(tx, visitId); // also locks the work row, before the visit
  await lockVisit(tx, visitId);
  const pending = await pendingDraft(tx, vault, visitId);
  if (!pending) return;
  const notes = new DocumentsRepository(tx, vault);
  await notes.supersede(pending.draft.note_id);
  await clearPendingDraft(tx, visitId, pending.sealed);
  await publishChange(tx, visitId, "note", pending.draft.note_id);
  const earlier = await notes.newestByVisit(visitId);
  if (earlier) await publishChange(tx, visitId, "note", earlier.id);
}
