import { keyLength, wordsNeeded } from "./wordsNeeded";

/** Number of bits in an element of a set of patterns, which has one bit for each pattern. */
const bits = 32;

/**
 * Finds which of many patterns can match a text, by the words that their matches need (`wordsNeeded`): a sentence has a
 * dozen words, and most patterns need a word that it lacks. Trying every pattern takes many times as long.
 */
export class PatternIndex {
  /** For each start of a word (`numberOf`), the set of the patterns that can match a text with such a word. */
  private readonly byWord = new Map<number, Uint32Array>();
  /** The patterns that can match any text. */
  private readonly always: Uint32Array;

  constructor(patterns: readonly RegExp[]) {
    this.always = new Uint32Array(Math.ceil(patterns.length / bits));
    for (const [i, pattern] of patterns.entries()) {
      const words = wordsNeeded(pattern);
      if (!words) addTo(this.always, i);
      for (const word of words ?? []) addTo(this.setOf(numberOf(word)), i);
    }
  }

  /** Returns the indexes of the patterns that can match the text, in order. */
  candidates(text: string): number[] {
    const set = this.always.slice();
    forEachWord(text, (word) => {
      const more = this.byWord.get(word);
      if (more) for (let i = 0; i < set.length; i++) set[i] = (set[i] ?? 0) | (more[i] ?? 0);
    });
    return listOf(set);
  }

  private setOf(word: number): Uint32Array {
    const known = this.byWord.get(word);
    if (known) return known;
    const set = new Uint32Array(this.always.length);
    this.byWord.set(word, set);
    return set;
  }
}

function addTo(set: Uint32Array, index: number): void {
  const at = Math.floor(index / bits);
  set[at] = (set[at] ?? 0) | (1 << (index % bits));
}

function listOf(set: Uint32Array): number[] {
  const all: number[] = [];
  for (const [at, some] of set.entries())
    for (let left = some; left !== 0; left &= left - 1) all.push(at * bits + (bits - 1 - Math.clz32(left & -left)));
  return all;
}

/** Calls `act` with the start of each word of a text, as the number that `numberOf` returns for it. */
function forEachWord(text: string, act: (word: number) => void): void {
  let word = 0;
  let length = 0;
  for (let i = 0; i < text.length; i++) {
    const code = codeInWord(text.charCodeAt(i));
    if (code === 0) {
      if (length > 0) act(word);
      word = 0;
      length = 0;
    } else if (length < keyLength) {
      word = word * 128 + code;
      length += 1;
    }
  }
  if (length > 0) act(word);
}

/** Returns the start of a word, of at most `keyLength` letters, as a number of seven bits per letter. */
const numberOf = (word: string): number =>
  Array.from(word).reduce((sum, character) => sum * 128 + codeInWord(character.charCodeAt(0)), 0);

/** Returns the code of a letter in lower case, a digit or an underscore; 0 for other characters. */
function codeInWord(code: number): number {
  if (code >= 97 && code <= 122) return code;
  if (code >= 65 && code <= 90) return code + 32;
  return (code >= 48 && code <= 57) || code === 95 ? code : 0;
}
