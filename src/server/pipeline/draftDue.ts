import type { NotesContext } from "../notes/NotesContext";
import { draftVisit } from "./draftVisit";
import type { NoteGrowth } from "./NoteGrowth";
import type { Lease } from "./Lease";
import { ProgressRepository } from "./ProgressRepository";

/**
 * Writes the pending drafts of a visit until there is none, then lets the note of a visit that is being recorded grow.
 * @param lease the lease of the visit's row in `draft_work`.
 * @returns `DraftProgress.seen` of the check that found no pending draft; null if the visit is deleted: a pending draft
 * then stays pending, in case the visit is restored.
 * @throws {LeaseLost} if another worker has the visit or the server stops: the draft stays pending.
 */
export async function draftDue(context: NotesContext, lease: Lease, growth: NoteGrowth): Promise<string | null> {
  for (;;) {
    lease.signal.throwIfAborted();
    const progress = await new ProgressRepository(context.database).draftOf(lease.visitId, null);
    if (!progress || progress.isDeleted) return null;
    if (!progress.sealed) {
      await growth.grow(lease);
      return progress.seen; // if a draft was requested in the meantime, the work is due again
    }
    await draftVisit(context, lease.visitId, lease);
  }
}
