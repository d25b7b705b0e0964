import type { Fact } from "../../../facts/Fact";
import { hasBrokenClause } from "../prose/hasBrokenClause";
import { asSentence } from "../sentences/listOf";
import { withNameInCapitals } from "../sentences/withCapitals";
import { aboutThePatient, type Person } from "../toThirdPerson";

/** Maximum number of words of an introduction; longer ones describe the whole history. */
const maxIntroductionWords = 45;

/**
 * Matches words before an introduction by which the clinician recalls it: "it says | you are here for", "I hear that".
 */
const recalledPattern =
  /^(?:(?:I |we )?(?:said|see|saw|hear|heard|understand|gather)|(?:it )?(?:says|looks like)|here) (?:here )?(?:that )?(?=you\b)/i;

/** Matches words with which the clinician asks the patient to confirm what follows: "Please confirm", "must be 49". */
const asksToConfirmPattern = /\b(?:please|kindly|can you|could you) (?:just )?(?:confirm|verify)\b|\bmust be\b/i;

/**
 * Returns the clinician's introduction of the patient; null if it only asks for confirmation, is too long, or still has
 * "you" or "I".
 */
export function introduction(fact: Fact, person: Person): string | null {
  if (asksToConfirmPattern.test(fact.said)) return null;
  const said = (fact.slots.detail?.text ?? "")
    .replace(recalledPattern, "")
    .replace(
      /^you (?:are|were|have) (?:coming |come |came )?(?:in|here)(?: here)?(?: today)? (for|with|because of) (?:some |an? |the |your )*/i,
      "you present $1 ",
    );
  const text = aboutThePatient(withoutGreeting(said), person.sex).replace(
    /^(the patient|he|she) present /i,
    "$1 presents ",
  );
  return text.split(" ").length <= maxIntroductionWords && !/\b(?:you|I)\b/.test(text) && !hasBrokenClause(text)
    ? asSentence(withNameInCapitals(text))
    : null;
}

/**
 * Removes the words after an introduction with which the clinician greets the patient by the name that opens it: "also
 * so gloria", "hi karen". Also writes "46 -year-old" as "46-year-old".
 */
function withoutGreeting(said: string): string {
  const text = said.replace(/(?<=\d) -(?=(?:year|month|week|day)s?\b)/g, "-");
  const name =
    /^((?!(?:the|this|patient|our|my|she|he|they|it|we|so|there|you)\b)[a-z'’]{2,20})(?: [a-z'’]{2,20}){0,2} is\b/i
      .exec(text)?.[1]
      ?.toLowerCase();
  if (!name) return text;
  const words = text.split(" ");
  // a second sentence about the same name: "karen is accompanied by …"
  const again = words.findIndex(
    (word, i) => i > 4 && word.toLowerCase() === name && /^(?:is|has|was|comes|presents)$/i.test(words[i + 1] ?? ""),
  );
  const kept = again > 0 ? words.slice(0, again) : words;
  if (kept.at(-1)?.toLowerCase().replace(/[,.]$/, "") !== name) return kept.join(" ");
  return kept
    .slice(0, -1)
    .join(" ")
    .replace(/(?:,? (?:so|and|also|okay|hi|hello|hey|there|well|alright|now|good morning)){1,4},?$/i, "");
}
