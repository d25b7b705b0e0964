import type { Sentence } from "../../segment/Sentence";
import type { ReadingState } from "../../statements/ReadingState";
import { findDrugs } from "../../terms/findDrugs";
import { decision } from "./offerAnswer";

/** Matches a question about whether the patient agrees to what was proposed: "What do you think?", "Is that okay?" */
const asksAgreementPattern =
  /\b(?:what do you think|how do you feel|(?:is|would) that (?:be )?(?:okay|ok|all right|alright|something)|does that sound|sound(?:s)? (?:good|okay|reasonable)|are you (?:okay|happy|fine)|would you like (?:that|to try (?:it|that))|(?:do you )?want to try (?:it|that)|okay with you|shall we)\b/i;
/** Matches words of an acceptance that say more than "okay": "let us give it a go", "I'd like that". */
const agreesPattern =
  /\b(?:let us|I (?:would|will|am)|that (?:sounds|works|would)|sounds|go ahead|go for|please|sure|yes|yeah)\b/i;

/** Matches words with which a clinician offers another treatment than the one just proposed: "an alternative is". */
const otherOptionPattern = /\b(?:alternatives?|alternatively|(?:an)?other (?:option|choice)|instead|or else)\b/i;

/** Returns whether the clinician's last sentence offers another drug than an order: "We could add A." "Or B." */
function hasAlternative({ said }: { said: string }, { lastSaid }: ReadingState): boolean {
  if (!lastSaid || !otherOptionPattern.test(lastSaid.text)) return false;
  const own = new Set(findDrugs(said).map(({ generic }) => generic));
  return findDrugs(lastSaid.text).some(({ generic }) => !own.has(generic));
}

/**
 * Makes a possible order certain if the patient accepts it in the next turn: "Yeah, let's try it." If the clinician has
 * named an alternative since, the patient accepts that, and the order is withdrawn.
 */
export function confirmPossible(turn: readonly Sentence[], open: Sentence | null, reading: ReadingState): void {
  const [first] = turn;
  const last = reading.facts.at(-1);
  if (!first || last?.kind !== "order" || last.certainty !== "possible" || last.condition) return;
  if (reading.orderedAt !== first.at - 1 || / or |\b(?:once|when|if|until|later)\b/i.test(last.said)) return;
  if (open && !asksAgreementPattern.test(open.text)) return;
  if (!agreesPattern.test(first.text) || decision(turn) !== true) return;
  reading.facts[reading.facts.length - 1] = hasAlternative(last, reading)
    ? { ...last, status: "withdrawn" }
    : { ...last, certainty: "stated" };
}
