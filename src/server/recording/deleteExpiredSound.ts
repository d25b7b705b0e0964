import { publishChange } from "../visits/VisitEventsRepository";
import type { ServerContext } from "../platform/ServerContext";
import { PartsRepository } from "./PartsRepository";
import { deleteStored } from "./storeTake";
import { TakesRepository } from "./TakesRepository";

/** Maximum number of takes per sweep. */
const batch = 500;

/**
 * Deletes audio older than `CHARTSIDE_RETENTION_DAYS`; transcript and note are kept. Audio that is not transcribed yet is
 * kept too, because nothing else holds what was said. The object is deleted first: after a crash the next sweep finishes.
 * @returns the number of takes whose audio was deleted.
 */
export async function deleteExpiredSound({ database, audioStore, settings, log }: ServerContext): Promise<number> {
  const days = settings.CHARTSIDE_RETENTION_DAYS;
  if (days === 0) return 0;
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
  if (deleted > 0) log.info({ takes: deleted, days }, "Audio past its retention time was deleted");
  return deleted;
}
