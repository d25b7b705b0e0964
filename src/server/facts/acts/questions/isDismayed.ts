import { isDiagnosis } from "../../frames/readProblem";
import type { Sentence } from "../../segment/Sentence";

/** Matches dismay at news, which denies nothing: "Oh no.", "Oh God, really?" */
const dismayPattern =
  /^oh,? (?:no|god|my god|dear|man|boy|wow|gosh|crap|shoot)(?:[,.]? (?:oh no|no|really|that is (?:awful|terrible|bad|not good)|is (?:that|it) (?:bad|serious)|what (?:now|do we do)|how bad is it))*[.!?]?$/i;

/** Matches a statement that gives a patient a diagnosis: "So you have pneumonia". */
const newsPattern =
  /^(?:(?:so|well|okay|and|but|unfortunately),? )*(?:you|he|she) (?:do |does )?(?:have|has)(?: got)? /i;

/**
 * Returns whether a patient only shows dismay at a statement that could be a request to confirm it: "So you have
 * pneumonia." "Oh no."
 */
export const isDismayed = (turn: readonly Sentence[], open: readonly Sentence[]): boolean =>
  dismayPattern.test(turn[0]?.text ?? "") &&
  open.length > 0 &&
  open.every(({ text }) => newsPattern.test(text) && !text.endsWith("?") && isDiagnosis(text));
