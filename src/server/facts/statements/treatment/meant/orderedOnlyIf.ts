import type { Fact } from "../../../Fact";
import type { Sentence } from "../../../segment/Sentence";
import type { ReadingState } from "../../ReadingState";

/**
 * Matches a condition on which the clinician does what was ordered before, in words that do not name it, as a group:
 * "if it is still above 4 | you go", "if the A1c is still over 9, | insulin it is".
 */
const onThatPattern =
  /^(?:(?:and|so|but|then|okay|all right|alright|right|fine|sure|well|only),? )*((?:if|once|when) [^,.;?]{5,80}?),? (?:then )?(?:(?:you|he|she) (?:go(?:es)?(?: (?:there|in|(?:on )?to (?:the |see )?([a-z]+)))?|stays?|starts? (?:it|that)|ha(?:ve|s) (?:it|that)|gets? it|comes? in)|(?:we|I) (?:will )?(?:go ahead|do (?:it|that)|start (?:it|that)|scan it|operate|biopsy it|send you|add (?:it|that))|(?:it|that) comes off|[a-z]+ it is|let us do the [a-z]+)(?: then| after all)?[.]?$/i;

/** Matches words with which a patient asks to wait or for something else first, or objects. */
const objectsPattern =
  /\b(?:first|wait|rather|instead|before|no|not|cannot|never|can (?:I|we)|could (?:I|we)|do (?:I|we) have to|must I|give me|give it|let me|try|hate|afraid|scared|terrified)\b/i;
/** Matches words of an order that hold only without the condition: "now", "today". */
const atOncePattern = / (?:now|today|right away|straight away|this (?:week|afternoon|morning)|tomorrow)\b/gi;
/** Number of the latest facts that are searched for the order. */
const maxFactsBack = 6;

/** Returns what was ordered, in the words of the order and without "now", to compare two orders. */
const orderedIn = ({ slots }: Fact): string =>
  (slots.object?.text ?? "")
    .replace(atOncePattern, "")
    .replace(/\b(?:you|him|her|the patient|your|the|an?) /gi, "")
    .toLowerCase();

/** Returns the last order without a condition of an earlier turn; undefined if none is among the last facts. */
const orderBefore = ({ turn }: Sentence, { facts }: ReadingState): Fact | undefined =>
  facts
    .slice(-maxFactsBack)
    .findLast(
      ({ kind, slots, evidence }) =>
        kind === "order" && slots.object !== undefined && slots.when === undefined && evidence.at(-1)?.turn !== turn,
    );

/**
 * Names the order that a clinician makes conditional after the patient's objection: "I'd send you to urology now." "Can
 * we repeat it first?" "If it's still above four you go." → "if it is still above 4, we will refer to urology".
 */
export function orderedOnlyIf(sentence: Sentence, reading: ReadingState): Sentence {
  const [, condition, place] = onThatPattern.exec(sentence.text) ?? [];
  const order = condition && objectsPattern.test(reading.heard) ? orderBefore(sentence, reading) : undefined;
  const object = order?.slots.object?.text.replace(atOncePattern, "").replace(/^refer to\b/i, "refer you to");
  if (place && !object?.toLowerCase().includes(place.toLowerCase())) return sentence;
  return condition && object ? { ...sentence, text: `${condition}, we will ${object}` } : sentence;
}

/**
 * Withdraws an order without a condition if the clinician gives it again with one after the patient's objection.
 * @param facts the facts read in the sentence.
 */
export function withdrawUnconditional(facts: readonly Fact[], { turn }: Sentence, reading: ReadingState): void {
  if (!objectsPattern.test(reading.heard)) return;
  const repeated = facts.filter(({ kind, slots }) => kind === "order" && slots.when !== undefined).map(orderedIn);
  if (repeated.length === 0) return;
  const from = reading.facts.length - maxFactsBack;
  reading.facts = reading.facts.map((fact, i) =>
    i >= from &&
    fact.kind === "order" &&
    fact.status === "current" &&
    fact.slots.when === undefined &&
    fact.evidence.at(-1)?.turn !== turn &&
    repeated.includes(orderedIn(fact))
      ? { ...fact, status: "withdrawn" as const }
      : fact,
  );
}
