import { affirmsPattern } from "../acts/questions/confirmed/affirmedQuestion";
import { questionTopic, type QuestionTopic } from "../acts/questions/questionTopic";
import type { Fact } from "../Fact";
import { makeFact } from "../frames/makeFact";
import type { Sentence } from "../segment/Sentence";
import { patientStatement } from "../statements/patientStatement";
import type { ReadingState } from "../statements/ReadingState";
import { findSymptoms } from "../terms/findSymptoms";
import type { Answer } from "../acts/readAnswer";
import { asksForBloodPattern } from "./symptoms/bloodAnswer";

/** Matches a "no" that is not meant literally: "not really", "not lately". */
const halfNoPattern =
  /\b(?:not (?:really|particularly|that|lately|recently|currently|today|right now)|hardly|think so|believe so|so far)\b/i;
/** Matches words after such a "no" that take it back: "well, once last Tuesday", "but I get a tightness". */
const takesBackPattern =
  /^(?:(?:um|uh|oh|just|only|maybe),? )*(?:(?:(?:well|but|although|though|I mean|actually|except|then),? )+(?:(?:um|uh|oh|just|only|maybe),? )*(?:I|it|there) (?:(?:do|does|did|sometimes|occasionally|just) )*(?:have|had|has|felt|feels|notice|noticed|gets?|got|feel|comes?|came|happens?|happened|(?:is|was|were) (?:a (?:little|bit|few|couple|tiny)|some|slightly|one|kind of|sort of))\b|(?:(?:well|but|although|though|I mean|actually|except|then),? )*(?:once|twice|one time|a (?:couple|few) (?:of )?times|sometimes|occasionally|now and (?:then|again)|I (?:do )?(?:get|feel|notice)|(?:just |only )?(?:last (?:night|week)|yesterday|this morning)|a (?:little|bit|tiny bit)(?! (?:more|of))|slightly|(?:it|there) (?:is|was|were|are) (?:a (?:little|bit|few|tiny)|some|slightly))\b)/i;
/** Matches words that announce that a plain "no" was not all: "No. | Well, once", "No, | I mean, when I sit". */
const qualifiesPattern =
  /^(?:(?:um|uh|oh|no|nope),? )*(?:well|actually|I mean|although|though|except|then again|sometimes|once|twice|a (?:little|bit)|only|occasionally)\b,? (?=.)/i;
/** Matches when, how often or how much of something there is: "once", "at night", "a little". */
const someOfPattern =
  /\b(?:once|twice|sometimes|occasional(?:ly)?|now and (?:then|again)|one time|(?:a (?:couple|few)|\d+)(?: of)? times|every (?:now|so|other)|at (?:night|times)|when(?:ever)?|after|in the (?:morning|evening|night)s?|yesterday|last (?:night|week|\w+day)|this morning|a (?:little|bit|tiny|streak|touch|tinge)|slightly|some)\b/i;
/** Matches words that confirm a "no": "No, well, it is fine". A temperature is read by other rules. */
const takesNothingBackPattern =
  /\b(?:fine|good|okay|normal|great|usual|healthy|stable|same|clean|nothing|none|temp(?:erature)?)\b/i;
/** Matches words that say, after a "no", that a pain does spread: "when I sit long it goes into my calf". */
const goesElsewherePattern =
  /^(?!.*\b(?:not|never|no)\b.{0,200}\b(?:go|spread|move|travel|shoot|radiate)).*\b(?:goes|shoots|travels|spreads|moves|radiates|runs|comes|creeps|went|shot) (?:\w+ )?(?:down|up|into|to|through|across|around|over)\b/i;
/**
 * Topics of questions about a symptom whose "no" the words after it can take back; null is a question without a topic.
 */
const aboutSymptoms: ReadonlySet<QuestionTopic | null> = new Set<QuestionTopic | null>([
  null,
  "radiation",
  "triggers",
  "relief",
  "course",
  "frequency",
]);

/** Matches the start of a question that asks whether there is a symptom: "any", "do you have". */
const asksWhetherPattern =
  /^(?:(?:and|so|okay|or),? )*(?:any|have|has|do|does|did|are|is|no)\b(?! (?:\w+ )?(?:positions?|particular|times?|anything)\b)/i;

/** Matches a yes with which a speaker corrects the "no" before it: "sorry, yes", "wait, yeah". */
const turnsToYesPattern =
  /\b(?:sorry|actually|wait|scratch that|let me think|I take that back)[,.]? (?:I mean,? |no,? |but |well,? )?(?:yeah|yes|yep)\b/i;

/**
 * Returns whether the words after a "no" to a symptom take it back: "Not really, well, once last Tuesday", "No. Well,
 * sometimes at night". A plain "no" needs words that announce it.
 */
export function isTakenBack(reply: Answer, turn: readonly Sentence[], asked: string): boolean {
  if (reply.polarity === "no" && affirmsPattern.test(reply.rest)) return true;
  if (reply.polarity !== "no" || !asksWhetherPattern.test(asked)) return false;
  const rest = [reply.rest, ...turn.slice(1).map(({ text }) => text)].join(" ").trim();
  const symptoms = findSymptoms(asked).map(({ term }) => term.name);
  if (turnsToYesPattern.test(rest) && symptoms.length === 1) return true;
  if (/\b(?:no|not|never)\b/i.test(rest) || takesNothingBackPattern.test(rest)) return false;
  if (halfNoPattern.test(reply.words) && takesBackPattern.test(rest)) return symptoms.length === 1;
  const topic = questionTopic(asked);
  if (topic === "radiation" && goesElsewherePattern.test(rest)) return true;
  return (
    aboutSymptoms.has(topic) &&
    (symptoms.length === 1 || topic !== null || asksForBloodPattern.test(asked)) &&
    qualifiesPattern.test(rest) &&
    (someOfPattern.test(rest) || (topic !== null && /\b(?:yes|yeah|if)\b/i.test(rest))) &&
    findSymptoms(rest).every(({ term }) => symptoms.includes(term.name))
  );
}

/** Matches aches of everyday life: "aches and pains now and then", "just the usual aches". */
const ordinaryAchesPattern =
  /\b(?:(?:usual|normal|ordinary|regular|typical) aches|aches and pains\b[^.]{0,40}\b(?:now and then|now and again|here and there|nothing (?:new|unusual|out of the ordinary)|as usual|my age|getting old|once in a while|like everyone))/i;

/** Returns whether an answer about aches names only those of everyday life, which are not signs of the illness. */
export const isOrdinary = (asked: string, turn: readonly Sentence[]): boolean =>
  /\b(?:ache|aches|pains?)\b/i.test(asked) && turn.slice(0, 2).some(({ text }) => ordinaryAchesPattern.test(text));

/**
 * Returns a statement with the words of an answer that neither affirms nor denies, and the facts that it reports as
 * present, except for statements. Of ordinary aches, only the words are kept.
 */
export function openAnswer(question: Sentence, turn: readonly Sentence[], reading: ReadingState): Fact[] {
  const said = makeFact({
    kind: "statement",
    from: [question, ...turn],
    source: turn[0]?.by === "informant" ? "informant" : "patient",
    slots: { topic: "asked", name: question.text, detail: turn.map(({ text }) => text).join(". ") },
  });
  const read = isOrdinary(question.text, turn) ? [] : turn.flatMap((sentence) => patientStatement(sentence, reading));
  return [said, ...read.filter(({ kind, polarity }) => kind !== "statement" && polarity === "present")];
}
