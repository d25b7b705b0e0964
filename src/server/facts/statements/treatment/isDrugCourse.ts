import type { ReadingState } from "../ReadingState";
import { findDrugs } from "../../terms/findDrugs";

/** Matches the length of a short course: "for 5 days", "for a week", "for 2 to 3 weeks". */
const coursePattern =
  /\bfor (?:the next |another |about )?(?:\d{1,2}(?:(?: to |-| or )\d{1,2})? days|an? (?:week|fortnight)|[1-6](?:(?: to |-| or )[1-6])? weeks)\b(?! ago| now| already)/i;
/**
 * Matches words before the end of a course which show that the drug was taken before, or that it is not being
 * prescribed: "gave", "helped", "never".
 */
const ofPastPattern =
  /\b(?:was|were|is|are|had|has|have|been|took|taken|got|gave|given|did|last|ago|before|previous\w*|already|finished|completed|earlier|past|in (?:19|20)\d\d|in (?:january|february|march|april|may|june|july|august|september|october|november|december)|from (?:your|the)|by (?:your|the)|helped|worked|allerg\w*|no|not|never|if|would|could|you|he|she|they|it)\b/i;
/**
 * Matches words after a course which show that it was taken before: "for a week | did not help", "for 5 days | last
 * month".
 */
const saysPastPattern =
  /\b(?:was|were|had|has|have|did|helped|worked|finished|completed|stopped|took|taken|gave|given|last|ago|previous\w*|already|earlier|in (?:19|20)\d\d|in (?:january|february|march|april|may|june|july|august|september|october|november|december))\b/i;

/** Matches a return visit after a drug: "Latanoprost at bedtime | , and see me in 6 weeks". */
const thenReturnsPattern = /, and (?:see (?:me|us)|come back|follow up|return) in \d/i;

/** Matches words before a drug that do not belong to what is said of it: "okay, so". */
export const leadPattern = /^(?:(?:and|so|then|okay|right|well|now|also),? )+/i;

/**
 * Returns whether a clinician's words prescribe a short course without a verb: "Amoxicillin 500 mg 3 times a day for 7
 * days". A drug that the patient takes is not named like this.
 */
export const isDrugCourse = (text: string): boolean => {
  const main = text.replace(leadPattern, "");
  const end = coursePattern.exec(main) ?? thenReturnsPattern.exec(main);
  if (!end || findDrugs(main)[0]?.start !== 0 || main.endsWith("?")) return false;
  const at = end.index + end[0].length;
  return !ofPastPattern.test(main.slice(0, at)) && !saysPastPattern.test(main.slice(at));
};

/** Matches the occasion of a dose: "an hour | before", "when | it starts", "at the first sign", "on the plane". */
const occasionPattern =
  /\b(?:before(?= (?:you|he|she|bed|the|your|each|every|any|an?)\b)|(?:when|whenever|as soon as|if)(?= (?:it|you|he|she|the|your|things) )|at the (?:first|very first|start|onset|earliest)\b|on the (?:plane|flight|day|morning of|night before)\b|the night before\b|only when\b)/i;

/**
 * Returns whether a clinician's words prescribe a drug for an occasion without a verb: "Propranolol, 10 mg, one hour
 * before you go on". Not if the patient takes or has just named the drug, which the words can then repeat.
 */
export function isForOccasion(text: string, { facts, heard }: Pick<ReadingState, "facts" | "heard">): boolean {
  const main = text.replace(leadPattern, "");
  const [drug] = findDrugs(main);
  const occasion = occasionPattern.exec(main);
  if (!drug || drug.start > 0 || !occasion || main.endsWith("?")) return false;
  const before = main.slice(drug.end, occasion.index);
  const isKnown =
    findDrugs(heard).some(({ generic }) => generic === drug.generic) ||
    facts.some(
      ({ kind, said }) => kind === "medication" && findDrugs(said).some(({ generic }) => generic === drug.generic),
    );
  return !isKnown && /^,? (?:\d|an?\b|one\b|two\b|half\b|under\b)/i.test(before) && !ofPastPattern.test(before);
}
