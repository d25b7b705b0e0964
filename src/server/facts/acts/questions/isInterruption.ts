import type { Sentence } from "../../segment/Sentence";
import { findSymptoms } from "../../terms/findSymptoms";

/** Matches a patient's words that put off an answer for something else: "Hang on, I need to take this call". */
const interruptsPattern =
  /^(?:(?:oh|um|uh|sorry|okay|ah|so sorry|I am (?:so )?sorry),? )*(?:hang on|hold on|bear with me|(?:just )?(?:one|a|two) (?:second|sec|secs|seconds|moment|minute|min|tick)(?=$|[,.!]| please\b)|give me (?:a|one|two) (?:second|sec|moment|minute|min|seconds)|excuse me|(?:can|could|may|do you mind if|let me|is it okay if) I? ?(?:just )?(?:turn|switch|silence|get|take|answer|close|move|grab|use|sit|stand|have (?:some|a sip of) water|put|mute)|I (?:just )?(?:need|have|had|ought|should) to (?:just )?(?:take|answer|turn|get) (?:this|that|it|my phone)|(?:that is|it is) (?:my|the) (?:phone|kids|school|work|door|alarm))\b/i;
/** Matches words that explain an interruption: "it's school", "that's my phone". */
const explainsPattern =
  /^(?:(?:sorry|oh|okay),? )*(?:(?:it|that) (?:is|will be) (?:my |the )?(?:school|work|phone|kids|husband|wife|mum|mom|daughter|son|boss|door|alarm|baby)|sorry(?: about that)?|I am sorry|it keeps (?:ringing|going off|buzzing))[.!]?$/i;
/** Maximum number of words of a sentence that only interrupts; a longer one can say more. */
const maxWords = 16;

/** Matches a question that a length of time answers, so that "a minute" is its answer. */
const asksLengthPattern = /\b(?:how long|how often|last(?:s|ed)?|how much time|duration|when)\b/i;

/** Returns whether a turn only puts off the answer to an open question. */
export function isInterruption(turn: readonly Sentence[], open: readonly Sentence[]): boolean {
  const [first] = turn;
  return (
    open.length > 0 &&
    !open.some(({ text }) => asksLengthPattern.test(text)) &&
    first !== undefined &&
    interruptsPattern.test(first.text) &&
    turn.every(
      ({ text }) =>
        (interruptsPattern.test(text) || explainsPattern.test(text)) &&
        text.split(" ").length <= maxWords &&
        findSymptoms(text).length === 0 &&
        !/\b(?:yes|yeah|yep|no|nope)\b/i.test(text),
    )
  );
}
