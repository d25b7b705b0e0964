import { deleteStored } from "../recording/takeAudio";
import type { Platform } from "../services";
import { restoreMinutes } from "./visitsRepository";

/**
 * Removes for good the visits that were deleted more than ten minutes ago, with their sound. The sound goes first: after a
 * crash in between the next sweep finds the visit again and finishes.
 * @returns how many visits were removed.
 */
export async function purgeDeleted({ database, audioStore }: Platform): Promise<number> {
  const { rows: due } = await database.query<{ id: string }>(
    "select id from visits where deleted_at < now() - make_interval(mins => $1) order by deleted_at limit 500",
    [restoreMinutes],
  );
  let purged = 0;
  for (const { id } of due) {
    purged += await database.transaction(async (tx) => {
      // The work row first, as everywhere: no worker writes on while its visit goes.
      await tx.query("select 1 from visit_work where visit_id = $1 for update", [id]);
      const { rowCount } = await tx.query("select 1 from visits where id = $1 and deleted_at is not null for update", [
        id,
      ]);
      if (rowCount === 0) return 0; // restored in the last moment
      const { rows: takes } = await tx.query<{ id: string; stored_key: string | null }>(
        "select id, stored_key from takes where visit_id = $1",
        [id],
      );
      for (const take of takes) await deleteStored({ audioStore }, take);
      await tx.query("delete from visits where id = $1", [id]);
      return 1;
    });
  }
  return purged;
}
