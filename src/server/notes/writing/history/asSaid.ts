import type { Fact } from "../../../facts/Fact";
import { findSites } from "../../../facts/terms/findSites";
import type { Person } from "../toThirdPerson";
import { sentenceCase } from "../../../../shared/sentenceCase";

/** Matches a sentence that begins with what it is about: "The arm, the left one, it went dead". */
const namesSubjectPattern = /^(?:(?:and|but|so|then|well),? )*(?:the|my|this|these) [a-z]/i;
/** Matches bodily functions and fluids, statements about which can be quoted: "stool", "speech". */
const bodilyPattern =
  /\b(?:blood(?! (?:pressure|sugars?|tests?|work))|poop|stools?|pee|urine|vomit|speech|words|vision|memory)\b/i;
/** Matches signs of an emergency, which are quoted anywhere in a sentence: "bleeding", "passed out", "went numb". */
const alarmingPattern =
  /\b(?:blood(?! (?:pressure|sugars?|tests?|work|thinners?))|bleed\w*|droop\w*|paraly[sz]\w+|unconscious|faint(?:ed|ing)|(?:pass|black)(?:ed|ing) out|seizures?|went (?:dead|numb|limp|blind))\b/i;
/**
 * Matches words of a question, an uncertain statement or a denial: "I guess", "not". Such statements are not quoted.
 */
const notAssertedPattern =
  /\?|\b(?:you|your|know|guess|remember|sure|mean|hope|wonder|think|no|not|never|cannot|fine|okay|ok|nothing|parent|mother|father|caregiver|family)\b/i;

/** Number of words of a statement that can be quoted: fewer say too little, more are an account. */
const quotedWords = { min: 5, max: 24 };

/**
 * Returns a patient's statement in quotation marks if it is of the right length, asserts something, and is about the
 * body or names a sign of an emergency; otherwise null. For statements that cannot be written as sentences of a note.
 */
export function asSaid({ slots, source, isRetold }: Fact, { noun }: Person): string | null {
  const said = slots.detail?.text ?? "";
  const words = said.split(" ").length;
  if (
    source !== "patient" ||
    isRetold ||
    words < quotedWords.min ||
    words > quotedWords.max ||
    notAssertedPattern.test(said)
  )
    return null;
  const isAboutBody = namesSubjectPattern.test(said) && (findSites(said).length > 0 || bodilyPattern.test(said));
  if (!isAboutBody && !alarmingPattern.test(said)) return null;
  return `${sentenceCase(noun)} said: “${said.replace(/(?<![.\s])[.\s]+$/, "")}.”`;
}
