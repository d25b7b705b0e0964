import type { Sentence } from "../../segment/Sentence";

/** Matches a question about how many of something are smoked or drunk, with it as the group: "how many | packs |". */
const unitAskedPattern =
  /\bhow (?:many|much) (?:(?:alcoholic|total|full|regular) )?((?:cigarettes|cigs|smokes|cigars|joints|packs?|packets?|drinks?|beers?|shots|units|pints|cans|bottles|glasses|cups|sodas|coffees|pods)(?: of (?:wine|beer|cigarettes|vodka|whiskey|liquor|alcohol|coffee|tea|soda|coke))?)\b/i;
/** Matches a question about the years of a habit. */
const yearsAskedPattern = /\bhow many (years)\b[^?]{0,40}?\b(?:smok|drink|drank|vap)/i;
/** Matches the period of a question about an amount: "a day", "on a weekend". */
const periodPattern =
  /\b(?:(?:(?:in|on|over) )?(?:an?|the|per|each|every)(?: average| typical| normal| given)? (day|night|week|weekend|month)|(daily|weekly))\b/i;
/** Source of a pattern for a number: "3 or 4", "ten", "a couple". */
const number =
  "(?:\\d[\\d.]*(?: ?(?:to|or|-) ?\\d[\\d.]*)?|one(?: and a half)?|two|three|four|five|six|seven|eight|nine|ten|a couple|a few|several|half|a dozen)";
/** Source of a pattern for what is smoked or drunk. */
const units = "(?:packs?|cigarettes?|joints?|drinks?|beers?|glass(?:es)?|pints?|cups?|cans?|bottles?|shots?|units?)";
/** Matches an answer that is only an amount, with what comes before it as the first group: "about | 3 or 4". */
const bareAmountPattern = new RegExp(
  "^((?:(?:oh|ah|well|um|uh|maybe|probably|about|around|like|just|only|I would say|I think|roughly|say|up to|at least|" +
    "at most|less than|more than|over|under|almost|nearly|usually),? ){0,4})" +
    `(${number}|(?:${number}|an?|half an?|a couple of) ${units}|half an?|a half)` +
    "((?: (?:a|per|each|every) (?:day|night|week|month|weekend)| daily)?)" +
    "((?:,? (?:or so|maybe|I think|I guess|I would say|probably|tops|max|at most|at the most|on average)){0,2})[.!?]?$",
  "i",
);

/** Matches what is drunk besides alcohol, which the label of the answer names. */
const namedByLabelPattern = /^(?:cups|sodas|coffees)\b|\b(?:coffee|tea|soda|coke)$/;

/** Matches an amount with its unit. */
const hasUnitPattern = new RegExp(` ${units}$`, "i");

/** Returns an amount with its unit: "one pack" for "One", "half a pack" for "half". */
function withUnit(amount: string, unit: string): string {
  if (namedByLabelPattern.test(unit) || hasUnitPattern.test(amount)) return amount;
  const one = unit.replace(/s\b/, "");
  if (/^(?:a )?half$/i.test(amount)) return `half a ${one}`;
  if (/^(?:1|one)$/i.test(amount)) return `${amount.toLowerCase()} ${one}`;
  return `${amount} ${/^half an?$/i.test(amount) ? one : unit.replace(/^(pack|packet|drink|beer)\b/, "$1s")}`;
}

/** Returns the period of a question about an amount: " a day", " on a weekend"; empty if it has none. */
function periodOf(asked: string): string {
  const [, each, adverb] = periodPattern.exec(asked) ?? [];
  if (adverb) return ` ${adverb.toLowerCase()}`;
  return each ? (each.toLowerCase() === "weekend" ? " on a weekend" : ` a ${each.toLowerCase()}`) : "";
}

/**
 * Adds the unit and the period of a question about a habit to an answer that is only an amount: "How many cigarettes do
 * you smoke a day?" "Ten." → "10 cigarettes a day". Adds only the period to an amount with its own unit: "How much in a
 * week?" "5 drinks." → "5 drinks a week". Other answers are returned unchanged.
 */
export function withUnitAsked(turn: readonly Sentence[], asked: string): readonly Sentence[] {
  const unit = (unitAskedPattern.exec(asked) ?? yearsAskedPattern.exec(asked))?.[1]?.toLowerCase();
  const [first, ...rest] = turn;
  const isAmount = unit !== undefined || /\bhow much\b/i.test(asked);
  const [all, before = "", amount = "", own, after = ""] =
    (isAmount && first && bareAmountPattern.exec(first.text)) || [];
  if (!first || all === undefined || (unit === undefined && !hasUnitPattern.test(amount))) return turn;
  const counted = unit === undefined ? amount : withUnit(amount, unit);
  return [{ ...first, text: `${before}${counted}${own || periodOf(asked)}${after}` }, ...rest];
}
