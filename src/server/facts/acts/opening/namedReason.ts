import type { Fact } from "../../Fact";
import { makeFact } from "../../frames/makeFact";
import type { Sentence } from "../../segment/Sentence";
import type { ReadingState } from "../../statements/ReadingState";
import { findConditions } from "../../terms/findConditions";
import { findSymptoms } from "../../terms/findSymptoms";
import { lowerWord } from "../../../platform/lowerWord";
import { openingTurns } from "./noteReason";

/** Matches what a patient comes for that is no symptom, named without a verb, as a group: "Just | a checkup". */
const errandPattern =
  /^(?:(?:just|only|oh|well|um|it is|I am due|due|for|here for),? )*((?:(?:an?|my|the|some|another) )?(?:[a-z]+ ){0,3}?(?:check-?ups?|physical|follow-?up|review|refills?|prescription|results?|smear|pap|vaccines?|shots?|jabs?|boosters?|immuni[sz]ations?|sick note|fit note|forms?|paperwork|check|wellness visit|annual|referral|second opinion|blood ?test|bloods|injection|dressing|clearance))(?:,? (?:please|today|really|I think|doctor))*[.!]?$/i;

/**
 * Returns an answer of one word that names the complaint, or a noun for the purpose of the visit, as a sentence:
 * "Cough." → "I have cough", "Just a checkup." → "I am here for a checkup". Other sentences are returned unchanged.
 */
export function inSentence(sentence: Sentence): Sentence {
  const { text } = sentence;
  if (/^[a-z-]+\.?$/i.test(text) && (findSymptoms(text).length > 0 || findConditions(text).length > 0))
    return { ...sentence, text: `I have ${lowerWord(text)}` };
  const errand = errandPattern.exec(text)?.[1];
  return errand ? { ...sentence, text: `I am here for ${lowerWord(errand)}` } : sentence;
}

/** Maximum number of words of a reason for the visit that is named without a sentence; longer answers are accounts. */
const maxReasonWords = 5;
/** Matches words that name no reason: a greeting, a filler, a verb of the patient's, an answer to "How are you?" */
const namesNothingPattern =
  /\b(?:I|we|he|she|it|you|not|nothing|no|yes|yeah|yep|okay|ok|good|fine|well|great|better|worse|hi|hello|hey|morning|afternoon|evening|thanks|thank|sure|so|um|uh|lot|lots|everything|anything|something else|same|usual|doctor|doc|where|what|how|that|this|few|things?|work|mom|mum|mother|father|dad|wife|husband|son|daughter|kids|partner|is|are|am|was|were|has|have|had|been|got|get|gets|will|can|do|does|did|keeps?|ugh|ow|ouch|oh|terrible|awful|horrible|bad|rough|busy|miserable|lousy|sick|sore|crazy|help)\b|\?/i;

/** Matches a reason that can have a place, a duration and a course, as a symptom has them. */
const lesionPattern =
  /\b(?:lumps?|bumps?|moles?|spots?|sores?|cysts?|warts?|boils?|blisters?|growths?|bites?|swellings?)$/i;

/**
 * Returns whether a reason can have a place, duration and course, which later questions then ask about without naming
 * it: "Lump".
 */
export const isLesion = (reason: string): boolean => lesionPattern.test(reason);

/**
 * Returns the reason for the visit that an answer names without a sentence and that no rule has read: "A lump.", "Car
 * accident." Null for other answers, and if the visit has a reason or a symptom.
 * @param known number of facts before the answer.
 */
export function namedReason(sentence: Sentence, { facts, complaint }: ReadingState, known: number): Fact | null {
  const { text, at } = sentence;
  const isRead = ({ kind }: Fact): boolean => kind === "reason" || kind === "symptom" || kind === "condition";
  if (
    at >= openingTurns ||
    complaint !== "" ||
    facts.some(({ kind }) => kind === "reason") ||
    facts.slice(known).some(isRead)
  )
    return null;
  const bare = text
    .replace(/^(?:(?:just|only|mainly|mostly|well|oh),? )*(?:(?:my|an?|the|this|these) )?/i, "")
    .replace(/[.!]$/, "");
  if (bare.split(" ").length > maxReasonWords || !/^[a-z]/i.test(bare) || namesNothingPattern.test(bare)) return null;
  return makeFact({ kind: "reason", from: [sentence], slots: { detail: lowerWord(bare).replace(/\bmy\b/gi, "the") } });
}
