import type { Fact } from "../../../facts/Fact";
import { asSentence } from "../sentences/listOf";
import { withNameInCapitals } from "../sentences/withCapitals";
import { aboutThePatient, type Person } from "../toThirdPerson";

/** Maximum number of words of an introduction; longer ones describe the whole history. */
const maxIntroductionWords = 45;

/**
 * Returns the clinician's introduction of the patient; null if it is too long, or still has "you" or "I".
 */
export function introduction(fact: Fact, person: Person): string | null {
  const said = (fact.slots.detail?.text ?? "").replace(
    /^you (?:are|were|have) (?:coming |come |came )?(?:in|here)(?: here)?(?: today)? (for|with|because of) (?:some |an? |the |your )*/i,
    "you present $1 ",
  );
  const text = aboutThePatient(said, person.sex).replace(/^(the patient|he|she) present /i, "$1 presents ");
  return text.split(" ").length <= maxIntroductionWords && !/\b(?:you|I)\b/.test(text)
    ? asSentence(withNameInCapitals(text))
    : null;
}
