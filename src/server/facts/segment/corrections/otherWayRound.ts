/**
 * Matches words that exchange the two sides just named: "no, sorry, other way around", "hang on, I've got those the
 * wrong way round".
 */
const exchangedPattern =
  /[.,;]? ?(?:\b(?:no|sorry|wait|actually|hang on|hold on|oh|or|and|I mean|well|my mistake|make that|it is|that is|that was)\b[,.]? ){0,5}\b(?:(?:it is |that is )?(?:the )?other way (?:a)?round|vice versa,? (?=sorry)|(?:I (?:have )?(?:got|said|had) )?(?:that|those|them|it) (?:the )?(?:wrong way (?:a)?round|back to front|backwards|mixed up)|I (?:have )?(?:got|had) my (?:sides|left and right|lefts and rights) (?:mixed up|wrong(?: way (?:a)?round)?|the wrong way (?:a)?round))\b,? ?(?:sorry|actually|my mistake)?[.,;]? ?/i;
/** Matches a cue of a correction, without which the words above can describe something else: "other way round". */
const cuePattern =
  /\b(?:no|sorry|wait|actually|hang on|hold on|mistake|I mean|make that|I (?:have |'ve )?(?:got|had|said))\b/i;
/** Matches a side. */
const sidePattern = /\b(left|right)\b/i;
/** Matches a statement about a side. */
const statesSidePattern = /\b(?:left|right)\b.{0,60}\b(?:is|are|was|has|looks?|feels?|hurts?|sounds?|seems?)\b/i;

/** Returns a text with each left as a right, and the other way round. */
const exchanged = (text: string): string =>
  text.replace(/\b(left|right)\b/gi, (side) => {
    const other = side.toLowerCase() === "left" ? "right" : "left";
    return /^[A-Z]/.test(side) ? `${other[0]?.toUpperCase() ?? ""}${other.slice(1)}` : other;
  });

/** Returns the offset of the sentence that ends at `end`. */
const startBefore = (text: string, end: number): number =>
  Math.max(...[". ", "? ", "! "].map((mark) => text.lastIndexOf(mark, end - 2))) + 1;

/** Number of characters after the words in which a side says the finding again: "other way around, | it's the left". */
const restatedWithin = 40;

/**
 * Corrects two sides that a speaker exchanges: "The right one is red. The left, no, other way around, it's the left
 * that's red" → "It's the left that's red"; "The left is red and the right is clear, sorry, other way round" → "The
 * right is red and the left is clear". Other texts are unchanged.
 */
export function otherWayRound(text: string): string {
  const match = exchangedPattern.exec(text);
  if (
    !match ||
    !cuePattern.test(match[0] + text.slice(match.index + match[0].length, match.index + match[0].length + 8))
  )
    return text;
  const own = startBefore(text, match.index + 1);
  const isStated = statesSidePattern.test(text.slice(own, match.index));
  const from = isStated || own === 0 ? own : startBefore(text, own);
  const said = text.slice(from, match.index);
  if (!sidePattern.test(said)) return text;
  const after = text.slice(match.index + match[0].length);
  const lead = text.slice(0, from) + (from > 0 ? " " : "");
  if (sidePattern.test(after.slice(0, restatedWithin)))
    return `${lead}${after.slice(0, 1).toUpperCase()}${after.slice(1)}`;
  return `${text.slice(0, from)}${exchanged(isStated ? said : text.slice(from, own))}${isStated && after !== "" ? ". " : " "}${after}`.trim();
}
