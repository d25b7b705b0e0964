import type { Utterance } from "./utterance";

/** Minimum number of utterances with a confidence for the lowest tenth to be meaningful. */
const minRated = 10;
/** Share of the visit's median confidence above which an utterance counts as clear, whatever its rank. */
const clearShare = 0.9;

type Rated = Pick<Utterance, "id"> & Partial<Pick<Utterance, "confidence" | "original_text">>;

/**
 * Returns the ids of the utterances that were heard unclearly: the tenth of this visit with the lowest confidence, if
 * that is clearly below the visit's median. Confidences of different engines and rooms cannot be compared, so there is
 * no absolute limit. Corrected and typed lines count as clear.
 */
export function unclearIds(utterances: readonly Rated[]): ReadonlySet<string> {
  const rated = utterances.flatMap(({ id, confidence, original_text: original }) =>
    typeof confidence === "number" && (original ?? null) === null ? [{ id, confidence }] : [],
  );
  if (rated.length < minRated) return new Set();
  const sorted = rated.map(({ confidence }) => confidence).toSorted((a, b) => a - b);
  const limit = sorted[Math.floor(sorted.length / 10)] ?? 0;
  const median = sorted[Math.floor(sorted.length / 2)] ?? 0;
  return new Set(
    rated.filter(({ confidence }) => confidence < limit && confidence < clearShare * median).map(({ id }) => id),
  );
}

/**
 * Milliseconds of speech in a visit: all of it, the unclear part, and the part of people other than clinician and
 * patient.
 */
interface SpeechClarity {
  speechMs: number;
  unclearMs: number;
  otherMs: number;
}

/** Sums up the recorded speech of a visit; null if there is none. */
export function speechClarityOf(utterances: readonly Utterance[]): SpeechClarity | null {
  const spoken = utterances.filter(({ take_id: take }) => take !== null);
  if (spoken.length === 0) return null;
  const unclear = unclearIds(spoken);
  const sum = (list: readonly Utterance[]): number =>
    list.reduce((total, { start_ms: from, end_ms: to }) => total + to - from, 0);
  return {
    speechMs: sum(spoken),
    unclearMs: sum(spoken.filter(({ id }) => unclear.has(id))),
    otherMs: sum(spoken.filter(({ speaker }) => speaker === "other")),
  };
}
