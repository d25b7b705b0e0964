import { findDrugs } from "../../terms/findDrugs";
import { medicationFacts } from "../../statements/medicationFacts";
import { type AnswerResult, type Exchange, questionAndAnswer } from "../Exchange";

/** Matches a question that asks which drug is or was used, with its first verb as the group: "What | did | you use?" */
const asksWhichPattern =
  /\b(?:what|which)\b[^?]{0,40}\b(did|do|does|have|has|had|were|was|are|is) (?:you|he|she|they)\b[^?]{0,30}\b(?:us(?:e|ed|ing)|tak(?:e|en|ing)|tr(?:y|ied|ying)|on|given|prescribed)\b/i;
/** Maximum number of words of an answer that only names drugs. */
const maxWords = 5;

/**
 * Reads an answer that is only a name: "What did you use, if you can remember?" "Prozac." Null for other questions and
 * for longer answers.
 */
export function namedWhenAsked(exchange: Exchange): AnswerResult | null {
  const { asked, answer } = exchange;
  const verb = asksWhichPattern.exec(asked)?.[1];
  const [drug] = findDrugs(answer.text);
  if (!verb || drug?.start !== 0 || answer.text.split(" ").length > maxWords) return null;
  const isPast = /^(?:did|had|were|was)$/i.test(verb);
  const facts = medicationFacts({ ...answer, text: answer.text }, questionAndAnswer(exchange), true);
  return {
    facts: isPast ? facts.map((fact) => ({ ...fact, time: { ...fact.time, when: "past" as const } })) : facts,
    coversAnswer: true,
  };
}
