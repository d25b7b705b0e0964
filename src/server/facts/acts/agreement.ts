import { agreementFact } from "../resolve/offers/agreementFact";
import type { Fact } from "../Fact";
import { hasRole } from "../statementRole";
import { makeFact } from "../frames/makeFact";
import type { Sentence } from "../segment/Sentence";
import type { ReadingState } from "../statements/ReadingState";

/** Matches agreement to a plan: "that sounds good". */
const assentsPattern =
  /^(?:(?:yes|yeah|yep|okay|ok|sure|great|perfect|all right|alright|no|nope|oh)[,.]? *)*(?:(?:that|it|this)(?: all)? (?:sounds|would be|is|works) (?:good|great|fine|perfect|like a (?:good )?plan|okay|wonderful|for me)|sounds (?:good|great|fine|perfect|like a plan)|that works|I (?:agree|understand|am (?:okay|fine|happy) with (?:that|it)|can do that|will do that)|fine by me|let us do (?:that|it)|happy to do that|I would like that)\b|^(?:(?:okay|alright|all right|yes|great)[,.]? )?perfect(?:[,.]? thank(?:s| you))?[.! ]*$/i;

/** Matches the patient's choice among options: "I'd go with the IUD". */
const choosesPattern =
  /^(?:(?:okay|ok|well|oh|hmm|yes|yeah|then|I think(?: that)?|probably|maybe),? )*I (?:would|will)(?: (?:probably|rather|just))? (?:go (?:with|for)|choose|pick|opt for|prefer) (the (?!(?:first|second|other|last|one|latter|former)\b)[a-z][a-z-]*(?: [a-z-]+){0,3})[.]?$/i;

/** Matches the choice of no treatment among options: "I'd just as soon leave it be". */
const choosesToWaitPattern =
  /^(?:(?:okay|ok|well|oh|hmm|yeah|yes|no|then|honestly|I think),? )*(?:I (?:would|will) (?:just as soon|rather|sooner|prefer to|probably|just)|let us(?: just)?) ((?:leave|watch|keep an eye on|wait)(?: (?:it|that|them|this))?(?: (?:be|alone|and see|and wait|for now|as it is))?)(?=$|[.,]| (?:if|then|please|since|because)\b)/i;

const isPlanFact = ({ kind }: Fact): boolean => kind === "order" || kind === "advice" || kind === "followUp";

/**
 * Returns whether the last two orders, pieces of advice or follow-ups were given in one turn. Such a turn is a plan
 * even if the clinician announced none.
 */
function ordersSeveral({ facts }: ReadingState): boolean {
  const at = facts.findLastIndex(isPlanFact);
  const before = facts.slice(0, Math.max(at, 0)).findLast(isPlanFact);
  return before !== undefined && facts[at]?.evidence.at(-1)?.turn === before.evidence.at(-1)?.turn;
}

/**
 * Returns the patient's agreement to what was just planned. Null outside the plan, if no order or advice was given
 * just before, if the patient agreed before, or for a mere "okay".
 */
export function agreement(sentence: Sentence, reading: ReadingState): Fact | null {
  const last = reading.facts.at(-1);
  const isPlanned = (last && isPlanFact(last)) || sentence.at - reading.orderedAt <= 1;
  const isAnswer = reading.phase === "plan" || (sentence.at - reading.orderedAt <= 1 && ordersSeveral(reading));
  const isOffered = / or /i.test(reading.lastSaid?.text ?? "");
  const waits = reading.problem !== undefined || isOffered ? choosesToWaitPattern.exec(sentence.text)?.[1] : undefined;
  const wanted = isPlanned || isOffered ? choosesPattern.exec(sentence.text)?.[1] : undefined;
  const chosen = waits ? (/leave/i.test(waits) ? "no treatment for now" : "watchful waiting") : wanted;
  if (chosen)
    return makeFact({
      kind: "advice",
      from: [sentence],
      source: "patient",
      problem: reading.problem,
      time: { when: "planned" },
      slots: { action: "item", object: `the patient prefers ${chosen}` },
    });
  if (!isPlanned || !isAnswer || !assentsPattern.test(sentence.text)) return null;
  if (reading.facts.some((fact) => hasRole(fact, "agreement"))) return null;
  return agreementFact(sentence);
}
