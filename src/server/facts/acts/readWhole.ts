import type { Exchange } from "../answers/Exchange";
import { isOrdinary, isTakenBack, openAnswer } from "../answers/openAnswer";
import type { Fact } from "../Fact";
import { makeFact } from "../frames/makeFact";
import type { Sentence } from "../segment/Sentence";
import { patientStatement } from "../statements/patientStatement";
import type { ReadingState } from "../statements/ReadingState";

/** Source of a pattern for the start of a question that asks when something last happened. */
const last = "\\bwhen did (?:you|he|she|they) last ";
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
    new RegExp(`${last}(?:pee|wee|urinate|pass (?:any )?(?:water|urine)|go for a (?:pee|wee))\\b`, "i"),
  ],
  ["last wet diaper", new RegExp(`${last}have a wet (?:nappy|diaper)\\b`, "i")],
  [
    "last bowel movement",
    new RegExp(`${last}(?:open your bowels|have a (?:bowel movement|poo|bm)|poo|move your bowels)\\b`, "i"),
  ],
  ["last meal", new RegExp(`${last}(?:eat|have (?:any ?thing|something) to eat|have a (?:proper )?meal)\\b`, "i")],
  ["last vomiting", new RegExp(`${last}(?:vomit|throw up)\\b`, "i")],
];
/** Maximum number of words of an answer that is kept after a label. */
const maxWords = 14;

/**
 * Returns a short answer after a label, if its question asks when something last happened or how a child gains weight:
 * "When did you last pee?" "This morning, it was dark." Null for other questions and longer answers.
 */
function labelledAnswer(question: Sentence, asked: string, answer: Sentence): Fact | null {
  const name = labels.find(([, pattern]) => pattern.test(asked))?.[0];
  const detail = answer.text.replace(/^(?:(?:yes|yeah|oh|well|um|it was),? )+/i, "");
  if (!name || detail === "" || /^(?:no|not)\b/i.test(detail) || answer.text.endsWith("?")) return null;
  if (detail.split(" ").length > maxWords) return null;
  return makeFact({
    kind: "statement",
    from: [question, answer],
    source: answer.by === "informant" ? "informant" : "patient",
    slots: { topic: "quoted", name, detail },
  });
}

/**
 * Reads an answer that is kept as said: it belongs after a label such as "weight gain", takes back its "no", or names
 * only ordinary aches. Returns false for other answers.
 */
export function readWhole(
  { question, asked, reply, turn }: Pick<Exchange, "question" | "asked" | "reply" | "turn">,
  reading: ReadingState,
): boolean {
  const [answer, ...later] = turn;
  // Parents are asked about a child as "you": "are you gaining weight" is read as "is he gaining weight".
  const ofChild = reading.isPatientChild ? asked.replace(/\bare you\b/i, "is he") : asked;
  const labelled = answer ? labelledAnswer(question, ofChild, answer) : null;
  if (!labelled && !isTakenBack(reply, turn, asked) && !isOrdinary(asked, turn)) return false;
  reading.open = [];
  reading.facts.push(
    ...(labelled
      ? [labelled, ...later.flatMap((sentence) => patientStatement(sentence, reading))]
      : openAnswer({ ...question, text: asked }, turn, reading)),
  );
  return true;
}
