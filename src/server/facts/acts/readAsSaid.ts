import type { Exchange } from "../answers/Exchange";
import { womensHealth } from "../answers/functions/womensHealth";
import { isOrdinary, isTakenBack, openAnswer } from "../answers/openAnswer";
import type { Fact } from "../Fact";
import { makeFact } from "../frames/makeFact";
import type { Sentence } from "../segment/Sentence";
import { patientStatement } from "../statements/patientStatement";
import type { ReadingState } from "../statements/ReadingState";
import { quotedFact } from "./quotedAnswer";

/** Source of a pattern for the start of a question that asks when something last happened. */
const whenLast = "\\bwhen did (?:you|he|she|they) last ";
/**
 * Labels of answers that are kept as said, with the patterns of their questions. None of them asks about a complaint.
 */
const labels: readonly (readonly [string, RegExp])[] = [
  [
    "weight gain",
    /\b(?:is|has) (?:he|she|the baby|baby) (?:\w+ )?(?:been )?(?:gaining|putting on) (?:\w+ )?weight\b|\bweight gain (?:okay|ok|good|all right|fine)\b/i,
  ],
  [
    "last urination",
    new RegExp(`${whenLast}(?:pee|wee|urinate|pass (?:any )?(?:water|urine)|go for a (?:pee|wee))\\b`, "i"),
  ],
  ["last wet diaper", new RegExp(`${whenLast}have a wet (?:nappy|diaper)\\b`, "i")],
  [
    "last bowel movement",
    new RegExp(`${whenLast}(?:open your bowels|have a (?:bowel movement|poo|bm)|poo|move your bowels)\\b`, "i"),
  ],
  ["last meal", new RegExp(`${whenLast}(?:eat|have (?:any ?thing|something) to eat|have a (?:proper )?meal)\\b`, "i")],
  ["last vomiting", new RegExp(`${whenLast}(?:vomit|throw up)\\b`, "i")],
];
/** As `labels`, for questions about a child; their answers must not name who speaks. */
const childLabels: readonly (readonly [string, RegExp])[] = [
  ["wet diapers", /\bwet (?:nappies|diapers)\b|\bhow (?:are|many) (?:the |his |her )?(?:nappies|diapers)\b/i],
  ["feeding", /\b(?:breast-?fed|bottle-?fed|breast or bottle|formula fed|how (?:often|much) does (?:he|she) feed)\b/i],
  [
    "drinking",
    /^(?:and |so )*is (?:he|she) (?:still )?drinking(?: (?:okay|well|enough|anything|normally|fluids|all right))*\?/i,
  ],
  ["walking", /^(?:and |so )*is (?:he|she) (?:walking|crawling|sitting up)(?: (?:yet|now|on (?:his|her) own))*\?/i],
  ["words", /\bhow many words (?:does|can) (?:he|she)\b/i],
  ["school", /\bhow (?:is (?:he|she) doing|are things|is it going) (?:at|in) (?:school|nursery|preschool|daycare)\b/i],
];
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
  const general = labels.find(([, pattern]) => pattern.test(asked))?.[0];
  const ofChild =
    isChild && !general && !speakerPattern.test(answer.text)
      ? childLabels.find(([, pattern]) => pattern.test(asked))?.[0]
      : undefined;
  const name = general ?? ofChild;
  const detail = answer.text.replace(/^(?:(?:yes|yeah|oh|well|um|it was),? )+/i, "");
  if (!name || detail === "" || /^(?:no|not)\b/i.test(detail) || answer.text.endsWith("?")) return null;
  if (detail.split(" ").length > (general ? maxWords : maxChildWords) || (!general && /\blike\b/i.test(detail)))
    return null;
  return quotedFact(question, answer, name, detail);
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
