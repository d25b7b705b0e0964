import type { Sentence } from "../../segment/Sentence";
import { findSymptoms } from "../../terms/findSymptoms";
import { withoutLead } from "./isQuestion";
import { readAnswer } from "../readAnswer";

/**
 * Returns the open question that an answer fits: a "how long" or "when" if the answer is a time, else the last,
 * joined with the lists before it. Null if no question is open.
 */
export function answeredQuestion(open: readonly Sentence[], answer: Sentence): Sentence | null {
  const last = open.at(-1);
  if (!last || open.length === 1) return last ?? null;
  const { polarity } = readAnswer(answer.text);
  const isTime = /\b(?:\d+|a|few|couple(?: of)?|several) (?:days?|weeks?|months?|years?|hours?)\b|\bsince\b/i.test(
    answer.text,
  );
  if (polarity === null && isTime) {
    const timed = open.findLast(({ text }) => /\b(?:how long|when did|when was)\b/i.test(text));
    if (timed) return timed;
  }
  return joinQuestions(open);
}

/** Joins the last open questions if together they ask a list of symptoms: "Any belly pain? Fever, chills?" */
function joinQuestions(open: readonly Sentence[]): Sentence | null {
  const last = open.at(-1);
  if (!last || findSymptoms(last.text).length === 0) return last ?? null;
  const lists: Sentence[] = [];
  for (const sentence of open.toReversed()) {
    if (findSymptoms(sentence.text).length === 0 || !/\b(?:any|or|no)\b|,|^[a-z ]+\??$/i.test(sentence.text)) break;
    lists.unshift(sentence);
  }
  const [first] = lists;
  if (!first || lists.length < 2) return last;
  return {
    ...last,
    text: lists.map(({ text }) => withoutLead(text).replace(/(?<!\?)\?+$/, "")).join(", "),
    start: first.start,
  };
}
