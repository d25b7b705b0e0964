import type { Fact } from "../Fact";
import { findSymptoms } from "../terms/findSymptoms";
import type { Exchange } from "./Exchange";

/** Matches a question that asks whether symptoms are over: "Is it gone?", "Do you still have it?" */
const asksIfOverPattern = /\b(?:gone|still|resolved|cleared up|gone away|better now|went away|over now)\b/i;
/** Matches an answer that says that symptoms are over: "it has gone", "they went away". */
const saysItIsOverPattern =
  /\b(?:(?:it|they|that|those|these|everything|all)(?: of (?:it|them|that))?(?: (?:is|are|has|have|was|were|all|both|now|pretty much|completely|mostly))+ (?:gone|resolved|cleared up|over|better now|went away)|(?:it|they|that|those) (?:went away|resolved|cleared up))\b/i;

/**
 * Matches words with which an answer denies that symptoms are over, or says that they return: "except", "comes back".
 */
const saysMorePattern =
  /\b(?:not|except|but|still|until|again|returned|returns|sometimes|for (?:a|an|the) (?:\w+ )?(?:while|bit|hour|day|night|moment)|(?:come|comes|came|is|are) back)\b/i;
/** Matches words for several symptoms: "They have all gone". */
const severalPattern = /\b(?:they|those|these|everything|all|both)\b/i;

/**
 * Sets reported symptoms to past if an answer says that they are over: "Do you still have the headache?" "No, that's
 * gone." These are the symptoms that the question names and, if the answer means several, those reported together with
 * them, but not the complaint.
 */
export function withResolved(
  facts: readonly Fact[],
  { asked, question, turn }: Pick<Exchange, "asked" | "question" | "turn">,
  complaint: string,
): Fact[] {
  const answer = turn.map(({ text }) => text).join(". ");
  const said = `${question.text} ${asked}`;
  if (!asksIfOverPattern.test(said) || !saysItIsOverPattern.test(answer) || saysMorePattern.test(answer))
    return [...facts];
  const names = new Set(findSymptoms(said).map(({ term }) => term.name));
  const isReported = ({ kind, polarity, slots }: Fact): boolean =>
    kind === "symptom" && polarity === "present" && slots.name !== undefined && slots.name.text !== complaint;
  const meant = new Set(facts.filter((fact) => isReported(fact) && names.has(fact.slots.name?.text ?? "")));
  const turns = new Set([...meant].flatMap(({ evidence }) => evidence.map((each) => each.turn)));
  return facts.map((fact) =>
    meant.has(fact) ||
    (severalPattern.test(answer) && isReported(fact) && fact.evidence.every((each) => turns.has(each.turn)))
      ? { ...fact, time: { ...fact.time, when: "past" as const } }
      : fact,
  );
}
