import type { Exchange } from "../../answers/Exchange";
import { asksAboutPregnancy, motherAnswer } from "../../answers/family/motherAnswer";
import { patientStatement } from "../../statements/patientStatement";
import type { ReadingState } from "../../statements/ReadingState";
import { nameAntecedent } from "../subjects/nameAntecedent";
import type { QuestionTopic } from "./questionTopic";

/** Reads an answer to an open question or to one about the mother's pregnancy; false for other questions. */
export function readOpen(
  { asked, topic, reply, turn }: Pick<Exchange, "asked" | "reply" | "turn"> & { topic: QuestionTopic | null },
  reading: ReadingState,
): boolean {
  const [answer, ...later] = turn;
  if (answer && asksAboutPregnancy(asked, reading)) {
    const first = reply.polarity === null ? answer : { ...answer, text: reply.rest };
    reading.facts.push(...motherAnswer([first, ...later], reading));
    return true;
  }
  const isOpen =
    topic === "reason" ||
    (topic === null && /^(?:tell me|what (?:brings|is going on|happened|can)|how (?:are|have) you\b)/i.test(asked));
  if (!isOpen || reply.polarity === "unheard") return false;
  // Each statement is read with the facts of those before it.
  for (const sentence of nameAntecedent(turn, true)) reading.facts.push(...patientStatement(sentence, reading));
  return true;
}
