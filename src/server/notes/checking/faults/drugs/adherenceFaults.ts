import type { CheckedSentence } from "../../CheckedSentence";
import type { Fault } from "../../Fault";
import { rememberPerVisit } from "../../reading/rememberPerVisit";
import type { SaidStatement } from "../../reading/SaidVisit";
import type { Statement } from "../../reading/Statement";

/** Matches words for medicines that are taken as they should be: "regularly", "without missing". */
const regularPattern =
  /\b(?:(?:tak(?:es|ing)|took)\b[^.;]{0,60}\b(?:regularly|consistently|as (?:usual|prescribed|directed|instructed)|every day|daily without)|(?:is|been|remains?) (?:fully )?(?:compliant|adherent)|good (?:compliance|adherence)|never miss\w*|(?:no|without|den(?:ies|ied)) (?:any )?(?:miss\w*|forgetting)|adherence is good)\b/i;
/** Matches words for medicines that are missed: "forgets", "non-compliant". */
const missedPattern =
  /\b(?:non-?(?:compliant|adherent|adherence|compliance)|not (?:been )?(?:taking|taken|take|compliant|adherent|consistent\w*)|miss(?:ed|es|ing)|forg[eo]t\w*|ran out|skip\w*|inconsistent\w*|irregularly)\b/i;
/** Matches speech about medicines that were missed. */
const saidMissedPattern =
  /\b(?:forg[eo]t\w*|miss(?:ed|es|ing)? (?:it|them|a|my|some|the|one|two|doses?|taking|every|few|here)|miss them|skip\w*|ran out|(?:not|never) (?:been )?(?:tak(?:e|en|ing))|not been (?:good|great|consistent))\b/i;
/** Matches words for medicines in general. */
const medicinePattern = /\b(?:med(?:s|ication|ications|icine|icines)|pills?|doses?|tablets?|insulin|inhalers?)\b/i;
/** Matches words of a note for something else that is done regularly, or not: a diet, readings. */
const otherPattern =
  /\b(?:diet\w*|readings?|blood (?:pressures?|sugars?)|exercis\w+|therapy|appointments?|visits?|brace|cpap)\b/i;
/** Matches a question about taking medicines as one should. */
const asksRegularPattern =
  /\btak(?:e|ing)\b.{0,60}\b(?:regular\w*|consistent\w*|every ?day|as (?:prescribed|directed))\b/i;

/** Matches the end of the words before "missed" that deny it. */
const noneMissedPattern = /\b(?:no|not|never|without|den(?:y|ies|ied)) (?:\w+ )?$/i;

const isOfMedicines = ({ text, mentions }: Statement): boolean =>
  medicinePattern.test(text) || mentions.some(({ kind }) => kind === "drug");

/**
 * Returns what the patient said about missed medicines (`missed`), or the questions whether medicines are taken
 * regularly that the patient affirmed (`regular`).
 */
const statementsOf = rememberPerVisit((visit, what): readonly SaidStatement[] =>
  visit.statements.filter((one) => {
    if (what === "regular")
      return one.isQuestion ? one.answer === "present" && asksRegularPattern.test(one.text) : false;
    const asked = visit.statements[one.index - 1];
    return (
      one.by === "patient" &&
      saidMissedPattern.test(one.text) &&
      (isOfMedicines(one) || /\bt(?:ak(?:e|es|en|ing)|ook)\b/i.test(one.text) || (asked && isOfMedicines(asked)))
    );
  }),
);

/**
 * Finds medicines written as taken regularly although the patient said that they were missed, or the reverse: "has not
 * been taking his pills regularly" for "have you been taking your pills regularly?" "Yes." Medicines written as missed
 * are no fault if the patient also spoke of missing some.
 */
export function adherenceFaults({ statement, visit }: CheckedSentence): Fault[] {
  if (!isOfMedicines(statement) || otherPattern.test(statement.text)) return [];
  const regular = regularPattern.exec(statement.text);
  const missed = missedPattern.exec(statement.text);
  const isMissed = missed !== null && !noneMissedPattern.test(statement.text.slice(0, missed.index));
  const isNegated = regular !== null && /\b(?:not|never)\b[^.;]{0,20}$/i.test(statement.text.slice(0, regular.index));
  if ((regular === null && missed === null) || (regular !== null && isMissed && !isNegated)) return [];
  const saysMissed = isMissed || isNegated;
  const opposed = statementsOf(visit, saysMissed ? "regular" : "missed");
  const same = statementsOf(visit, saysMissed ? "missed" : "regular");
  const drugs = new Set(statement.mentions.flatMap(({ kind, name }) => (kind === "drug" ? [name] : [])));
  const isOfOther = ({ mentions }: SaidStatement): boolean => {
    const named = mentions.filter(({ kind }) => kind === "drug");
    return drugs.size > 0 && named.length > 0 && !named.some(({ name }) => drugs.has(name));
  };
  const heard = opposed.find((one) => !isOfOther(one));
  const match = saysMissed ? (missed ?? regular) : (regular ?? missed);
  if (!match || !heard || (saysMissed && same.length > 0)) return [];
  const detail = saysMissed ? "Said to be taken regularly" : "Said to have been missed";
  return [{ kind: "status", must: false, value: match[0], at: match.index, detail, heard }];
}
