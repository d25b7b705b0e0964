import type { Mention, Statement } from "../../reading/Statement";

/** Terms so general that a statement with them can be about another body part or detail. */
const generalTerms = new Set([
  "tenderness",
  "stiffness",
  "weakness",
  "redness",
  "limited range of motion",
  "joint effusion",
  "deformity",
  "bruising",
  "numbness",
  "tingling",
  "skin lesion",
  "pain",
  "lump",
  "falls",
  "stress",
  "surgery",
  "ice",
  "heat",
  "brace",
  "boot",
  "cast",
  "stretching",
  "swelling",
  "bleeding",
  "warmth",
]);
/** Whether a term is so general that a statement with it can be about another body part or detail. */
export const isGeneralTerm = (name: string): boolean => generalTerms.has(name);

/** Matches words of a sentence that denies only a part of a complaint: "denies pain at rest". */
const partPattern =
  /\b(?:at rest|radiat\w+|other|before|prior|previous|history|since|today|now|currently|during|with|when|while|upon|on)\b/i;
/** Whether a sentence denies only a part of a complaint. */
export const deniesPart = (text: string): boolean => partPattern.test(text);

/** Returns the body parts named at most four words after a term or two words before it. */
export function sitesBeside({ mentions }: Statement, term: Mention): string[] {
  return mentions
    .filter(({ kind, from, to }) => kind === "site" && (Math.abs(from - term.to) <= 4 || Math.abs(term.from - to) <= 2))
    .map(({ name }) => name);
}
