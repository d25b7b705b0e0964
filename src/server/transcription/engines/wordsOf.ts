import type { Word } from "../../../shared/transcription/utterance";

/** Assumed duration of a token in milliseconds, because its end is unknown. */
const tokenMs = 300;

/**
 * Converts a recognizer's tokens to words: a token that begins with a space (or `▁`) begins a word. A word ends 300 ms
 * after its last token begins, or where the next word begins if that is earlier.
 * @param timestamps seconds, one for each token; without them no words are returned.
 */
export function wordsOf(tokens: readonly string[], timestamps: readonly number[]): Word[] {
  if (timestamps.length !== tokens.length) return [];
  const words: Word[] = [];
  tokens.forEach((token, i) => {
    const at = Math.round((timestamps[i] ?? 0) * 1_000);
    const [, isNew, text = ""] = /^([ ▁]?)(.*)$/su.exec(token) ?? [];
    const last = words.at(-1);
    if (last && !isNew) last.text += text;
    else {
      if (last) last.end_ms = Math.max(last.start_ms, Math.min(last.end_ms, at));
      words.push({ text, start_ms: at, end_ms: at + tokenMs });
    }
    const current = words.at(-1);
    if (current) current.end_ms = Math.max(current.end_ms, at + tokenMs);
  });
  return words.filter(({ text }) => text.trim() !== "").map((word) => ({ ...word, text: word.text.trim() }));
}
