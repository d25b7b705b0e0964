import { readAnswer } from "../../acts/readAnswer";

/** Source of a pattern for words before what a companion says: "oh, doctor,". */
const lead = "(?:(?:oh|well|um|uh|but|actually|sorry|doctor|doc|dad|mum|mom|love|come on|hang on),? )*";
/** Matches a companion who sets right what a person close to them has said: "Dad, you've been retired for years". */
const setsRightPattern =
  /^(?:(?:no|oh|but|come on),? )*(?:dad|daddy|mum|mom|mam|gran|grandma|nan|grandad|grandpa|love|darling|dear|sweetheart),? (?:no\b|(?:you|it|that) (?:is|was|are|were|have|had|do|did|does)\b)/i;

/** Source of a pattern for the end of a clause that only affirms or denies: "you don't | , you've had". */
const clauseEnd = "(?=,|\\.|;|$| (?:though|actually|sometimes|a bit|really|now)\\b)";
/** Matches a companion's denial: "No, it was three weeks", "She isn't, doctor", "It's more than that". */
const deniesPattern = new RegExp(
  `^${lead}(?:(?:no|nope|nah)\\b(?=,|\\.|$| (?:he|she|you|it|they|that)\\b)|(?:he|she|you|they|it) (?:is|was|does|did|has|are|were|do|have|had|can) not\\b${clauseEnd}|(?:it|that) (?:is|was|has been) (?:not (?=\\w)(?:true|right|(?:just )?\\d|every|a (?:week|day|month))|(?:a lot |much |far )?(?:more|less|longer|worse) (?:than|like)\\b)|(?:more|nearer|closer) (?:like|to|than)\\b)`,
  "i",
);
/** Matches a companion's affirmation by a pronoun and an auxiliary alone: "You did, you had it last Tuesday". */
const affirmsPattern = new RegExp(
  `^${lead}(?:(?:yes|yeah),? )?(?:he|she|you|they|it) (?:is|was|does|did|has|are|were|do|have|had|can)\\b${clauseEnd}`,
  "i",
);
/** Matches the side, day, number or length of time with which words begin, each as a group. */
const valuePattern =
  /^(?:(?:no|oh|well|um|the|it was|it is|it has been|about|around|just|on|my|your|his|her|that was|since|last|maybe|like),? ){0,4}(?:(left|right)\b|((?:mon|tues|wednes|thurs|fri|satur|sun)day|yesterday|today)\b|((?:\d+|an?|an? (?:few|couple of)) (?:minutes?|hours?|days?|weeks?|months?|years?)|\d[\d.,]*(?: times)?|once|twice)(?! (?:mg|of))\b)/i;

/** Returns whether two texts begin with different values of the same kind: "The left" and "The right". */
function hasOtherValue(answer: string, text: string): boolean {
  const said = valuePattern.exec(answer);
  const other = valuePattern.exec(text);
  return [1, 2, 3].some((kind) => {
    const [one, two] = [said?.[kind]?.toLowerCase(), other?.[kind]?.toLowerCase()];
    return one !== undefined && two !== undefined && one !== two;
  });
}

/**
 * Returns whether a companion's words contradict the answer that the patient gave right before: "No." "You did, you had
 * it last Tuesday"; "A week." "It was three weeks".
 */
export function contradicts(text: string, answer: string): boolean {
  if (/\b(?:he|she|they) (?:says?|said|is saying|asks?)\b/i.test(text)) return false; // an interpreter relays
  const { polarity } = readAnswer(answer);
  if (hasOtherValue(answer, text) || setsRightPattern.test(text)) return true;
  return polarity === "no" ? affirmsPattern.test(text) : deniesPattern.test(text);
}
