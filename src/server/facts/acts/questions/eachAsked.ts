import { sitePart } from "../../terms/sitePart";

/**
 * Source of a pattern for functions that can share the words before them: "vision" and "hearing" in "changes in your
 * vision or your hearing".
 */
const shared =
  "(?:your |the |his |her )?(?:sense of )?(?=\\w)(?:vision|eyesight|sight|hearing|smell|taste|speech|voice|swallowing|breathing|balance|memory|concentration|mood|sleep|sleeping|appetite|weight|energy(?: levels?)?|skin|hair|nails|walking|urine|urination|stools?|periods?|libido|strength)";
/** Matches a noun with several things that it asks about: "any problems with | your vision or your hearing". */
const headPattern = new RegExp(
  `\\b((?:changes?|problems?|issues?|trouble|difficult(?:y|ies)|concerns?|loss(?:es)?) (?:in|to|with|of) )((?:any )?${shared})((?:(?:,? (?:or|and)(?: in| with| to| of)?|,)(?: or)? ${shared})+)`,
  "gi",
);
/** Matches each further thing of such a list with the words before it: " or your | hearing". */
const nextPattern = new RegExp(`(,? (?:or|and)|,)(?: or)?(?: in| with| to| of)? (${shared})`, "gi");
/**
 * Matches a symptom with two places in which a question looks for it, as groups: "any | pain | in your | chest | or |
 * belly".
 */
const placesPattern = new RegExp(
  `(?<!\\b(?:or|and|the|your|this|that) |, )\\b(pain|swelling|numbness|tingling|weakness|stiffness|aching|soreness|itching|cramps?) (in|of) (your|the|his|her) (?!(?:f(?:oo|ee)t|ankles?|legs?),? (?:or|and) (?:in |of )?(?:your |the |his |her )?(?:f(?:oo|ee)t|ankles?|legs?)\\b)((?:upper |lower )?(?=\\w)(?:${sitePart}))(,? (?:or|and)) (?:in |of )?(?:your |the |his |her )?((?:upper |lower )?(?=\\w)(?:${sitePart}))(?![a-z])(?! (?:pain|swelling|numbness|tingling|weakness|stiffness))`,
  "gi",
);
/**
 * Matches trouble with passing urine with pain and frequency as its examples: "urinary symptoms like pain or
 * frequency".
 */
const ofUrinationPattern =
  /\b(?:urin\w+|voiding|bladder) (?:problems?|issues?|symptoms?|changes?|trouble)(?:,? (?:such as|like|including))? (?:pain|burning)(?:,? (?:or|and)|,)? (?:urgency(?:,? (?:or|and)|,)? )?frequency\b/i;
/** Matches a question that asks whether a function has changed: "Has her hearing been affected at all?" */
const affectedPattern = new RegExp(
  `^(?:has|have|is|are|was|were) ((?:your |his |her )${shared.replace("(?:your |the |his |her )?", "")}) (?:been |at all |any )*(?:affected|changed|different|impacted)\\b[^?]{0,24}\\?*$`,
  "i",
);
/** Matches a question about the loss of two senses: "lost your sense of smell or taste". */
const lostSensesPattern =
  /\b(?:loss of|lost|losing) (?:your |his |her |the |any )?(?:sense of )?(smell|taste) (or|and) (?:your )?(?:sense of )?(smell|taste)\b/gi;
/** Matches a question about the loss or the change of a sense: "loss or change in your sense of smell". */
const lossOrChangePattern = /\b(?:a )?loss (?:of )?or (?:a )?change in (?:your |the )?(?:sense of )?(smell|taste)\b/gi;
/** Matches the explanation of a scale, which names no symptom of the patient: "10 being the worst pain ever". */
const scaleEndPattern =
  /,? ?(?:with |where )?\b(?:10|ten|1|one|0|zero) (?:being|is|means|meaning|as)(?: like)? (?:the |no |a )?[^,?.]{3,60}?(?=,|\?|\.|$| and (?:10|ten|1|one|0|zero)\b)/gi;

/**
 * Returns a question with its shared words repeated, so that each item can be read alone: "changes in your vision or
 * your hearing" becomes "changes in your vision or changes in your hearing". The explanation of a scale is left out.
 */
export function eachAsked(asked: string): string {
  return asked
    .replace(
      lostSensesPattern,
      (_all, first: string, joint: string, second: string) => `loss of ${first} ${joint} loss of ${second}`,
    )
    .replace(/^or,? (?:even |maybe |yeah,? |like |also )*(?=(?:have|has|do|does|did|are|is|was|were|any) )/i, "")
    .replace(placesPattern, "$1 $2 $3 $4$5 $1 $2 $3 $6")
    .replace(ofUrinationPattern, "painful urination or urinary frequency")
    .replace(affectedPattern, "any changes in $1?")
    .replace(lossOrChangePattern, (_all, sense: string) => `loss of ${sense}`)
    .replace(
      headPattern,
      (_all, what: string, first: string, rest: string) =>
        `${what}${first}${rest.replace(nextPattern, (_each, joint: string, item: string) => `${joint} ${what}${item}`)}`,
    )
    .replace(/\bscale\b.*/i, (rest) => rest.replace(scaleEndPattern, ""));
}
