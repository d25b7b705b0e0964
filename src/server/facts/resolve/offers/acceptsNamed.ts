import { agreementFact } from "./agreementFact";
import type { Fact } from "../../Fact";
import type { Sentence } from "../../segment/Sentence";
import type { ReadingState } from "../../statements/ReadingState";
import { findDrugs } from "../../terms/findDrugs";

/** Matches a patient's decision to take a drug that the words after it name: "No, I'll try | the duloxetine". */
const takesPattern =
  /^(?:(?:no|okay|ok|all right|alright|fine|well|yes|yeah|then|sure|I guess|I think|in that case|actually),? ){0,4}(?:I (?:will|would)(?: (?:just|rather|like to|prefer to))?|let us) (?:try|take|go with|go for|start|do|have|use) (?=(?:the |some )?[a-z])/i;
/** Matches words that leave the decision open: "if it gets worse", "next time". */
const leavesOpenPattern = /\?|\b(?:if|when|once|unless|until|maybe|might|later|next|after|not|never|usually|always)\b/i;
/** Number of the latest facts that are searched for the order of the drug. */
const maxFactsBack = 8;

const isOrder = ({ kind }: Fact): boolean => kind === "order" || kind === "advice";

/**
 * Reads that a patient accepts after all a drug that was ordered and that an earlier worry had withdrawn: "I don't want
 * to get hooked." "It isn't addictive. We could also use gabapentin." "No, I'll try the duloxetine." Restores the
 * order, and withdraws its refusal and the options of the last turn. Null if there is no such order, or if the
 * clinician took it back.
 */
export function acceptsNamed(turn: readonly Sentence[], reading: ReadingState): Fact | null {
  const said = turn.find(({ text }) => takesPattern.test(text) && !leavesOpenPattern.test(text));
  const [drug, other] = said ? findDrugs(said.text) : [];
  if (!said || !drug || other) return null;
  const names = (fact: Fact): boolean =>
    findDrugs(fact.slots.name?.text ?? fact.said).some(({ generic }) => generic === drug.generic);
  const from = Math.max(reading.facts.length - maxFactsBack, 0);
  const at = reading.facts.findLastIndex(
    (fact, i) => i >= from && isOrder(fact) && fact.status === "withdrawn" && names(fact),
  );
  // An order that the clinician withdrew is not restored.
  const isRefused = reading.facts.some((fact, i) => i >= from && fact.kind === "refusal" && names(fact));
  if (at < 0 || !isRefused) return null;
  reading.facts = reading.facts.flatMap((fact, i): Fact[] => {
    if (i === at) return [{ ...fact, status: "current", certainty: "stated" }];
    if (i < from) return [fact];
    if (fact.kind === "refusal" && names(fact)) return [];
    const isOption =
      isOrder(fact) && fact.certainty === "possible" && fact.evidence.at(-1)?.turn === reading.lastSaid?.turn;
    return [isOption && !names(fact) ? { ...fact, status: "withdrawn" } : fact];
  });
  reading.proposed = null;
  return agreementFact(said);
}
