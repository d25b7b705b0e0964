import type { Sentence } from "../../segment/Sentence";
import { findDrugs } from "../../terms/findDrugs";

/** Source of a pattern for words around a dose that the patient is not sure of: "ten, | I think". */
const unsure = "(?:I (?:think|believe|guess|reckon)|is it|maybe|something like that|isn't it)";
/** Matches a sentence that is only a dose: "10 I think", "It's the 2.5". */
const onlyDosePattern = new RegExp(
  `^(?:(?:about|the|it is|that is|they are|${unsure}),? ){0,3}(\\d[\\d.]*(?:/\\d[\\d.]*)?(?: ?(?:mg|mcg|micrograms?|units?|g|ml))?)(?: (?:one|ones|tablets?|pills?|capsules?|puffs?|drops?|dose))?((?:,? (?:once|twice|three times|\\d times) (?:a|per) day|,? (?:once|twice) daily|,? (?:every|each|in the|at|before) (?:morning|evening|night|day|bedtime|bed)|,? every \\d+(?: (?:to|or) \\d+)? hours|,? (?:as needed|when I need (?:it|them)|with (?:food|meals)))?)(?:,? ${unsure})?[.!?]?$`,
  "i",
);
/** Matches the purpose after a drug: "for my knees". */
const purposePattern = /^ (?:for|because of) (?:my|the) [a-z]+(?: [a-z]+)?[.,]?$/i;
/** Matches an answer that only affirms that a drug is taken: "Yes", "The little white one, yes". */
const affirmsPattern =
  /^(?:(?:oh|well|um),? )*(?:yes|yeah|yep|I am|I do|I take it|still am|that is (?:right|it))[.,]?$|^(?:the |that )?(?:[a-z]+ ){1,3}(?:ones?|tablets?|pills?|capsules?),? (?:yes|yeah|yep)[.]?$/i;
/** Returns a dose with the form that it counts: "2 tablets". */
const withCount = (dose: string, said: string): string => {
  const form = /\d ?(tablets?|pills?|capsules?|puffs?|drops?)\b/i.exec(said)?.[1];
  return form ? `${dose} ${form.toLowerCase()}` : dose;
};
/** Matches a drug's name of which the patient is not sure: "Trelegy is it?" */
const unsureNamePattern = /,? (?:is it|I think it is|or something)\?$/i;

/**
 * Joins a dose, which can lack its unit, with the drug named at the end of the sentence before it: "And rosuvastatin."
 * "Ten I think." becomes "And rosuvastatin 10". Removes "is it?" after a drug: "Trelegy is it?"
 * @param asked the drug of the question that the turn answers, if it is only one: "Are you on X?" "Yes. 2.5."
 */
export function joinBareDoses(turn: readonly Sentence[], asked: string | null): Sentence[] {
  const out: Sentence[] = [];
  for (const said of turn) {
    const sentence =
      unsureNamePattern.test(said.text) && findDrugs(said.text).length > 0
        ? { ...said, text: said.text.replace(unsureNamePattern, "") }
        : said;
    const [, dose, frequency = ""] = onlyDosePattern.exec(sentence.text) ?? [];
    const before = out.at(-1);
    const drug = before && findDrugs(before.text).at(-1);
    const after = before && drug ? before.text.slice(drug.end) : "";
    if (dose && before && drug && (/^[.,]?$/.test(after) || (purposePattern.test(after) && frequency)))
      out[out.length - 1] = {
        ...before,
        end: sentence.end,
        text: `${before.text.slice(0, drug.end)} ${withCount(dose, sentence.text)}${frequency}${after.replace(/[.,]$/, "")}`,
      };
    else if (dose && before && asked && out.length === 1 && affirmsPattern.test(before.text))
      out.push({ ...sentence, text: `${asked}, ${withCount(dose, sentence.text)}${frequency}` });
    else out.push(sentence);
  }
  return out;
}
