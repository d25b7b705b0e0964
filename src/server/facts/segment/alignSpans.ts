import { matchesOf } from "../../platform/patterns/matchesOf";
import { ones, tens } from "./numbers/numberWords";

/** A word of the raw text with its position. */
interface RawWord {
  word: string;
  start: number;
  end: number;
}

/** Matches a word or a number. */
const anyWordPattern = /[a-z0-9]+/gi;

/**
 * Number of raw words searched for the next clean word; those before the match are fillers and restarts. A later match
 * is likely another occurrence of the word.
 */
const maxReach = 14;

/**
 * Returns the positions of clean sentences in their raw text (`end` exclusive), in order: each from its first to its
 * last word that is found there, and from a number in words before the first one if the clean sentence begins with its
 * digits. A sentence without such a word gets the next word of `raw` after the last match.
 */
export function alignSpans(raw: string, sentences: readonly string[]): { start: number; end: number }[] {
  const words: RawWord[] = matchesOf(raw, anyWordPattern).map((match) => ({
    word: match[0].toLowerCase(),
    start: match.index,
    end: match.index + match[0].length,
  }));
  let at = 0;
  return sentences.map((sentence) => {
    let start = -1;
    let end = -1;
    const opensOnNumber = /^\d/.test(sentence);
    let isFirst = true;
    for (const [word] of matchesOf(sentence.toLowerCase(), anyWordPattern)) {
      const found = findFrom(words, word, at);
      // A first word that cleaning wrote out ("PT" as "physical therapy") is the next raw one.
      if (found < 0 && isFirst && !opensOnNumber && isAbbreviation(raw, words[at])) start = words[at]?.start ?? -1;
      isFirst = false;
      if (found < 0) continue;
      if (start < 0) start = words[opensOnNumber ? numberBefore(raw, words, found, at) : found]?.start ?? 0;
      end = words[found]?.end ?? raw.length;
      at = found + 1;
    }
    const from = words[at]?.start ?? raw.length;
    return start < 0 ? { start: from, end: words[at]?.end ?? raw.length } : { start, end };
  });
}

/** Returns whether a raw word is an abbreviation in capitals: "PT". */
const isAbbreviation = (raw: string, word: RawWord | undefined): boolean =>
  word !== undefined && /^[A-Z]{2,4}$/.test(raw.slice(word.start, word.end));

/** Returns the index of a word among the next `maxReach` words from `at` on, or -1. */
function findFrom(words: readonly RawWord[], word: string, at: number): number {
  for (let i = at; i < words.length && i < at + maxReach; i += 1) if (words[i]?.word === word) return i;
  return -1;
}

/** Returns whether a word is part of a number in words: "seven", "hundred", "point". */
const isNumberWord = (word: string): boolean =>
  Object.hasOwn(ones, word) || Object.hasOwn(tens, word) || /^(?:hundred|thousand|point|half)$/.test(word);

/** Returns the index of the first word of a number in words right before index `found`, from `at` on; else `found`. */
function numberBefore(raw: string, words: readonly RawWord[], found: number, at: number): number {
  let first = found;
  while (first > at) {
    const [before, next] = [words[first - 1], words[first]];
    if (!before || !next || !isNumberWord(before.word) || !/^[\s-]+$/.test(raw.slice(before.end, next.start))) break;
    first -= 1;
  }
  return first;
}
