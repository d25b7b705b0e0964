import { withoutLead } from "../../acts/questions/isQuestion";
import type { Fact } from "../../Fact";
import type { Phase } from "../../acts/nextPhase";
import { makeFact } from "../../frames/makeFact";
import type { Sentence } from "../../segment/Sentence";

/** Matches a statement of the patient's known history: "I know that you had a stent in 2018". */
const recallsPattern =
  /^(?:I (?:know|see|saw|understand|heard|remember|have|noticed)(?: here| also)?(?: that)?|it (?:looks|seems|sounds) like|it says(?: here)?(?: that)?|looks like|and|so|the nurse (?:said|told me)(?: that)?|last time)?(?:,? ?(?:that|here)\b)* ?you (?:had|have had|were|have been|have got|have (?:a|an|some|this|that|your)|are (?:taking|on|having|here|a|status|still)|did|take|came|went|also|saw|got(?! \d{1,2}\/\d)|said|told|mentioned|underwent|fell|started|stopped|used)\b|^(?:and |so |based on [a-z ]{3,30}, )?(?:we|they) (?:decided to )?(?:put|placed?|did|do|removed?|took out|take out|replaced?|biops(?:y|ied)) (?:in )?(?:an?|your|the) [a-z]/i;
/** Matches a day, month or year, which places what a clinician says during the results in the past. */
const datedPattern =
  /\b(?:19|20)\d\d\b|\b(?:last|in|on) (?:january|february|march|april|may|june|july|august|september|october|november|december|year|spring|summer|fall|autumn|winter)\b/i;

/** Returns whether a clinician's sentence recalls the patient's history; after results, only one with a date does. */
export const recalls = (text: string, phase: Phase): boolean =>
  (phase === "history" || (phase === "results" && datedPattern.test(text))) && recallsPattern.test(withoutLead(text));

/** Makes a statement of what the clinician knows of the history, as from the record. */
export function recalled(sentence: Sentence): Fact {
  const detail = withoutLead(sentence.text).replace(
    /^(?:I (?:know|see|saw|understand|heard|remember|noticed|have)(?: here| also)?(?: that)?|here(?: that)?|it (?:looks|seems|sounds) like|it says(?: here)?(?: that)?|looks like|so|and|the nurse (?:said|told me)(?: that)?)[, ]*(?:that |here )*(?=you)/i,
    "",
  );
  return makeFact({
    kind: "statement",
    from: [sentence],
    source: "record",
    slots: { topic: "recalled", detail },
    said: sentence.text,
  });
}
