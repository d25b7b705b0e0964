import type { Fact } from "../Fact";
import type { Sentence } from "../segment/Sentence";
import type { ReadingState } from "../statements/ReadingState";
import { weakRetractionIn } from "./retractionIn";
import { objectsPattern } from "./withdrawReplaced";

/** Types of orders of which a later one replaces an earlier one: an ultrasound in place of a CT. */
const testTypes = new Set(["imaging", "lab", "test", "procedure"]);

/** Matches words for a replacement at the end: "let us do an ultrasound instead"; not "instead of". */
const insteadPattern = /\binstead\b(?! of\b)/i;

/** Matches a test that is preferred to the one just ordered: "an ultrasound would be better". */
const preferredPattern =
  /^(?:(?:I think|maybe|probably),? )?((?:an?|the) [a-z][a-z -]{1,40}?) (?:would|will|might|is) (?:probably |actually |really |likely )?(?:be )?(?:(?:a )?(?:much |far )?(?:better|safer)|more (?:useful|helpful|appropriate))(?: (?:idea|option|choice|test|scan))?\b[^.;]{0,60}$/i;

/** Returns a correction that prefers a test to the one just ordered as the order of that test instead. */
export const insteadOfPreferred = (correction: string): string =>
  correction.replace(preferredPattern, "let us get $1 instead");

const isTest = ({ kind, slots, status }: Fact): boolean =>
  kind === "order" && status === "current" && testTypes.has(slots.what?.text ?? "");

/** Matches a test named after "then": "Then an ultrasound". */
const thenTestPattern =
  /^(?:(?:okay|right|well|fine|so|ah|oh),? )*(?:then|in that case),? (?:let us (?:do|get) )?(?:an?|the) /i;
/** Number of the latest facts that are searched for a test ordered before the patient's objection. */
const maxFactsBack = 4;

/**
 * Withdraws the last test ordered in the same turn, or before the patient's objection, if another one is ordered in its
 * place: "Let us get a CT. Actually no, let us do an ultrasound instead."
 * @param facts the facts read in the sentence.
 */
export function withdrawReplacedTest(facts: readonly Fact[], { text, turn }: Sentence, reading: ReadingState): void {
  if (
    (insteadPattern.test(text) || thenTestPattern.test(text)) &&
    objectsPattern.test(reading.heard) &&
    facts.some(isTest)
  ) {
    const at = reading.facts.findLastIndex((fact) => isTest(fact) && fact.evidence.at(-1)?.turn !== turn);
    const before = reading.facts[at];
    if (before && reading.facts.length - at <= maxFactsBack) reading.facts[at] = { ...before, status: "withdrawn" };
    return;
  }
  const corrected = weakRetractionIn(text);
  if (corrected === null || !insteadPattern.test(insteadOfPreferred(corrected)) || !facts.some(isTest)) return;
  const at = reading.facts.length - 1;
  const last = reading.facts[at];
  if (last && isTest(last) && last.evidence.at(-1)?.turn === turn) reading.facts[at] = { ...last, status: "withdrawn" };
}
