import type { Sentence } from "../../segment/Sentence";
import type { ReadingState } from "../../statements/ReadingState";
import { decision } from "./offerAnswer";

/** Matches a question about whether the patient agrees to what was proposed: "What do you think?", "Is that okay?" */
const asksAgreementPattern =
  /\b(?:what do you think|how do you feel|(?:is|would) that (?:be )?(?:okay|ok|all right|alright|something)|does that sound|sound(?:s)? (?:good|okay|reasonable)|are you (?:okay|happy|fine)|would you like (?:that|to try (?:it|that))|(?:do you )?want to try (?:it|that)|okay with you|shall we)\b/i;
/** Matches words of an acceptance that say more than "okay": "let us give it a go", "I'd like that". */
const agreesPattern =
  /\b(?:let us|I (?:would|will|am)|that (?:sounds|works|would)|sounds|go ahead|go for|please|sure|yes|yeah)\b/i;

/** Makes an order certain that was only possible if the patient accepts it in the next turn: "Yeah, let's try it." */
export function confirmPossible(turn: readonly Sentence[], open: Sentence | null, reading: ReadingState): void {
  const [first] = turn;
  const last = reading.facts.at(-1);
  if (!first || last?.kind !== "order" || last.certainty !== "possible" || last.condition) return;
  if (reading.orderedAt !== first.at - 1 || / or |\b(?:once|when|if|until|later)\b/i.test(last.said)) return;
  if (open && !asksAgreementPattern.test(open.text)) return;
  if (agreesPattern.test(first.text) && decision(turn) === true)
    reading.facts[reading.facts.length - 1] = { ...last, certainty: "stated" };
}
