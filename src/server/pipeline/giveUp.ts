import type { Database } from "../platform/database/Database";
import type { NotesContext } from "../notes/NotesContext";
import { withdrawDraft } from "../notes/withdrawDraft";
import { setVisitStatus } from "../visits/setVisitStatus";
import { VisitsRepository } from "../visits/VisitsRepository";
import { draftFailure } from "./draftVisit";
import type { Lease } from "./Lease";

/** Number of consecutive unexpected failures (in at least 30 s) after which the visit needs attention. */
const maxAttempts = 5;
const transcriptFailure =
  "The transcript could not be completed: something went wrong on the server. The audio is safe.";

/**
 * Sets a visit whose transcription failed unexpectedly for the fifth time to `needs_attention`.
 * @param attempts number of consecutive failures.
 * @returns false if the work is to be retried: after fewer failures, and for a visit in any other status.
 * @throws {LeaseLost} if another worker has the visit.
 */
export async function giveUp(database: Database, lease: Lease, attempts: number): Promise<boolean> {
  if (attempts < maxAttempts) return false;
  return database.transaction(async (tx) => {
    await lease.hold(tx);
    const status = (await new VisitsRepository(tx).lock(lease.visitId))?.status;
    if (status !== "transcribing") return false;
    await setVisitStatus(tx, lease.visitId, "needs_attention", transcriptFailure);
    return true;
  });
}

/** As `giveUp`, for a draft: it is withdrawn, and a visit in `drafting` needs attention. */
export async function giveUpDraft(
  context: Pick<NotesContext, "database" | "vault">,
  lease: Lease,
  attempts: number,
): Promise<boolean> {
  if (attempts < maxAttempts) return false;
  return context.database.transaction(async (tx) => {
    await lease.hold(tx);
    await withdrawDraft(tx, context, lease.visitId, null);
    const status = (await new VisitsRepository(tx).lock(lease.visitId))?.status;
    if (status === "drafting") await setVisitStatus(tx, lease.visitId, "needs_attention", draftFailure);
    return true;
  });
}
