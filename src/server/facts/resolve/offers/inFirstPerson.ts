import type { Sentence } from "../../segment/Sentence";

/**
 * Matches the subject and verb of what a person who speaks for the patient decides: "The parent would", "we want", but
 * not what another person wants of a patient who speaks: "The wife doesn't want me on statins".
 */
const decidesPattern =
  /^((?:(?:and|but|so|then|well|oh|okay|no|yes|actually|honestly|I think(?: that)?),? ){0,3})(?:we|the (?:parent|mother|father|caregiver|spouse|wife|husband|daughter|son|partner|grandparent|grandmother|grandfather|guardian|family|family member)) (would|will|wants?|does not want|do not want|prefers?|is not (?=(?:going|keen|comfortable|happy)\b)|are not (?=(?:going|keen|comfortable|happy)\b)|refuses?|declines?)\b(?! (?:me|us|my|our)\b)/i;
/** Verbs of `decidesPattern` as after "I". */
const afterI: ReadonlyMap<string, string> = new Map([
  ["wants", "want"],
  ["prefers", "prefer"],
  ["refuses", "refuse"],
  ["declines", "decline"],
  ["does not want", "do not want"],
  ["is not ", "am not "],
  ["are not ", "am not "],
]);

/**
 * Returns a sentence in which a parent or another person decides for the patient as the patient would say it, so that
 * it can be compared with what was offered: "The parent would rather wait" → "I would rather wait", "I do not want him
 * on antibiotics" → "I do not want antibiotics".
 */
export function inFirstPerson(sentence: Sentence): Sentence {
  const text = sentence.text
    .replace(decidesPattern, (_all, lead: string, verb: string) => `${lead}I ${afterI.get(verb.toLowerCase()) ?? verb}`)
    .replace(
      /\b(I (?:(?:really |just |still )?do not want|am not (?:keen on|comfortable with|happy with))) (?:him|her|them|the (?:patient|child)|you) (?:(?:to )?(?:be )?(?:put )?on|(?:to )?(?:have|having|take|taking|get|getting)) (?=[a-z])/i,
      "$1 ",
    );
  return text === sentence.text ? sentence : { ...sentence, text };
}
