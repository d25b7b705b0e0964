import { asksForAdvice } from "../../answers/adviceAnswer";
import { noteWish } from "../../resolve/postponed";
import { noteDoubt } from "../../resolve/withdrawReplaced";
import type { Sentence } from "../../segment/Sentence";
import { noteQuestion, type ReadingState } from "../../statements/ReadingState";
import { notePerson } from "../subjects/notePerson";
import { noteCorrectedReason } from "./noteCorrectedReason";
import { noteMatter } from "./noteReason";

/**
 * Remembers what a patient's turn says about the reason of the visit and about people, its doubts and wishes about
 * orders, and its questions. `at`: the index of the turn.
 */
export function noteSaid(said: readonly Sentence[], reading: ReadingState): void {
  noteCorrectedReason(said, reading);
  for (const sentence of said) noteMatter(sentence, reading);
  notePerson(said, reading);
  for (const sentence of said) noteDoubt(sentence, reading);
  noteWish(said, reading);
  noteQuestion(said, reading);
  const wanted = said.findLast(({ text }) => asksForAdvice(text));
  if (wanted) reading.patientAsked = wanted;
}
