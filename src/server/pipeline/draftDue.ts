import type { NotesContext } from "../notes/NotesContext";
import { draftVisit } from "./draftVisit";
import type { Lease } from "./Lease";
import { ProgressRepository } from "./ProgressRepository";

/**
 * Writes the pending drafts of a visit until there is none.
 * @param lease of the visit's `draft_work`.
 * @returns `DraftProgress.seen` of the check that found no pending draft; null if the visit is deleted: a pending draft
 * then stays pending, in case the visit is restored.
 * @throws {LeaseLost} if another worker has the visit or the server stops: the draft stays pending.
 */
export async function draftDue(context: NotesContext, lease: Lease): Promise<string | null> {
  for (;;) {
    lease.signal.throwIfAborted();
    const progress = await new ProgressRepository(context.database).draftOf(lease.visitId, null);
    if (!progress || progress.isDeleted) return null;
    if (!progress.sealed) return progress.seen;
    await draftVisit(context, lease.visitId, lease);
  }
}
