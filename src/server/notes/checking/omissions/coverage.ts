import type { SaidVisit } from "../reading/SaidVisit";
import type { Statement } from "../reading/Statement";
import type { WrittenStatement } from "./readNote";

/**
 * A statement of `n` tokens can be spread over `n / tokensPerSentence` consecutive sentences of the note, and over at
 * least two.
 */
const tokensPerSentence = 8;

/** The positions of the sentences of a note, or of some of its sections, as `coverage` reads them. */
export interface WrittenPlaces {
  /** The positions of the sentences with each key. */
  byKey: ReadonlyMap<string, readonly number[]>;
  /**
   * Working memory of `coverage`: one sum per sentence, all 0 between two calls. It is kept here because `coverage` is
   * called for each fact.
   */
  shared: Float64Array;
}

/** Returns the positions in `written` of the sentences with each key. */
export function placesIn(written: readonly WrittenStatement[]): WrittenPlaces {
  const places = new Map<string, number[]>();
  written.forEach(({ keys }, i) => {
    for (const key of keys) {
      const known = places.get(key);
      if (known) known.push(i);
      else places.set(key, [i]);
    }
  });
  return { byKey: places, shared: new Float64Array(written.length) };
}

/**
 * Returns the largest share of a statement's keys that occur in a few consecutive sentences of the note, by weight,
 * from 0 to 1; terms count twice. Keys scattered over the note do not add up, because they do not state what was said.
 * Returns 1 for a statement without keys.
 */
export function coverage(said: Statement, visit: SaidVisit, written: WrittenPlaces): number {
  const weights = [...said.keys].map((key) => [key, visit.weight(key) * (key.includes(":") ? 2 : 1)] as const);
  const total = weights.reduce((sum, [, weight]) => sum + weight, 0);
  if (total === 0) return 1;
  const length = Math.max(2, Math.ceil(said.tokens.length / tokensPerSentence));
  const { byKey, shared } = written;
  const starts: number[] = [];
  for (const [key, weight] of weights) {
    // A sentence adds the weight to all groups of consecutive sentences that contain it, once per group and key.
    let next = 0;
    for (const at of byKey.get(key) ?? []) {
      for (let start = Math.max(next, at - length + 1); start <= at; start++) {
        shared[start] = (shared[start] ?? 0) + weight;
        starts.push(start);
      }
      next = at + 1;
    }
  }
  let most = 0;
  for (const start of starts) most = Math.max(most, shared[start] ?? 0);
  for (const start of starts) shared[start] = 0;
  return most / total;
}
