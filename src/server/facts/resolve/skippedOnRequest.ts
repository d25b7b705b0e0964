import type { Fact } from "../Fact";
import { makeFact } from "../frames/makeFact";
import type { Sentence } from "../segment/Sentence";
import type { ReadingState } from "../statements/ReadingState";
import { namesThing } from "./offers/namesThing";
import { refusedPart } from "./offers/refusedPart";
import { withObject } from "./offers/withObject";

/** Matches a patient's request to leave out what was ordered, with its name as the group: "Can we skip the | CT?" */
const skipsPattern =
  /^(?:(?:okay|well|um|oh|hmm|but|and|so|actually|sorry),? ){0,3}(?:(?:can|could|may|might) (?:we|I|you)|(?:is it|would it be) (?:okay|ok|all right|alright|possible)(?: if (?:we|I)| to)?|do you mind if (?:we|I)) (?:please |maybe |just )?(?:skip|leave out|do without|hold off on|pass on|not (?:do|have|take|get)|drop|avoid) (?:the |that |this |my |an? |any |another )?([a-z][a-z -]{1,30}?)(?: (?:for now|today|this time|then|instead|please|altogether))*\?$/i;
/** Number of the latest facts that are searched for the order. */
const maxFactsBack = 6;

/** Returns whether a patient asks to leave out what was just ordered. */
export const asksToSkip = (text: string): boolean => skipsPattern.test(text);

/**
 * Withdraws the order, or the part of it, that the patient asked to leave out if the clinician consents: "Can we skip
 * the CT?" "Sure." Returns the refusal, or null.
 * @param wish the patient's request; `sentence`: the clinician's consent.
 */
export function skippedOnRequest(wish: Sentence, sentence: Sentence, reading: ReadingState): Fact | null {
  const words = (skipsPattern.exec(wish.text)?.[1] ?? "").split(" ").filter((word) => word.length > 1);
  const at = reading.facts.findLastIndex(
    ({ kind, status, slots }, i) =>
      i >= reading.facts.length - maxFactsBack &&
      (kind === "order" || kind === "advice") &&
      status === "current" &&
      words.some((word) => namesThing(word, slots.object?.text ?? "")),
  );
  const order = reading.facts[at];
  const object = order?.slots.object?.text;
  if (!order || !object) return null;
  const part = refusedPart(`not ${words.join(" ")}`, object);
  reading.facts[at] = part ? withObject(order, part.kept) : { ...order, status: "withdrawn" };
  const fact = makeFact({
    kind: "refusal",
    from: [wish, sentence],
    problem: order.problem,
    slots: { of: part?.refused ?? object, name: part ? undefined : order.slots.name?.text },
  });
  return { ...fact, evidence: [...order.evidence, ...fact.evidence], supersedes: part ? [] : [order.id] };
}
