import type { Fact } from "../../Fact";
import { withoutMedications } from "../../frames/readMedications";
import type { Sentence } from "../../segment/Sentence";
import { findDrugs } from "../../terms/findDrugs";
import { medicationFacts } from "../medicationFacts";
import type { ReadingState } from "../ReadingState";

/** Matches the words before a drug that continues a list: "and a baby", "oh, also". */
const continuesPattern =
  /^(?:(?:oh|and|also|plus|then|yeah|uh|um),? ){1,4}(?:I forgot,? )?(?:(?:a|an|my|the|some|just|one|her|his|that) ){0,2}(?:(?:baby|low-dose|daily) )?$/i;
/** Matches what is left of the words after the drugs of a list: "and", "for my blood pressure". */
const restPattern =
  /^(?:[\s,]*(?:and|an?|my|the|some|also|too|as well|then|\d[\d.]*(?![\d.])|in the mornings?|in the evenings?|at night|once in a while|sometimes|for (?:my|his|her|the) [a-z]+(?: [a-z]+)?)[\s,]*){0,5}\W*$/i;
/** Moves a dose at the end of the words about a drug behind its name: "atorvastatin at night, that is the 40". */
const doseFirst = (text: string): string =>
  text.replace(
    /^([a-z-]+)( [a-z ]{3,30})?,? (?:and )?(?:that|it) is (?:the |a |an )?(\d[\d.]*(?: ?(?:mg|mcg|units?|g))?)(?: one)?[.]?$/i,
    "$1 $3$2",
  );
/** Number of the latest facts that are searched for the start of the list, before a sentence. */
const maxFactsBack = 4;

/**
 * Reads the drugs of a sentence without a verb that continues a list of what is taken: "I take metoprolol." "And a baby
 * aspirin in the mornings." Null for other sentences, and if no drug taken now was named just before.
 */
export function furtherDrugs(sentence: Sentence, { facts }: ReadingState): Fact[] | null {
  const { text } = sentence;
  const [first] = findDrugs(text);
  if (!first || !continuesPattern.test(text.slice(0, first.start))) return null;
  const listed = doseFirst(text.slice(first.start)).replace(/\b(morning|evening|night)s\b/gi, "$1");
  const isList = facts
    .slice(-maxFactsBack)
    .some(
      ({ kind, polarity, time, slots }) =>
        kind === "medication" && polarity === "present" && time.when === "now" && slots.name !== undefined,
    );
  if (!isList || !restPattern.test(withoutMedications(` ${listed}`))) return null;
  const drugs = medicationFacts({ ...sentence, text: `I take ${listed}` }, [sentence], true);
  return drugs.length > 0 ? drugs : null;
}
