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

/** Matches a symptom that ended, as it was there before: "headache and fatigue have resolved". */
export const endsPattern =
  /^[^.;]{1,60} (?:has|have|had|is|are) (?:now |since |completely |fully )?(?:resolved|subsided|gone)\b/i;

/** Returns whether a term is "allergies" in a sentence about those to drugs, which says nothing of others. */
export const isOfDrugAllergies = ({ name }: Pick<Mention, "name">, { text }: Pick<Statement, "text">): boolean =>
  name === "allergies" && /\b(?:drug|medication|medicine)s?\b|\bnkda\b/i.test(text);

/**
 * Matches the words before what a treatment acts on or is for. "Did not relieve the pain" and "has not tried a cream
 * for her acne" do not deny the pain or acne; `reliefFaults` compares the effect.
 */
const treatsPattern =
  /\b(?:reliev\w*|help\w*|eas(?:e[ds]?|ing)|improv\w*|control\w*|bring|br(?:ings|ought)|lower\w*|reduc\w*|resolv\w*|(?:tried|tak(?:e[ns]?|ing)|us(?:e[ds]?|ing)) [^.;]{1,60} for|(?:work-?up|treatment|therapy|evaluation|intervention|imaging|testing|medications?|changes?|monitoring|management|follow-?up) (?:of|for|to)) (?:\w+ ){0,3}$/i;
/** Maximum number of characters of the words that `treatsPattern` matches. */
const maxTreatsReach = 90;
/** Returns whether a term at an offset of a text is only what a treatment or test acts on or is for. */
export const isTreated = (text: string, start: number): boolean =>
  treatsPattern.test(text.slice(Math.max(0, start - maxTreatsReach), start));
