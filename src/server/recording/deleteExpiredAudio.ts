import { publishChange } from "../visits/VisitEventsRepository";
import type { ServerContext } from "../platform/ServerContext";
import { PartsRepository } from "./PartsRepository";
import { deleteStored } from "./storeTake";
import { TakesRepository } from "./TakesRepository";

/** Maximum number of takes per run; the next run continues. */
const batch = 500;

/**
 * Deletes audio that is past the retention of its practice (by default `CHARTSIDE_RETENTION_DAYS`; 0 keeps it forever).
 * Transcript and note are kept, and so is audio without a transcript, as the only record of what was said. The stored
 * object is deleted before the row is changed, so that after a crash the next run completes the deletion.
 * @returns the number of takes whose audio was deleted.
 */
export async function deleteExpiredAudio({ database, audioStore, settings, log }: ServerContext): Promise<number> {
  const days = settings.CHARTSIDE_RETENTION_DAYS;
  let deleted = 0;
  for (const id of await new TakesRepository(database).expired(days, batch)) {
    deleted += await database.transaction(async (tx) => {
      const takes = new TakesRepository(tx);
      const take = await takes.lockExpired(id, days);
      if (!take) return 0; // another server deleted it first
      await deleteStored({ audioStore }, take);
      await takes.markAudioDeleted(id);
      await new PartsRepository(tx).dropAll(id);
      await publishChange(tx, take.visit_id, "take", id);
      return 1;
    });
  }
  if (deleted > 0) log.info({ takes: deleted }, "Audio past its retention time was deleted");
  return deleted;
}
