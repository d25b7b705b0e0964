import { deleteStored } from "../recording/storeTake";
import type { ServerContext } from "../platform/ServerContext";
import { TakesRepository } from "../recording/TakesRepository";
import { VisitsRepository } from "../visits/VisitsRepository";
import { VisitWorkRepository } from "../visits/VisitWorkRepository";

/** Maximum number of visits that one run removes. */
const maxPerRun = 500;

/**
 * Permanently removes visits that can no longer be restored, with their audio. The audio is removed first, so that the
 * next run finds the visit again after a crash and completes the removal.
 * @returns how many visits were removed.
 */
export async function purgeDeleted({ database, audioStore }: ServerContext): Promise<number> {
  let purged = 0;
  for (const id of await new VisitsRepository(database).purgeable(maxPerRun)) {
    purged += await database.transaction(async (tx) => {
      // Lock the work rows first, as everywhere, so that no worker writes during the removal.
      await new VisitWorkRepository(tx).lock(id);
      await new VisitWorkRepository(tx, "draft_work").lock(id);
      const visits = new VisitsRepository(tx);
      if (!(await visits.lockDeleted(id))) return 0; // restored since the list was read
      for (const take of await new TakesRepository(tx).rowsByVisit(id)) await deleteStored({ audioStore }, take);
      await visits.delete(id);
      return 1;
    });
  }
  return purged;
}
