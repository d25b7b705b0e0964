import type { ServerContext } from "../platform/ServerContext";
import { type PartSize, PartsRepository } from "./PartsRepository";
import type { TakeRow } from "./TakesRepository";
import { readParts, readStored } from "./TakeReader";

/** Number of parts read at a time: two chunks of a stored take. */
const batch = 64;

/** Returns the sizes of the parts that can be played: all of them or, while recording, those before the first gap. */
export async function playablePartSizes(context: ServerContext, take: TakeRow): Promise<PartSize[]> {
  return new PartsRepository(context.database).sizes(take.id, take.next_part);
}

/**
 * Yields bytes `start` to `end` (exclusive) of the take's concatenated parts. If the audio is deleted meanwhile, ends
 * early, or throws `not_found` if the take is in the audio store.
 * @param sizes of the take's parts, starting with part 0; see `playablePartSizes`.
 */
export async function* readAudio(
  context: ServerContext,
  take: TakeRow,
  sizes: PartSize[],
  { start, end }: { start: number; end: number },
): AsyncIterable<Uint8Array> {
  let seq = 0;
  let at = 0;
  while (seq < sizes.length && at + (sizes[seq]?.bytes ?? 0) <= start) at += sizes[seq++]?.bytes ?? 0;
  while (at < end && seq < sizes.length) {
    const range = { from: seq, limit: Math.min(batch, sizes.length - seq) };
    const parts = take.stored_key
      ? await readStored(context, take, sizes, range)
      : await readParts(context, take.id, range.from, range.limit);
    if (parts.length === 0) return; // deleted in the meantime
    for (const { bytes } of parts) {
      const piece = bytes.subarray(Math.max(0, start - at), Math.max(0, end - at));
      if (piece.length > 0) yield piece;
      at += bytes.length;
    }
    seq += parts.length;
  }
}
