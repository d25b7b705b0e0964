import type { Utterance } from "../../shared/transcription/utterance";
import type { TimeRange } from "../playback/SoundPlayer";
import type { EvidenceSpan } from "./EvidenceStore";

/**
 * Groups the marked utterances into spans: consecutive marked utterances of the same take, or consecutive typed lines,
 * form one span.
 *
 * @param utterances all utterances in order.
 * @param marked ids of the utterances to group.
 * @param rangeOf returns the range of an utterance in milliseconds of visit time.
 */
export function evidenceSpans(
  utterances: readonly Utterance[],
  marked: ReadonlySet<string>,
  rangeOf: (utterance: Utterance) => TimeRange,
): EvidenceSpan[] {
  const spans: EvidenceSpan[] = [];
  let before: Utterance | null = null;
  for (const utterance of utterances) {
    if (marked.has(utterance.id)) {
      const { fromMs, toMs } = rangeOf(utterance);
      const last = spans.at(-1);
      if (last && before && before.take_id === utterance.take_id) {
        last.utteranceIds.push(utterance.id);
        last.toMs = Math.max(last.toMs, toMs);
      } else {
        spans.push({ utteranceIds: [utterance.id], fromMs, toMs, audible: utterance.take_id !== null });
      }
      before = utterance;
    } else {
      before = null;
    }
  }
  return spans;
}
