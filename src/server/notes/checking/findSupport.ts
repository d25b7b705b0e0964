import type { SaidStatement, SaidVisit } from "./reading/SaidVisit";
import type { Statement } from "./reading/Statement";

/** The statements of the visit that match a sentence of the note. */
export interface Support {
  /** The best matches with their scores, best first. */
  ranked: readonly { said: SaidStatement; score: number }[];
  /** The best match and those that match about as well, best first. Empty if nothing matches. */
  best: readonly SaidStatement[];
  /** Statements with a number, from the turns that the sentence cites. */
  citedValues: readonly SaidStatement[];
  /** Share of the sentence's keys that were said anywhere in the visit, from 0 to 1; 1 for a sentence without keys. */
  coverage: number;
}

/** Maximum number of matches that are kept. */
const maxRanked = 12;

/**
 * Finds the statements that share the most with a sentence. Rare keys weigh more, an answer also scores for the keys of
 * its question, and statements of cited turns get a bonus.
 * @param cited ids of the turns that the sentence cites.
 */
export function findSupport(statement: Statement, visit: SaidVisit, cited: ReadonlySet<string>): Support {
  const scores = new Map<SaidStatement, number>();
  let said = 0;
  for (const key of statement.keys) {
    const statements = visit.byKey.get(key);
    if (!statements) continue;
    said++;
    const weight = visit.weight(key) * (key.includes(":") || key.startsWith("#") ? 1.5 : 1);
    for (const one of statements) scores.set(one, (scores.get(one) ?? 0) + weight);
  }
  for (const [one, score] of scores) {
    let shared = 0;
    for (const key of one.context) if (statement.keys.has(key) && !one.keys.has(key)) shared += visit.weight(key);
    scores.set(one, score + shared * 0.7 + (cited.has(one.turn.id) ? 0.5 : 0));
  }
  const ranked = [...scores]
    .map(([one, score]) => ({ said: one, score }))
    .toSorted((a, b) => b.score - a.score || a.said.index - b.said.index)
    .slice(0, maxRanked);
  const top = ranked[0]?.score ?? 0;
  return {
    ranked,
    best: ranked.filter(({ score }) => score >= 0.65 * top).map((one) => one.said),
    citedValues:
      cited.size === 0 ? [] : visit.statements.filter((one) => one.quantities.length > 0 && cited.has(one.turn.id)),
    coverage: statement.keys.size === 0 ? 1 : said / statement.keys.size,
  };
}
