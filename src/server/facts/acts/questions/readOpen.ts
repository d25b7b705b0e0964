import { isAccident } from "../../answers/complaint/isAccident";
import { makeFact } from "../../frames/makeFact";
import { birthAnswer } from "../../answers/past/birthHistory";
import type { Exchange } from "../../answers/Exchange";
import { asksAboutPregnancy, motherAnswer } from "../../answers/family/motherAnswer";
import { patientStatement } from "../../statements/patientStatement";
import type { ReadingState } from "../../statements/ReadingState";
import { inSentence, isLesion, namedReason } from "../opening/namedReason";
import { nameAntecedent } from "../subjects/nameAntecedent";
import type { QuestionTopic } from "./questionTopic";

/** What `readOpen` reads: the parts of an exchange with the topic of its question. */
type OpenExchange = Pick<Exchange, "question" | "asked" | "reply" | "turn"> & { topic: QuestionTopic | null };

/**
 * Reads the answer to a question that lets patients choose what to say ("What brings you in?", "Tell me about …") or
 * that asks about a child's birth or its mother's pregnancy; returns false for other questions.
 */
export function readOpen(exchange: OpenExchange, reading: ReadingState): boolean {
  const { asked, topic, reply, turn } = exchange;
  const [answer, ...later] = turn;
  const born = reading.isPatientChild ? birthAnswer(exchange) : [];
  if (born.length > 0) {
    const mother = asksAboutPregnancy(asked, reading) ? motherAnswer(turn, reading) : [];
    reading.facts.push(...born, ...mother.filter(({ kind }) => kind === "family"));
    return true;
  }
  if (answer && asksAboutPregnancy(asked, reading)) {
    const first = reply.polarity === null ? answer : { ...answer, text: reply.rest };
    reading.facts.push(...motherAnswer([first, ...later], reading));
    return true;
  }
  const isOpen =
    topic === "reason" ||
    (topic === null &&
      /^(?:tell me|what (?:brings|is going on|happened|can)|how (?:are|have) you\b(?! (?:been )?(?:sleeping|eating|coping|managing|walking|breathing|drinking|moving)))/i.test(
        asked,
      ));
  if (!isOpen || reply.polarity === "unheard") return false;
  const whole = answer ? [inSentence(answer), ...later] : turn;
  // Each statement is read with the facts of those before it.
  const known = reading.facts.length;
  for (const sentence of nameAntecedent(whole, true)) reading.facts.push(...patientStatement(sentence, reading));
  const named = topic === "reason" && answer ? namedReason(answer, reading, known) : null;
  if (named) reading.facts.push(named);
  const reason = named?.slots.detail?.text ?? "";
  if (isLesion(reason)) reading.complaint = reason;
  if (answer && !named && later.length === 0 && reading.facts.length === known && isAccident(answer.text))
    reading.facts.push(makeFact({ kind: "statement", from: [answer], slots: { detail: answer.text } }));
  return true;
}
