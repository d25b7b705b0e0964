import { makeFact } from "../../../frames/makeFact";
import { regimenIn } from "../../../frames/readMedications";
import type { Sentence } from "../../../segment/Sentence";
import type { ReadingState } from "../../ReadingState";

/** Matches a sentence that is only a dose with how often it is taken: "5 mg twice a day, yes". */
const onlyRegimenPattern =
  /^(?:(?:yes|yeah|okay|right|so|and|that is|it is|on|exactly),? ){0,3}\d[\d.]*(?: ?(?:mg|mcg|units?|mL|g|puffs?|tablets?))?,? ?(?:(?:once|twice|\d times) (?:a|per|every) (?:day|week)|(?:once |twice )?daily|weekly|(?:every|each|in the) (?:day|morning|evening|night)|(?:at|before) (?:night|bed|bedtime)|nightly|a day)?,? ?(?:yes|yeah|right|okay|correct|is it|I believe|I think)?[.]?$/i;
/** Number of the latest facts among which the medicine must be. */
const maxFactsBack = 2;

/**
 * Adds a dose that the clinician states without the drug to the medicine named just before, if that has none: "They
 * started you on apixaban." "Twice a day." "5 mg twice a day, yes." Returns whether it did.
 */
export function addStatedDose(sentence: Sentence, reading: ReadingState): boolean {
  const { text } = sentence;
  if (reading.phase !== "history" || !onlyRegimenPattern.test(text)) return false;
  const regimen = regimenIn(text);
  const index = reading.facts.findLastIndex(
    ({ kind, subject, status }) => kind === "medication" && subject === "patient" && status === "current",
  );
  const drug = reading.facts[index];
  const isUnit = regimen?.unit !== undefined || regimen?.frequency !== undefined;
  if (!regimen?.dose || !isUnit || !drug || drug.slots.dose || drug.polarity !== "present") return false;
  if (reading.facts.length - index > maxFactsBack) return false;
  const { slots, evidence } = makeFact({ kind: "medication", from: [sentence], slots: { ...regimen } });
  reading.facts[index] = { ...drug, slots: { ...drug.slots, ...slots }, evidence: [...drug.evidence, ...evidence] };
  return true;
}
