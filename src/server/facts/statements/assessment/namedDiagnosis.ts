import { withoutLead } from "../../acts/questions/isQuestion";
import type { Fact } from "../../Fact";
import { makeFact } from "../../frames/makeFact";
import { isDiagnosis } from "../../frames/readProblem";
import type { Sentence } from "../../segment/Sentence";
import type { ReadingState } from "../ReadingState";
import { repeatsHeard } from "../repeatsHeard";
import { lowerFirst } from "../../../platform/lowerFirst";

/**
 * Matches a sentence that is a noun phrase, with the side or the control after it as groups: "Acute otitis media | on
 * the | right | side", "Type 2 diabetes, | poorly controlled".
 */
const nounPattern =
  /^(?:(?:so|just|basically|probably),? )*(?:an? )?((?!(?:no|not|any|possible|possibly|maybe|is|are|your|my|his|her|the|for|with|about|like|and|or|some|more|less)\b)(?:[a-z0-9'-]+ ){0,5}[a-z'-]+)(?:,? (?:on|in) the (left|right)(?: (?:side|ear|eye|knee|foot|leg|arm))?|, ((?:well|poorly|not well|badly|un)[ -]?controlled|mild|moderate|severe|resolving|improving|stable))?[.!]?$/i;
/** Matches words that are not part of the name of a disease: articles, verbs, pronouns, and what is done about it. */
const otherWordPattern =
  /\b(?:an?|the|no|not|without|as|order|panel|tests?|testing|screen\w*|levels?|review|check|clinic|[a-z]{3,}(?:aled|eals|ows|owed|irmed|irms|gests?|gested|cates|cated)|is|are|was|were|be|have|has|had|do|does|did|can|could|would|will|should|might|may|I|you|we|he|she|it|they|that|this|which|what|to|from|of your|if|when|because|than|causes?|runs?|worse|better|gone)\b/i;

/** Matches a disease whose Latin name ends with an adjective or a genitive: "otitis media". */
const latinEndingPattern =
  /\b(?:otitis (?:media|externa|interna)|acne vulgaris|erythema nodosum|(?:herpes|varicella) (?:zoster|simplex)|lichen (?:planus|sclerosus)|angina pectoris|pityriasis (?:rosea|alba|versicolor)|tinea [a-z]+|hallux valgus|genu (?:varum|valgum)|diabetes (?:mellitus|insipidus))$/i;

/** Returns whether a name ends with a disease: "ear infection", but not "asthma review". */
function endsInDisease(name: string): boolean {
  const words = name.split(" ");
  const last = words.at(-1) ?? "";
  const beforeLast = words.at(-2) ?? "";
  if (isDiagnosis(last) || latinEndingPattern.test(name)) return true;
  return words.length > 1 && isDiagnosis(`${beforeLast} ${last}`) && !isDiagnosis(beforeLast);
}

/**
 * Reads a sentence after the history that only names a disease, which states the diagnosis: "Acute otitis media on the
 * right side." Null for other sentences, and for words that the patient has just said.
 */
export function namedDiagnosis(sentence: Sentence, reading: ReadingState): Fact | null {
  const isJudging =
    (reading.phase === "plan" && reading.isAnnounced) ||
    reading.facts.some(({ kind }) => kind === "exam" || kind === "vital" || kind === "result");
  if ((reading.phase !== "exam" && reading.phase !== "plan") || !isJudging || repeatsHeard(sentence.text, reading))
    return null;
  const [, name, side, course] = nounPattern.exec(withoutLead(sentence.text)) ?? [];
  if (!name || otherWordPattern.test(name) || !endsInDisease(name)) return null;
  const isSided = side !== undefined && !new RegExp(`\\b${side}\\b`, "i").test(name);
  return makeFact({
    kind: "problem",
    from: [sentence],
    slots: {
      name: `${isSided ? `${side.toLowerCase()} ` : ""}${/^[A-Z][a-z]/.test(name) ? lowerFirst(name) : name}`,
      side: side?.toLowerCase(),
      quality: course?.toLowerCase(),
      detail: sentence.text,
    },
  });
}
