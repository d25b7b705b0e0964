import type { Exchange } from "../answers/Exchange";
import { womensHealth } from "../answers/functions/womensHealth";
import { labelOf } from "../answers/labels/labelOf";
import { isOrdinary, isTakenBack, openAnswer } from "../answers/openAnswer";
import type { Fact } from "../Fact";
import { makeFact } from "../frames/makeFact";
import type { Sentence } from "../segment/Sentence";
import { patientStatement } from "../statements/patientStatement";
import type { ReadingState } from "../statements/ReadingState";
import { quotedFact } from "./quotedAnswer";

/** Matches words for the person who speaks. */
const speakerPattern = /\b(?:we|us|our|the (?:parent|mother|father|caregiver|family))\b/i;
/**
 * Matches a question about whether the patient does what a healthy person does, with that as its group: "Is he |
 * eating?"
 */
const asksIfDoingPattern =
  /^(?:and |so )*(?:is|are) (?:he|she|you) (?:still )?((?:eating|drinking|feeding|walking|talking|sleeping|passing urine|gaining weight))(?: (?:anything|okay|well|all right|at all|normally|much))*\?$/i;

/** Reads a plain "no" to a question about whether the patient eats or the like: "He is not eating"; otherwise null. */
function notDoing(question: Sentence, asked: string, reply: Exchange["reply"], answer: Sentence): Fact | null {
  const what = asksIfDoingPattern.exec(asked)?.[1]?.toLowerCase();
  if (!what || reply.polarity !== "no" || reply.rest !== "" || reply.isHedged) return null;
  const detail = `I am not ${what}${/\b(?:well|much|okay|all right|normally)\?$/i.test(asked) ? " well" : ""}`;
  return makeFact({ kind: "statement", from: [question, answer], slots: { detail }, said: detail });
}

/** Maximum number of words of an answer that is kept after a label. */
const maxWords = 14;
/** As `maxWords`, for a question about a child. */
const maxChildWords = 8;

/**
 * Returns a short answer after a label, if its question asks when something last happened or how a child gains weight:
 * "When did you last pee?" "This morning, it was dark." Null for other questions and longer answers.
 */
function answerAfterLabel(question: Sentence, asked: string, answer: Sentence, isChild: boolean): Fact | null {
  const isOfChild = isChild && !speakerPattern.test(answer.text);
  const { kind, label } = labelOf(asked, isOfChild ? ["kept", "child"] : ["kept"]) ?? {};
  const detail = answer.text.replace(/^(?:(?:yes|yeah|oh|well|um|it was),? )+/i, "");
  if (!label || detail === "" || /^(?:no|not)\b/i.test(detail) || answer.text.endsWith("?")) return null;
  if (detail.split(" ").length > (kind === "kept" ? maxWords : maxChildWords)) return null;
  if (kind === "child" && /\blike\b/i.test(detail)) return null;
  return quotedFact(question, answer, label, detail);
}

/**
 * Reads an answer that is kept as said: it belongs after a label such as "weight gain", takes back its "no", or names
 * only ordinary aches. Returns false for other answers.
 */
export function readAsSaid(
  { question, asked, reply, turn }: Pick<Exchange, "question" | "asked" | "reply" | "turn">,
  reading: ReadingState,
): boolean {
  const [answer, ...later] = turn;
  // Parents are asked about a child as "you": "are you gaining weight" is read as "is he gaining weight".
  const ofChild = reading.isPatientChild
    ? asked
        .replace(/\bare you\b/i, "is he")
        .replace(/\bdo you\b/i, "does he")
        .replace(/\byour\b/i, "his")
    : asked;
  const ofWoman = womensHealth({ question, asked, reply, turn }, reading);
  if (ofWoman) {
    reading.open = [];
    reading.facts.push(ofWoman, ...turn.slice(1).flatMap((sentence) => patientStatement(sentence, reading)));
    return true;
  }
  const isPlain = answer !== undefined && turn.length === 1;
  const labeled = answer
    ? (answerAfterLabel(question, ofChild, answer, reading.isPatientChild) ??
      (isPlain ? notDoing(question, asked, reply, answer) : null))
    : null;
  if (!labeled && !isTakenBack(reply, turn, asked) && !isOrdinary(asked, turn)) return false;
  reading.open = [];
  reading.facts.push(
    ...(labeled
      ? [labeled, ...later.flatMap((sentence) => patientStatement(sentence, reading))]
      : openAnswer({ ...question, text: asked }, turn, reading)),
  );
  return true;
}
