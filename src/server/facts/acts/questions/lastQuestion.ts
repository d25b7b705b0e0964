import { isQuestion } from "./isQuestion";
import { lowerFirst } from "../../../platform/lowerFirst";

/** Matches a question tag: "You do not have asthma, | do you?" */
const tagPattern =
  /^(?:do|does|did|are|is|have|has|can|would|will) (?:not )?(?:you|it|he|she|that|this|they)(?: (?:now|(?:all |still )?(?:right|correct|true|accurate|so|the case)))?\?$/i;

/** Matches a question about vaccines that names them first: "Immunizations wise, | are you up to date?" */
const upToDatePattern =
  /\b(immuni[sz]ations?|vaccin(?:es?|ations?)|shots)(?:[- ]wise)?,? ((?:are|is) (?:you|he|she|they) (?:all )?(?:up to date|current))\W*$/i;

/** Matches the words that ask about a known disease: "were you ever diagnosed with", "ever been diagnosed with". */
const diagnosedPattern =
  /^((?:(?:and|so|okay|now),? )*)(?:were you ever diagnosed with|(?:have you )?ever been diagnosed with|have you (?:ever |previously )?been told (?:that )?you (?:have|had)|were you ever told (?:that )?you (?:have|had)|has (?:anyone|a doctor|any doctor|anybody) ever told you (?:that )?you (?:have|had)) (?=[a-z])/i;

/** Matches a question for anything since the last visit: "| Any falls | since I saw you?" */
const sincePattern =
  /^((?:any|have you had any|had any) [a-z][a-z -]{2,40}?),? since (?:(?:I|we) (?:last )?(?:saw|met|spoke|talked)\b[^?]{0,20}|(?:the|your|our|his|her) last (?:visit|time|appointment)|last time)\?*$/i;

/**
 * Returns the question at the end of a sentence that opens with a statement ("Great job, do you want patches?" → "do
 * you want patches?"), and a statement with a tag as a question ("You do not have asthma, do you?" → "You do not have
 * asthma?"). Also rewords questions about diagnoses, vaccines and the time since the last visit. Other questions are
 * returned as asked, except that a mere name loses its capital.
 */
export function lastQuestion(asked: string): string {
  const since = sincePattern.exec(asked)?.[1];
  if (since) return `${since}?`;
  const plain = asked.replace(diagnosedPattern, "$1have you ever been diagnosed with ");
  if (plain !== asked) return plain;
  const ofVaccines = upToDatePattern.exec(asked);
  if (ofVaccines) return `${ofVaccines[2] ?? ""} with ${ofVaccines[1] ?? ""}?`;
  const parts = asked.split(
    /, (?=(?:do|does|did|are|is|have|has|can|would|will) (?:not )?(?:you|it|he|she|that|this|they)\b)/i,
  );
  const last = parts.at(-1);
  if (parts.length > 1 && last !== undefined && tagPattern.test(last)) return `${parts.slice(0, -1).join(", ")}?`;
  return parts.length > 1 && last !== undefined && !isQuestion(parts[0] ?? "") ? last : lowerName(asked);
}

/** Matches names of people and places, with which the name of a disease can begin. */
const properNamePattern =
  /^(?:[A-Z][a-z]+'s|Lyme|Crohn|Parkinson|Alzheimer|Down|Hodgkin|Graves|Hashimoto|Marfan|Raynaud|Sj[oö]gren|Bell|Barrett|Turner|Huntington|Wilson|Cushing|Addison|Covid|Ebola|Zika|German)\b/;
/** Lowers the first letter of a question that is only a name: "Diabetes?" → "diabetes?" */
export const lowerName = (asked: string): string =>
  /^[A-Z][a-z]+(?: [a-z]+){0,2}\?*$/.test(asked) &&
  !properNamePattern.test(asked) &&
  !isQuestion(asked.replace("?", ""))
    ? lowerFirst(asked)
    : asked;
