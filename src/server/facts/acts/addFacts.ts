import type { Fact } from "../Fact";
import { withEvidence } from "../frames/makeFact";
import type { ReadingState } from "../statements/ReadingState";
import { repeatsSymptoms } from "./repeatsQuestion";

/**
 * Adds `more` to `reading`. A fact that is already in `given` only adds its evidence to that fact. Statements that only
 * repeat symptoms of `given`, and medicines that are allergens in it, are left out.
 */
export function addFacts(reading: ReadingState, more: readonly Fact[], given: readonly Fact[]): void {
  for (const fact of more) {
    if (repeatsSymptoms(fact, given) || given.some((known) => isAllergyTo(fact, known))) continue;
    const same = given.find((known) => known.kind === fact.kind && isSameThing(known, fact));
    if (!same) reading.facts.push(fact);
    else {
      const at = reading.facts.indexOf(same);
      // `withEvidence` takes sentences, of which it reads only the positions.
      const mentions = fact.evidence.map(({ turn, start, end }) => ({
        turn,
        start,
        end,
        at: 0,
        by: "patient" as const,
        text: fact.said,
      }));
      if (at >= 0) reading.facts[at] = withEvidence(withRegimen(same, fact), mentions);
    }
  }
}

/**
 * Returns a medicine, if it has no dose, with the dose and frequency of another mention ("Yes. 2.5.") and, if it has no
 * frequency, with that of another mention.
 */
function withRegimen(known: Fact, { kind, polarity, time, slots }: Fact): Fact {
  const isTaken =
    kind === "medication" && polarity === "present" && known.polarity === "present" && time.when === "now";
  if (!isTaken) return known;
  if (!known.slots.frequency && slots.frequency && (!slots.dose || known.slots.dose?.text === slots.dose.text))
    return { ...known, slots: { ...known.slots, frequency: slots.frequency } };
  if (known.slots.dose || !slots.dose) return known;
  const { dose, unit, frequency = known.slots.frequency } = slots;
  return { ...known, slots: { ...known.slots, dose, ...(unit ? { unit } : {}), ...(frequency ? { frequency } : {}) } };
}

/**
 * Returns whether a medication fact names the substance of a known allergy or intolerance, or one that the patient has
 * taken without a reaction: "I have had amoxicillin since and was fine."
 */
const isAllergyTo = ({ kind, slots }: Fact, known: Fact): boolean =>
  kind === "medication" &&
  (known.kind === "allergy" || known.kind === "intolerance") &&
  (known.polarity === "present" ? known.slots.substance : known.slots.tolerated)?.text.toLowerCase() ===
    slots.name?.text.toLowerCase();

/** Matches words for other people: "my brother", "they". */
const othersPattern = /\b(?:kids|people|friends?|others|he|she|they|everyone|my [a-z]+)\b/i;

/** Returns whether two facts name the same thing; statements never do. */
function isSameThing(a: Fact, b: Fact): boolean {
  const key = (fact: Fact): string =>
    (fact.slots.name ?? fact.slots.substance ?? fact.slots.condition ?? fact.slots.topic)?.text.toLowerCase() ?? "";
  // "No cocaine. Weed on weekends" denies one drug and reports another, "I used to. Quit in 2010" says two things.
  const said = b.slots.detail?.text ?? "";
  const isAboutHabit =
    a.kind === "social" &&
    (/^I quit\b/.test(said) ||
      (a.polarity !== b.polarity && /\buse$/.test(a.slots.object?.text ?? "") && !othersPattern.test(said)));
  return a.kind !== "statement" && !isAboutHabit && key(a) !== "" && key(a) === key(b);
}
