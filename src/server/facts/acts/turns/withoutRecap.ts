import type { Sentence } from "../../segment/Sentence";
import type { ReadingState } from "../../statements/ReadingState";
import { emergencyPlace } from "../../segment/plans/emergencyPlace";

/** Matches words of understanding before a repetition: "Okay. Got it. So". */
const understandsPattern =
  /^(?:(?:okay|ok|yeah|yes|right|alright|all right|sure|good|got it|got that|I have got (?:it|that)|I see|understood|gotcha|will do|and|well),?[. ]*)+$/i;
/** Matches the start of a repetition: "So bladder, numb down there, ER". */
const repeatsPattern = /^(?:(?:okay|ok|yeah|yes|right|got it|alright|all right),? )*(?:so|basically)\b/i;
/** Matches a number or place of emergency care, or a call or visit to the practice. */
const carePattern = new RegExp(
  `\\b${emergencyPlace}\\b|\\b(?:call|ring) (?:you|the (?:clinic|office|surgery))\\b|\\bcome (?:back|straight) ?in\\b|, (?:(?:then|and|I|we) )?come back\\b`,
  "i",
);
/** Matches a report of the speaker's own: "I had a fever last night". */
const reportsPattern =
  /\b(?:I|he|she|we) (?:have|has|had|am|is|was|were|feel|felt|got|get|already|do|did)\b|\bmy\b|\b(?:already|yesterday|last night|right now|lately|today|since|still)\b|\bfor (?:a|the|\d)|\b(?:is|are|has|have|been|hurts?|aches?)\b/i;

/**
 * Returns the sentences of a patient's turn without those at its start that only repeat when to seek care, right after
 * the clinician said so: "So bladder, numb down there, weak leg, ER. | My knee hurts too." The signs in them are not
 * symptoms of the patient.
 *
 * @param before the sentence before the turn; undefined at the start of the visit.
 */
export function withoutRecap(
  turn: readonly Sentence[],
  before: Sentence | undefined,
  reading: ReadingState,
): readonly Sentence[] {
  const last = reading.facts.findLast(({ kind }) => kind === "followUp");
  if (!before || !last?.condition?.evidence.some((each) => each.turn === before.turn) || reading.open.length > 0)
    return turn;
  const own = turn.findIndex(
    ({ text }) => !understandsPattern.test(text) && (text.endsWith("?") || reportsPattern.test(text)),
  );
  const recap = own < 0 ? turn : turn.slice(0, own);
  const repeats = recap.some(({ text }) => repeatsPattern.test(text) || carePattern.test(text));
  return repeats ? turn.slice(recap.length) : turn;
}
