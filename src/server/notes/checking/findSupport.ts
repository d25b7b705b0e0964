import type { SaidStatement, SaidVisit } from "./reading/SaidVisit";
import type { Statement } from "./reading/Statement";

/** A statement of the visit with its score as a match. */
interface Ranked {
  said: SaidStatement;
  score: number;
}

/** The statements of the visit that match a sentence of the note. */
export interface Support {
  /** The best matches with their scores, best first. */
  ranked: readonly Ranked[];
  /** The best match and those with at least 65 % of its score, best first. Empty if nothing matches. */
  best: readonly SaidStatement[];
  /** Statements with a number, from the turns that the sentence cites. */
  citedValues: readonly SaidStatement[];
  /** Share of the sentence's keys that were said anywhere in the visit, from 0 to 1; 1 for a sentence without keys. */
  coverage: number;
}

/** Maximum number of matches that are kept. */
const maxRanked = 12;

/**
 * Finds the statements of the visit that share the most keys with a sentence of the note. Rare keys, terms and numbers
 * weigh more. An answer also scores for the keys of its question. Statements of cited turns get a bonus.
 * @param cited ids of the turns that the sentence cites.
 */
export function findSupport(statement: Statement, visit: SaidVisit, cited: ReadonlySet<string>): Support {
  const { scores, statements } = visit;
  const found: number[] = [];
  const weights = new Map<string, number>();
  for (const key of statement.keys) {
    const indexes = visit.indexesByKey.get(key);
    if (!indexes) continue;
    weights.set(key, visit.weight(key));
    const weight = visit.weight(key) * (key.includes(":") || key.startsWith("#") ? 1.5 : 1);
    for (let i = 0; i < indexes.length; i++) {
      const index = indexes[i] ?? 0;
      const score = scores[index] ?? 0;
      if (score === 0) found.push(index);
      scores[index] = score + weight;
    }
  }
  const ranked: Ranked[] = [];
  const mostShared = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
  for (const index of found) {
    const own = scores[index] ?? 0;
    if (own + 0.7 * mostShared + 0.5 < (ranked[maxRanked - 1]?.score ?? 0)) continue; // cannot be among the best
    const one = statements[index];
    if (!one) continue;
    let shared = 0;
    for (const key of one.context) {
      const weight = weights.get(key);
      if (weight !== undefined && !one.keys.has(key)) shared += weight;
    }
    addRanked(ranked, { said: one, score: own + shared * 0.7 + (cited.has(one.turn.id) ? 0.5 : 0) });
  }
  for (const index of found) scores[index] = 0;
  const top = ranked[0]?.score ?? 0;
  return {
    ranked,
    best: ranked.filter(({ score }) => score >= 0.65 * top).map((each) => each.said),
    citedValues: [...cited].flatMap((turn) => visit.valuesByTurn.get(turn) ?? []).toSorted((a, b) => a.index - b.index),
    coverage: statement.keys.size === 0 ? 1 : weights.size / statement.keys.size,
  };
}

/** Inserts a match into the sorted list of the best matches, which keeps `maxRanked` of them. */
function addRanked(ranked: Ranked[], match: Ranked): void {
  let at = ranked.length;
  for (let before = ranked[at - 1]; before && isBetter(match, before); before = ranked[at - 1]) at--;
  if (at === maxRanked) return;
  ranked.splice(at, 0, match);
  if (ranked.length > maxRanked) ranked.pop();
}

/** Returns whether a match has the higher score or, with the same score, was said earlier. */
const isBetter = (a: Ranked, b: Ranked): boolean =>
  a.score > b.score || (a.score === b.score && a.said.index < b.said.index);
