import type { Fact } from "../Fact";
import { makeFact } from "../frames/makeFact";
import type { Sentence } from "../segment/Sentence";
import { patientStatement } from "../statements/patientStatement";
import type { ReadingState } from "../statements/ReadingState";
import { findSymptoms } from "../terms/findSymptoms";
import type { Answer } from "../acts/readAnswer";

/** Matches a "no" that is not meant literally: "not really", "not lately". */
const halfNo =
  /\b(?:not (?:really|particularly|that|lately|recently|currently|today|right now)|hardly|think so|believe so|so far)\b/i;
/** Matches words after such a "no" that take it back: "well, once last Tuesday", "but I get a tightness". */
const takesBack =
  /^(?:(?:um|uh|oh|just|only|maybe),? )*(?:(?:(?:well|but|although|though|I mean|actually|except|then),? )+(?:(?:um|uh|oh|just|only|maybe),? )*(?:I|it|there) (?:(?:do|does|did|sometimes|occasionally|just) )*(?:have|had|has|felt|feels|notice|noticed|gets?|got|feel|comes?|came|happens?|happened)\b|(?:(?:well|but|although|though|I mean|actually|except|then),? )*(?:once|twice|one time|a (?:couple|few) (?:of )?times|sometimes|occasionally|now and (?:then|again)|I (?:do )?(?:get|feel|notice))\b)/i;
/** Matches the start of a question whether there is a symptom: "any", "do you have". */
const asksWhether =
  /^(?:(?:and|so|okay|or),? )*(?:any|have|has|do|does|did|are|is|no)\b(?! (?:\w+ )?(?:positions?|particular|times?|anything)\b)/i;

/**
 * Returns whether the words after a half-meant "no" to a symptom take it back: "Not really, well, once last Tuesday".
 */
export function isTakenBack(reply: Answer, turn: readonly Sentence[], asked: string): boolean {
  if (reply.polarity !== "no" || !halfNo.test(reply.words) || !asksWhether.test(asked)) return false;
  const rest = [reply.rest, ...turn.slice(1).map(({ text }) => text)].join(" ").trim();
  return takesBack.test(rest) && !/\b(?:no|not|never)\b/i.test(rest) && findSymptoms(asked).length === 1;
}

/**
 * Reads an answer that neither affirms nor denies: it is kept as said, and only findings and drugs are read from it.
 */
export function openAnswer(question: Sentence, turn: readonly Sentence[], reading: ReadingState): Fact[] {
  const said = makeFact({
    kind: "statement",
    from: [question, ...turn],
    source: turn[0]?.by === "informant" ? "informant" : "patient",
    slots: { topic: "asked", name: question.text, detail: turn.map(({ text }) => text).join(". ") },
  });
  const read = turn.flatMap((sentence) => patientStatement(sentence, reading));
  return [said, ...read.filter(({ kind, polarity }) => kind !== "statement" && polarity === "present")];
}
