import type { Turn } from "../../transcription/Turn";
import type { SettledSentence } from "../noteEngine";

/** Turns before new ones that are read with them, so that an answer has its question. */
const before = 3;

/** What is read of a visit whose first turns were drafted before. */
interface Tail {
  turns: Turn[];
  /** Settled sentences whose section is written again. */
  redone: SettledSentence[];
  kept: SettledSentence[];
}

/**
 * Returns the turns since `from` with few before them, those that a person corrected with the one before each, and those
 * of the sections that are written again because one of their sentences no longer holds; empty if nothing is new and
 * nothing was corrected.
 * @param isRight whether a settled sentence still holds.
 */
export function tailOf(
  turns: readonly Turn[],
  from: number,
  settled: readonly SettledSentence[],
  isRight: (sentence: SettledSentence) => boolean,
): Tail {
  const wrong = new Set(settled.filter((sentence) => !isRight(sentence)).map(({ section }) => section));
  const redone = settled.filter(({ section }) => wrong.has(section));
  const cited = new Set(redone.flatMap(({ evidence }) => evidence));
  const isRead = turns.map((turn, i) => {
    if (from < turns.length && i >= from - before) return true;
    const hasCorrection = [turn, ...turns.slice(i + 1, i + 2)].some(isCorrected); // its own, or that of its answer
    return hasCorrection || turns.slice(Math.max(0, i - 1), i + 2).some(({ id }) => cited.has(id));
  });
  const isNew = from < turns.length || redone.length > 0 || turns.some(isCorrected);
  return {
    turns: isNew ? turns.filter((_, i) => isRead[i]) : [],
    redone,
    kept: settled.filter(({ section }) => !wrong.has(section)),
  };
}

/** Whether a person corrected the words of a turn. */
const isCorrected = ({ original_text: original }: Turn): boolean => original !== undefined && original !== null;
