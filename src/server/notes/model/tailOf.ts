import type { Turn } from "../../transcription/Turn";
import type { SettledSentence } from "../noteEngine";

/** Number of turns before the new ones that are read again, so that an answer is read with its question. */
const before = 3;

/** The turns that are read for the next draft of a growing note. */
interface Tail {
  turns: Turn[];
  /** Settled sentences of the sections that are written again. */
  redone: SettledSentence[];
  /** Settled sentences of all other sections. */
  kept: SettledSentence[];
}

/**
 * Returns the turns to read for the next draft:
 * - those from index `from` on, which are new, and a few before them;
 * - those that a person corrected, and the turn before each;
 * - those whose speaker changed, and the turns before and after each;
 * - the evidence of sections with a sentence that is no longer right, which are written again, and the turns before
 *   and after each turn of it.
 * No turns if nothing is new or corrected.
 * @param from number of turns that the previous draft was written from.
 * @param settled the sentences of the previous draft.
 * @param isRight whether a settled sentence still agrees with the visit; `changedSpeakers` are ids of turns.
 */
export function tailOf(
  turns: readonly Turn[],
  from: number,
  settled: readonly SettledSentence[],
  {
    isRight,
    changedSpeakers,
  }: { isRight: (sentence: SettledSentence) => boolean; changedSpeakers: ReadonlySet<string> },
): Tail {
  const wrong = new Set(settled.filter((sentence) => !isRight(sentence)).map(({ section }) => section));
  const redone = settled.filter(({ section }) => wrong.has(section));
  const cited = new Set(redone.flatMap(({ evidence }) => evidence));
  const isRead = turns.map((turn, i) => {
    if (from < turns.length && i >= from - before) return true;
    // A corrected turn is read with the question before it.
    const hasCorrection = [turn, ...turns.slice(i + 1, i + 2)].some(isCorrected);
    // The speaker of a turn decides how the turns before and after it are read.
    return (
      hasCorrection || turns.slice(Math.max(0, i - 1), i + 2).some(({ id }) => cited.has(id) || changedSpeakers.has(id))
    );
  });
  const isNew = from < turns.length || redone.length > 0 || turns.some(isCorrected) || changedSpeakers.size > 0;
  return {
    turns: isNew ? turns.filter((_, i) => isRead[i]) : [],
    redone,
    kept: settled.filter(({ section }) => !wrong.has(section)),
  };
}

/** Whether a person corrected the words of a turn. */
const isCorrected = ({ original_text: original }: Turn): boolean => original !== undefined && original !== null;
