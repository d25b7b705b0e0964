import type { Sentence } from "../../segment/Sentence";

/** Matches a sentence that only says that the speaker is not sure: "Gosh, I don't know", "Let me think". */
const unsurePattern =
  /^(?:(?:oh|well|um|uh|hmm|gosh|god|honestly|so|to be honest),? )*(?:I (?:really |honestly )?(?:do not|cannot|could not) (?:really |honestly )?(?:know|remember|recall|say|tell)(?: exactly| for sure| now)?|(?:I am )?not (?:really |too |exactly )?sure|let me (?:think|see)|good question|that is a good question|no idea)(?:,? (?:honestly|really|to be honest|exactly|doctor))?[.!]?$/i;
/** Matches a time or a number, which answers after all: "More than 10 years, I think". */
const answersPattern =
  /^(?:(?:maybe|probably|about|around|like|I think|I guess|at least|more than|less than|over|it was|it has been|must be|must have been|some ?time|back|I would say|just|a few|a couple(?: of)?),? ){0,4}(?:\d|last (?:year|month|week|summer|winter|spring|fall|night)|(?:in|since|before) (?:\d|january|february|march|april|may|june|july|august|september|october|november|december)|(?:years|months|weeks|days) ago)/i;

/**
 * Leaves out a first sentence that only says that the patient is not sure, if the next one answers with a time or a
 * number: "I don't know. More than ten years."
 */
export function withoutUnsure(turn: readonly Sentence[]): readonly Sentence[] {
  const [first, second] = turn;
  return first && second && unsurePattern.test(first.text) && answersPattern.test(second.text) ? turn.slice(1) : turn;
}
