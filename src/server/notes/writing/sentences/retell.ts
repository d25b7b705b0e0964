import { clinicalWords, withoutPadding } from "../clinicalWords";
import { isWholeSentence, printFault } from "../printFault";
import { type Person, toThirdPerson } from "../toThirdPerson";
import { asSentence } from "./listOf";

/** Words before the subject that add nothing. */
const lead =
  /^(?:(?:hi|hello|hey|and|but|so|then|because|well|also|okay|yeah|yes|no|now|actually|mostly|oh|sometimes it is|i think|i guess|i would say|i feel like|i mean|it is|that is)\b,? *)+(?=(?:I|my|it|he|she|they|the|there|we)\b)/i;
/** Words at the end that add nothing. */
const trailing = /(?:,? (?:and|but|so|or|because|yeah|you know|I guess|I think|though|too|I do not know)){1,6}$/i;

/** Matches a statement about the complaint that omits its subject: "Lasted about ten minutes". */
const noSubject =
  /^(?:lasted|lasts|started|began|comes|came on|goes (?=away|down|up|into)|happens|happened|hurts|feels|gets)\b/i;

/** Matches a statement about oneself that omits its subject: "Still not really enjoying things", "A bit better". */
const noFirstPerson =
  /^(?:still |just |only |not (?:really )?|mostly )*(?:drinking|eating|sleeping|walking|taking|having|getting|feeling|coughing|enjoying|managing|breathing|using|losing|gaining|waking|doing)\b|^(?:(?:a (?:bit|little)|much|slightly|somewhat|no) )?(?:better|worse)\b|^about the same\b/i;

/** Rewrites a patient's statement as a sentence about the patient; null if it is not fit for a note. */
export function retell(said: string, person: Person): string | null {
  const whole = said
    .replace(noSubject, (word) => `it ${word.toLowerCase()}`)
    .replace(noFirstPerson, (words) => `I am ${words.toLowerCase()}`)
    .replace(/\b([a-z]+ing) (?:okay|alright|all right)\b/gi, "$1 adequately");
  let text = withoutPadding(whole.replace(/^of (?=[a-z])/i, "some "))
    .replace(lead, "")
    .replace(trailing, "")
    .replace(/^been\b/i, "I have been")
    .replace(/^(?:had|got|noticed|felt|took|started|tried)\b/i, (verb) => `I ${verb.toLowerCase()}`);
  text = withoutPadding(text).replace(/^I think (?=I|my|it)/i, "possibly ");
  const rewritten = clinicalWords(asNote(toThirdPerson(text, person), person));
  const sentence = asSentence(rewritten);
  return sentence !== "" && isWholeSentence(sentence) && printFault(sentence) === null ? sentence : null;
}

/** Matches the start of a sentence that can be shortened to "reports". */
const reports =
  /^(?:the patient|he|she|they) (?:has been (?:having|experiencing|getting)|have been (?:having|experiencing|getting)|is having|are having|is experiencing|are experiencing|feels|feel|gets|get|has had|have had|is getting) (?=(?:some |much |a |an |the |more |this |these |severe |bad |terrible |pain|sharp)\b)/i;

/** Shortens a sentence to the style of a note: "The patient has been having some pain" → "The patient reports pain". */
function asNote(text: string, person: Person): string {
  const subject = person.sex === "male" ? "He" : person.sex === "female" ? "She" : "The patient";
  return text.replace(reports, `${subject} reports `).replace(/\b(reports) (?:some|a|an|the|this|these) /i, "$1 ");
}

/** Matches a place where a long sentence can be cut into two whole sentences. */
const clauseBoundary =
  /,? (?:and|but|so|then)(?: then| now| so| also)? (?=(?:I|my|it|he|she|they|there|we) )|, (?=(?:I|my|it|there) )/i;
/** Words that give a clause of a long statement clinical content. */
const clinicalHead =
  /\b(?:pain|hurt\w*|ache\w*|sore|\d+|medic\w+|doctor|physician|surger\w*|hospital|swell\w*|tak(?:e|es|ing)|took|breath\w*|sleep\w*|walk\w*|work\w*|eat\w*|weight|worse\w*|better|help\w*|happen\w*|fell|start\w*|noticed|diagnos\w+|blood|exercis\w*|drink\w*|smok\w*|fever|cough\w*|tired|dizz\w*|numb\w*|weak\w*|nause\w*|vomit\w*|rash|itch\w*|symptoms?|ice|heat|physical|therapy|test\w*|diet|stress\w*|medications?|tylenol|ibuprofen)\b/i;

/**
 * Rewrites a statement as one sentence, or a long statement as several. Clauses without clinical content or not fit for
 * a note are left out. Empty if nothing is fit.
 */
export function retellLong(said: string, person: Person): string[] {
  const whole = retell(said, person);
  if (whole && whole.split(" ").length <= 22) return [whole];
  const pieces = said.split(clauseBoundary).filter((piece) => piece.split(" ").length > 2);
  if (pieces.length < 2) return whole ? [whole] : [];
  const rewritten = pieces.flatMap((piece) => (clinicalHead.test(piece) ? (retell(piece, person) ?? []) : []));
  return rewritten.length > 0 ? rewritten : whole ? [whole] : [];
}
