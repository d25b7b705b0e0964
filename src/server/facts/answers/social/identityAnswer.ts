import { findConditions } from "../../terms/findConditions";
import { findDrugs } from "../../terms/findDrugs";
import { findSymptoms } from "../../terms/findSymptoms";
import type { AnswerResult, Exchange } from "../Exchange";

/** Matches a question for the name, date of birth or address of the patient, but not for an age. */
const asksIdentityPattern =
  /^(?![^?]*\b(?:how old|your age|and age|doctor|gp|pharmacy|medic\w+)\b)[^?]*\b(?:your|his|her) (?:(?:full|first|last|second|maiden|preferred) )?(?:name|date of birth|dob|birthday|address|postcode|zip code|phone number)\b/i;
/**
 * Matches a question that asks whether the patient has a name, as the group: "Is it | Aoife |?", "Are you Mr Smith?"
 */
const asksNamePattern =
  /^(?:(?:[Hh]i|[Hh]ello|[Aa]nd|[Ss]o|[Oo]kay|[Gg]ood (?:morning|afternoon|evening)),? )*(?:[Ii]s (?:it|this|that)|[Aa]re you|[Yy]ou are|[Yy]ou must be|[Ii]t is) ((?:(?:Mr|Mrs|Ms|Miss|mr|mrs|ms|miss)\.? )?[A-Z][a-z'’-]+(?: [A-Z][a-z'’-]+){0,2})(?:, (?:is it|isn't it|right|yeah))?\?$/;
/** Matches capitalized words that are no names of people. */
const notNamePattern =
  /^(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|^(?:January|February|March|April|May|June|July|August|September|October|November|December|Christmas|Easter|English|British|Irish|Indian|American|Catholic|Muslim|Hindu|Jewish|Christian|Medicare|Medicaid|Type)\b/;
/** Index of the last turn in which a clinician still asks who the patient is. */
const lastTurn = 8;

/** Returns whether a text names a drug, symptom or disease. */
const isClinical = (text: string): boolean =>
  findDrugs(text).length > 0 || findSymptoms(text).length > 0 || findConditions(text).length > 0;

/**
 * Reads the answer to who the patient is, which is not part of the history unless it names a symptom, disease or drug;
 * null for other questions.
 */
export function identityAnswer({ asked, question, turn }: Exchange): AnswerResult | null {
  if (question.at > lastTurn) return null;
  const name = asksNamePattern.exec(asked)?.[1];
  const isAsked = asksIdentityPattern.test(asked) || (name && !notNamePattern.test(name) && !isClinical(name));
  return isAsked && !turn.some(({ text }) => isClinical(text)) ? { facts: [], coversAnswer: true } : null;
}
