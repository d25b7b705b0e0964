import type { Sentence } from "../../../segment/Sentence";
import { findSymptoms } from "../../../terms/findSymptoms";

/** Matches a question that asks which of several things an answer was about: "Which?", "Which one?" */
const asksWhichPattern =
  /^(?:(?:sorry|and|so|okay),? )*which(?: (?:one|of (?:them|those|the two)|is that|has))?\s?\?*$/i;
/** Matches an answer that names nothing, with what it says as the group: "It | has gone |". */
const saidOfItPattern =
  /\b(?:it|that|one of them|one) ((?:has|is) (?:(?:all|mostly|completely|nearly|much|a bit|a lot|still|now|not) )*(?:gone|stopped|settled|cleared(?: up)?|eased|better|worse|there|the same|improved|bad))[.!]?$/i;
/** Matches an answer that only names what is meant: "The nausea." */
const onlyNamesPattern = /^(?:(?:oh|well|um|just|sorry),? )*(?:the|my) ([a-z]+(?: [a-z]+)?)[.!]?$/i;

/**
 * Completes an answer that names which of several symptoms the answer before meant: "How's the pain and the nausea?"
 * "It's gone." "Which?" "The nausea." → "The nausea has gone". Other turns are returned unchanged.
 * @param heard what the patient said last, with the question.
 */
export function nameWhich(turn: readonly Sentence[], question: Sentence, heard: string): readonly Sentence[] {
  const [first, ...later] = turn;
  if (!first || !asksWhichPattern.test(question.text)) return turn;
  const said = saidOfItPattern.exec(heard)?.[1];
  const named = onlyNamesPattern.exec(first.text)?.[1];
  if (!said || !named || findSymptoms(named).length !== 1) return turn;
  return [{ ...first, text: `The ${named.toLowerCase()} ${said}` }, ...later];
}
