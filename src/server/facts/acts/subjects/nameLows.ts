import type { Sentence } from "../../segment/Sentence";

/** Matches a question about low blood sugars. */
const asksOfLowsPattern = /\blow (?:blood )?sugars?\b|\bhypos?\b|\bhypoglyc[a-z]+/i;
/** Matches a count that refers to them at the start of an answer, with the words before it: "| I had | one". */
const countPattern =
  /^(?:(?:yes|yeah|oh|well|just|only|maybe),? )*(I (?:have )?(?:had|get|got) (?:just |only |maybe )?|there (?:was|were) )?(one|two|three|four|five|\d|a couple|a few|some|once|twice)\b(?! (?:of my|low|time|sugar|minute))/i;

/**
 * Names the low blood sugars that an answer only counts: "Any lows?" "One last week, it was 58." → "I had one low blood
 * sugar last week, it was 58". Other answers are returned as they are.
 */
export function nameLows(turn: readonly Sentence[], asked: string): Sentence[] {
  const [first, ...rest] = turn;
  if (!first || !asksOfLowsPattern.test(asked)) return [...turn];
  const found = countPattern.exec(first.text);
  if (!found) return [...turn];
  const count = (found[2] ?? "").toLowerCase();
  const what = /^(?:once|twice)$/.test(count)
    ? `low blood sugars ${count}`
    : `${count === "a couple" ? "a couple of" : count} low blood sugar${/^(?:one|1)$/.test(count) ? "" : "s"}`;
  return [{ ...first, text: `I had ${what}${first.text.slice(found[0].length)}` }, ...rest];
}
