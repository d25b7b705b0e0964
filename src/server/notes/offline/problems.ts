import { clinicalWords, conditions } from "./lexicon";

const introduced =
  /\b(?:for|with|regarding|as for) (?:your|the|his|her) (?:(?:first|second|third|fourth|next|last|other|primary|main) (?:problem|issue|diagnosis|concern|complaint)(?:,? (?:of|is|the|your|with|about))*,? (?:of |your |the )*)?([a-z0-9][a-z0-9' -]{2,50}?)(?=,|\.|$| (?:I|we|it|let|so|you|that is|what|this|continue|my|and I|and we|please)\b)/i;

const opening =
  /^(?:(?:okay|so|and|but|now|then|also|well|alright|all right|lastly|next|first|finally|uh|as far as)[,]? ?)*$/i;

/**
 * Returns the problem a clinician turns to in the plan and the rest of the sentence: "for your second problem, high
 * blood pressure, I …".
 */
export function problemOf(text: string): { name: string; rest: string } | null {
  const match = introduced.exec(text);
  const name = match?.[1]?.replace(/^(?:your|the|his|her|of|about|with|a|an) /i, "").trim();
  // "… to help with the gastritis" turns to nothing: the words must open the sentence.
  if (!match || !opening.test(text.slice(0, match.index)) || !name || name.split(" ").length > 6) return null;
  if (/\b(?:x-rays?|labs?|results?|mri|ct|ekg|echo\w*|ultrasound|exam)\b/i.test(name)) return null;
  if (/^(?:problem|issue|diagnosis|concern|first|second|third)$/i.test(name)) return null;
  if (!clinicalWords.test(name) && !conditions.test(name) && !/(?:itis|osis|emia|pathy|algia|oma)\b/i.test(name))
    return null;
  return { name, rest: text.slice(match.index + match[0].length).replace(/^[\s,.]+/, "") };
}
