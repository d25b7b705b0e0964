import type { Database } from "../platform/database/Database";
import { setVisitStatus } from "../visits/requireVisit";
import { VisitsRepository } from "../visits/VisitsRepository";
import { draftFailure } from "./draftVisit";
import type { Lease } from "./Lease";

/** Number of consecutive unexpected failures (in at least 30 s) after which the visit needs attention. */
const maxAttempts = 5;
const failureReasons = {
  transcribing: "The transcript could not be completed: something went wrong on the server. The audio is safe.",
  drafting: draftFailure,
};

/**
 * Sets a visit whose work failed unexpectedly for the fifth time to `needs_attention`, with a reason by its status.
 * @param attempts number of consecutive failures.
 * @returns false if the work is to be retried: after fewer failures, and for a visit in any other status.
 * @throws {LeaseLost}
 */
export async function giveUp(database: Database, lease: Lease, attempts: number): Promise<boolean> {
  if (attempts < maxAttempts) return false;
  return database.transaction(async (tx) => {
    await lease.hold(tx);
    const status = (await new VisitsRepository(tx).lock(lease.visitId))?.status;
    if (status !== "transcribing" && status !== "drafting") return false;
    await setVisitStatus(tx, lease.visitId, "needs_attention", failureReasons[status]);
    return true;
  });
}
