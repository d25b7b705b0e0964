/** Matches a side without its body part: "now the left one", "on the right". */
const alone =
  /(?:\b(?:the|your|his|her|my|on|this|that|now|and) |^)(left|right)(?=$|[.,;?]| (?:one|side|now|too|as well|does|do|is|are|when|if|how|and)\b)(?! now\b)/gi;
/** Matches the other side, which is not named: "and the other one". */
const other = /\b(?:the|your|his|her|my|this|that) other\b(?! (?:day|week|night|thing|way|time))|\bopposite\b/i;
/** Matches words for a comparison, which do not turn to the other side: "no swelling compared to the left". */
const compares = /\b(?:compar\w*|versus|than|same|equal\w*|like|symmetric\w*)\b/i;

/**
 * Returns the side that a sentence turns to without a body part; null for "the other side", undefined if none is said.
 */
export function sideSaid(text: string): "left" | "right" | null | undefined {
  if (compares.test(text)) return undefined;
  const side = [...text.matchAll(alone)].at(-1)?.[1]?.toLowerCase();
  if (side === "left" || side === "right") return side;
  return other.test(text) ? null : undefined;
}
