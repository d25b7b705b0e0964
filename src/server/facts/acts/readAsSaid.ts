import { isUndercut } from "../answers/composed/isUndercut";
import type { Exchange } from "../answers/Exchange";
import { womensHealth } from "../answers/functions/womensHealth";
import { milestoneAsked } from "../answers/labels/keptLabel";
import { labelOf } from "../answers/labels/labelOf";
import { isOrdinary, isTakenBack, openAnswer } from "../answers/openAnswer";
import type { Fact } from "../Fact";
import { makeFact } from "../frames/makeFact";
import type { Sentence } from "../segment/Sentence";
import { patientStatement } from "../statements/patientStatement";
import type { ReadingState } from "../statements/ReadingState";
import { quotedFact } from "./quotedAnswer";

/** Matches words that show that an answer can be about a parent or the family, not the child: "we", "the mother". */
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

/** Maximum number of words of an answer that is kept after a label; a longer one is read by the other rules. */
const maxWords = 14;
/** As `maxWords`, for a question about a child. */
const maxChildWords = 14;

/** Matches words before an answer that are not kept: "oh my gosh", "yeah,". */
const leadsPattern =
  /^(?:(?:yes|yeah|yep|oh|well|um|gosh|oh my (?:gosh|god|goodness)|it was|I would say|I think|probably),? )+/i;

/** Matches an answer that only agrees: "absolutely". */
const agreesPattern = /^(?:absolutely|definitely|of course|sure|exactly|totally|fine|great|good)[.!]?$/i;

/** Returns whether a child has reached a milestone, as a note says it after the label; empty if the answer is open. */
function milestoneAnswer(answer: string, said: string): string {
  if (/^(?:yes|yeah|yep|oh yes|oh yeah|she is|he is|I am)[.!]?$/i.test(answer)) return "yes";
  if (/^(?:no|nope|not yet|no,? not yet|not quite(?: yet)?|almost|nearly)[.!]?$/i.test(answer))
    return /^(?:almost|nearly|not quite)/i.test(answer) ? answer.toLowerCase() : "not yet";
  return /^(?:no|not|never)\b/i.test(said) ? "" : said;
}

/**
 * Returns a short answer after the label of its question, if that is of the kind `kept` or, about a child, `child`:
 * "When did you last pee?" "This morning, it was dark." Null for other questions and longer answers.
 */
function answerAfterLabel(question: Sentence, asked: string, answer: Sentence, isChild: boolean): Fact | null {
  const isOfChild = isChild && !speakerPattern.test(answer.text);
  const { kind, label } = labelOf(asked, isOfChild ? ["kept", "child"] : ["kept"]) ?? {};
  const said = answer.text
    .replace(leadsPattern, "")
    .replace(/^like (?=\d|(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|every|half|a couple)\b)/i, "");
  const milestone = kind === "child" ? milestoneAsked(asked) : undefined;
  // "Is she walking?" "Yes." and "Not yet." are kept; for other labels a plain answer says too little.
  const detail = milestone ? milestoneAnswer(answer.text, said) : said;
  if (!label || detail === "" || (!milestone && /^(?:no|not)\b/i.test(detail)) || answer.text.endsWith("?"))
    return null;
  if (detail.split(" ").length > (kind === "kept" ? maxWords : maxChildWords)) return null;
  if (kind === "child" && (/\blike\b/i.test(detail) || (!milestone && agreesPattern.test(detail)))) return null;
  if (label === "wet diapers" && /\bI\b/.test(detail)) return null;
  return quotedFact(question, answer, label, detail);
}

/**
 * Reads an answer that is kept nearly as said: it belongs after a label such as "weight gain" or "pregnancies"
 * (`womensHealth`), denies that the patient eats or the like, takes back or undercuts its yes or no, or names only
 * ordinary aches.
 * Returns false for other answers.
 */
export function readAsSaid(
  { question, asked, reply, turn }: Pick<Exchange, "question" | "asked" | "reply" | "turn">,
  reading: ReadingState,
): boolean {
  const [answer, ...later] = turn;
  if (isUndercut(reply, turn, asked)) {
    reading.open = [];
    reading.facts.push(...openAnswer({ ...question, text: asked }, turn, reading));
    return true;
  }
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
