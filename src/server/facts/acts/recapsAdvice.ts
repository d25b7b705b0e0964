import type { Sentence } from "../segment/Sentence";
import type { ReadingState } from "../statements/ReadingState";
import { emergencyPlace } from "../segment/plans/emergencyPlace";

/** Matches words of understanding before a repetition: "Okay. Got it. So". */
const understandsPattern =
  /^(?:(?:okay|ok|yeah|yes|right|alright|all right|sure|good|got it|got that|I have got (?:it|that)|I see|understood|gotcha|will do|and|well),?[. ]*)+$/i;
/** Matches the start of a repetition: "So bladder, numb down there, ER". */
const repeatsPattern = /^(?:(?:okay|ok|yeah|yes|right|got it|alright|all right),? )*(?:so|basically)\b/i;
/** Matches a number or place of emergency care, or a call to the practice. */
const carePattern = new RegExp(
  `\\b${emergencyPlace}\\b|\\b(?:call|ring) (?:you|the (?:clinic|office|surgery))\\b|\\bcome (?:back|straight) ?in\\b`,
  "i",
);
/** Matches a report of the speaker's own: "I had a fever last night". */
const reportsPattern =
  /\b(?:I|he|she|we) (?:have|has|had|am|is|was|were|feel|felt|got|get|already|do|did)\b|\bmy\b|\b(?:already|yesterday|last night|right now|lately|today)\b/i;

/**
 * Returns whether a patient only repeats when to seek care, right after the clinician said so: "So bladder, numb down
 * there, weak leg, ER." The signs named are not symptoms of the patient.
 */
export function recapsAdvice(turn: readonly Sentence[], reading: ReadingState): boolean {
  const [first] = turn;
  const last = reading.facts.findLast(({ kind }) => kind === "followUp");
  if (!first || !last?.condition || reading.orderedAt !== first.at - 1 || reading.open.length > 0) return false;
  const said = turn.filter(({ text }) => !understandsPattern.test(text));
  return (
    said.length > 0 &&
    said.every(({ text }) => !text.endsWith("?") && !reportsPattern.test(text)) &&
    (said.some(({ text }) => repeatsPattern.test(text)) || said.some(({ text }) => carePattern.test(text)))
  );
}
