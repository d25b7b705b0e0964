import { isQuestion } from "../acts/questions/isQuestion";
import { cutOrders, cutQuestion } from "./cutOrders";
import { namedByReason } from "./namedByReason";
import { optionTakenBack } from "./optionTakenBack";
import { plainOrders } from "./plans/plainOrders";
import { withoutReactionReason } from "./reactionReasons";
import type { Sentence } from "./Sentence";

/**
 * Returns the clauses of a clinician's sentence, each with one question, order or statement, and apart from them the
 * reaction that is the reason of an order (`withoutReactionReason`).
 */
export function clinicianClauses(sentence: Sentence): { clauses: Sentence[]; reason: Sentence | null } {
  const { parts, reason } = withoutReactionReason(sentence);
  const clauses = parts
    .flatMap((said) => cutQuestion(plainOrders({ ...said, text: namedByReason(optionTakenBack(said.text)) })))
    .flatMap((part) => (isQuestion(part.text) ? [part] : cutOrders(part)));
  return { clauses, reason };
}
