import type { Utterance } from "../../shared/transcription/utterance";
import type { Stretch } from "../playback/PlaybackStore";
import type { Place } from "./EvidenceStore";

/**
 * Groups marked utterances into places: neighbours in the transcript, in one take, make one place to hear.
 *
 * @param utterances in the order they were said.
 * @param stretchOf when an utterance sounds, in milliseconds of visit time.
 */
export function placesOf(
  utterances: readonly Utterance[],
  marked: ReadonlySet<string>,
  stretchOf: (utterance: Utterance) => Stretch,
): Place[] {
  const places: Place[] = [];
  let before: Utterance | null = null;
  for (const utterance of utterances) {
    if (marked.has(utterance.id)) {
      const { fromMs, toMs } = stretchOf(utterance);
      const last = places.at(-1);
      if (last && before && before.take_id === utterance.take_id) {
        last.utteranceIds.push(utterance.id);
        last.toMs = Math.max(last.toMs, toMs);
      } else {
        places.push({ utteranceIds: [utterance.id], fromMs, toMs, audible: utterance.take_id !== null });
      }
      before = utterance;
    } else {
      before = null;
    }
  }
  return places;
}
