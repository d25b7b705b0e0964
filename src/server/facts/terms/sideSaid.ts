import { matchesOf } from "../../platform/patterns/matchesOf";

/** Matches a side without its body part: "now the left one", "on the right". */
const alonePattern =
  /(?:\b(?:the|your|his|her|my|on|this|that|now|and) |^)(left|right)(?=$|[.,;?]| (?:one|side|now|too|as well|does|do|is|are|when|if|how|and)\b)(?! now\b)/gi;
/** Matches words for the other side that do not say which side it is: "and the other one". */
const otherPattern = /\b(?:the|your|his|her|my|this|that) other\b(?! (?:day|week|night|thing|way|time))|\bopposite\b/i;
/** Matches words that compare with the other side and do not turn to it: "no swelling compared to the left". */
const comparesPattern = /\b(?:compar\w*|versus|than|same|equal\w*|like|symmetric\w*)\b/i;

/**
 * Returns the side that a sentence turns to without naming a body part ("now the left one"); null for "the other one";
 * undefined if it names no side or only compares the sides.
 */
export function sideSaid(text: string): "left" | "right" | null | undefined {
  if (comparesPattern.test(text)) return undefined;
  const side = matchesOf(text, alonePattern).at(-1)?.[1]?.toLowerCase();
  if (side === "left" || side === "right") return side;
  return otherPattern.test(text) ? null : undefined;
}
