import { makeFact } from "../../frames/makeFact";
import { isBaseVerb } from "../../verbs/pastTense";
import type { Sentence } from "../../segment/Sentence";
import type { ReadingState } from "../ReadingState";

/** Matches the other case of the condition just named, with what is then done as the group: "If not, | carry on". */
const ifNotPattern =
  /^(?:(?:and|but|or|so),? )*if (?:not|it (?:is|has|does) not|they (?:are|have|do) not|(?:it is|they are) (?:fine|normal|okay|negative)),? (?:then,? )?(?:just )?([a-z][^?]{4,120})$/i;

/**
 * Adds what is done otherwise to the order, with a condition, that was given just before in the same turn: "If it's
 * above 8, we'll add insulin. If not, carry on as you are." Returns whether it did.
 */
export function addOtherwise(sentence: Sentence, reading: ReadingState): boolean {
  const said = ifNotPattern.exec(sentence.text)?.[1];
  const at = reading.facts.length - 1;
  const order = reading.facts[at];
  const object = order?.slots.object;
  if (!said || !order || !object || !order.condition || order.evidence.at(-1)?.turn !== sentence.turn) return false;
  if (order.kind !== "order" && order.kind !== "advice") return false;
  const isClause = /^(?:you|we|I|they|it|he|she|the)\b/i.test(said);
  if (!isClause && !isBaseVerb(said.split(" ")[0] ?? "") && !/^carry\b/i.test(said)) return false;
  const { evidence } = makeFact({ kind: order.kind, from: [sentence], slots: {} });
  const words = (isClause ? said : `you should ${said}`)
    .replace(/\b((?:we|you|I) (?:will|can)) just /i, "$1 ")
    .replace(/[.]$/, "");
  reading.facts[at] = {
    ...order,
    slots: { ...order.slots, object: { ...object, text: `${object.text}; if not, ${words}` } },
    evidence: [...order.evidence, ...evidence],
  };
  return true;
}
