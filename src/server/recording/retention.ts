import { publishChange } from "../platform/events/visitEvents";
import type { Platform } from "../services";
import { deleteStored } from "./takeAudio";

/** Takes looked at in one sweep; the next one goes on. */
const batch = 500;

/**
 * Deletes sound older than `CHARTSIDE_RETENTION_DAYS`; transcript and note stay. Sound that is not transcribed yet stays
 * too: nothing else holds what was said. The object goes first: after a crash in between the next sweep finishes.
 * @returns how many takes lost their sound.
 */
export async function deleteExpiredSound({ database, audioStore, settings, log }: Platform): Promise<number> {
  const days = settings.CHARTSIDE_RETENTION_DAYS;
  if (days === 0) return 0;
  const expired = `state = 'finished' and transcribed and audio_deleted_at is null
     and finished_at < now() - make_interval(days => $1)`;
  const { rows: due } = await database.query<{ id: string }>(
    `select id from takes where ${expired} order by finished_at limit ${batch}`,
    [days],
  );
  let deleted = 0;
  for (const { id } of due) {
    deleted += await database.transaction(async (tx) => {
      const { rows } = await tx.query<{ visit_id: string; stored_key: string | null }>(
        `select visit_id, stored_key from takes where id = $2 and ${expired} for update`,
        [days, id],
      );
      const [take] = rows;
      if (!take) return 0; // another server was there first
      await deleteStored({ audioStore }, { id, stored_key: take.stored_key });
      await tx.query("update takes set audio_deleted_at = now() where id = $1", [id]);
      await tx.query("update take_parts set sealed = null where take_id = $1", [id]);
      await publishChange(tx, take.visit_id, "take", id);
      return 1;
    });
  }
  if (deleted > 0) log.info({ takes: deleted, days }, "Sound past its retention time was deleted");
  return deleted;
}
