import { openAnswer } from "../../../answers/openAnswer";
import type { Sentence } from "../../../segment/Sentence";
import type { ReadingState } from "../../../statements/ReadingState";
import { readAnswer } from "../../readAnswer";

/** Matches a question that asks again about what was just denied: "None at all?", "Not even socially?", "Never?" */
const asksAgainPattern =
  /^(?:(?:so|and|really|okay|but|oh|right|hmm),? )*(?:not (?:even |ever )?(?:one|once|any|at all|a (?:single|little|bit|few)|(?:a |an )?(?:odd|occasional|tiny)|socially|occasionally|sometimes|now and then|recently|lately|with|on|at|when|during|after|in)|(?:none|nothing|never)(?: (?:at all|ever|even|whatsoever|under|over|below|above|since|lately|recently|else|like that|in the))?|no ?(?:one|body) at all|(?:are you )?(?:absolutely |quite |completely )?(?:sure|certain)|really|ever)\b[^?]{0,40}\?$/i;
/** Matches words of an answer that deny or only agree. */
const deniesPattern =
  /^(?:(?:oh|well|um|uh|yes|yeah|right|sure|correct|absolutely|definitely),? )*(?:no|not|none|never|nothing|nope|nobody|no ?one|I (?:do|did|have|am|was|would) not|that is (?:right|it|all)|(?:I am )?(?:sure|positive|certain))\b/i;
/** Matches words of an answer that name an occasion, an amount or an act. */
const tellsPattern =
  /\d|\b(?:once|twice|one|two|a (?:few|couple|little|bit|twinge|glass|puff|drop|touch)|some|sometimes|occasional\w*|now and (?:then|again)|yesterday|today|last|(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:january|february|march|april|may|june|july|august|september|october|november|december)|christmas|easter|only|just|except|maybe|actually|when|if|after|at|in|I (?:had|did|fell|slid|tripped|felt|got|get|have|do|was|smoke|smoked|drink|drank|take|took|use|used))\b/i;

/**
 * Reads an answer that takes back what was just denied, because the clinician asked again: "Any low sugars?" "None."
 * "Nothing under seventy?" "Oh, Saturday I was fifty-four." The denials are withdrawn, and the answer is kept after its
 * question. Returns false for other questions and answers.
 */
export function takesBackDenial(question: Sentence, turn: readonly Sentence[], reading: ReadingState): boolean {
  const [answer] = turn;
  const last = reading.facts.at(-1);
  if (!answer || !last || last.polarity !== "absent" || reading.phase !== "history") return false;
  if (!asksAgainPattern.test(question.text) || deniesPattern.test(answer.text)) return false;
  if (readAnswer(answer.text).polarity === "no" || !tellsPattern.test(answer.text)) return false;
  // The denial is what the exchange before said, and nothing else was read since.
  const asked = /^[^.?!]{2,80}\?/.exec(reading.heardBefore)?.[0];
  if (!asked || !last.said.startsWith(asked.slice(0, -1))) return false;
  const deniedIn = last.evidence.at(-1)?.turn;
  reading.facts = reading.facts.filter(
    ({ polarity, evidence }) => polarity !== "absent" || evidence.at(-1)?.turn !== deniedIn,
  );
  reading.facts.push(...openAnswer({ ...question, text: `${asked} ${question.text}`.trim() }, turn, reading));
  reading.open = [];
  return true;
}
