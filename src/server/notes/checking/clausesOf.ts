/**
 * Matches the boundary before another clause, which can be about something else: ", but", "; ", or the "and" before a
 * pronoun or verb in "has a cough and she denies fever".
 */
const clauseBoundaryPattern =
  /[,;] (?:however|but|although|though|while|which)\b,?|; |,? and (?=(?:he|she|they|it|has|had|is|was|denies|reports|states|notes|does|did)\b)/gi;
/**
 * Minimum number of characters of a clause that is checked by itself: shorter ones have too few words to match a
 * statement.
 */
const minLength = 15;

/** A clause of a sentence; `start` is its offset in the sentence. */
interface Clause {
  text: string;
  start: number;
}

/** Cuts a compound sentence into its clauses, without very short ones. Returns an empty list for a simple sentence. */
export function clausesOf(text: string): Clause[] {
  const clauses: Clause[] = [];
  let start = 0;
  for (const join of text.matchAll(clauseBoundaryPattern)) {
    clauses.push({ text: text.slice(start, join.index), start });
    start = join.index + join[0].length;
  }
  if (clauses.length === 0) return [];
  clauses.push({ text: text.slice(start), start });
  return clauses.filter((clause) => clause.text.length >= minLength);
}
