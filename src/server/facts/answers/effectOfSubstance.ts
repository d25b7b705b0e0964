import type { Fact } from "../Fact";
import { makeFact } from "../frames/makeFact";
import { groupOf, substancesIn } from "../terms/allergens";
import { isSideEffect, reactionOf } from "../terms/reactionOf";
import { type Exchange, questionAndAnswer } from "./Exchange";

/** Matches a question for what a substance does to the patient: "What does penicillin do to you?" */
const asksWhatItDoesPattern =
  /^(?:(?:and|so|okay),? )*(?:what (?:does|did) [^?]{2,30} do(?: to (?:you|him|her))?|what (?:happens|happened|would happen) (?:when|if|with|after) [^?]{2,40}|what (?:is|was) (?:the|your|his|her) reaction to [^?]{2,30}|how (?:do|did|does) (?:you|he|she) react to [^?]{2,30})\?*$/i;
/** Matches a question about reactions to something that names no allergy, with what they are to as the group. */
const asksOfReactionsPattern =
  /^(?:(?:and|so|okay),? )*(?:any|ever had an?|(?:have|did) you (?:ever )?(?:had|have) (?:any|an?)) (?:bad |allergic |other )?reactions? (?:to|from|after|with) ([^?]{3,40}?)(?: before| in the past)?\?*$/i;
/** Matches words that deny a reaction. */
const deniesPattern = /\b(?:no|not|never|nothing|none|fine|okay)\b/i;
/** Maximum number of words of an answer that a note gives after a label. A longer one is an account. */
const maxWords = 16;

/**
 * Reads what a substance did to the patient: an allergy or an intolerance if the question names one drug ("What does
 * penicillin do?" "I had a rash."), or else the answer after its label ("Any reaction to vaccines?" "My arm was
 * sore."). What is described is not a present symptom. Null for other questions and answers.
 */
export function effectOfSubstance(exchange: Exchange): Fact | null {
  const { asked, answer, turn, reply } = exchange;
  const from = questionAndAnswer(exchange);
  if (asksWhatItDoesPattern.test(asked)) {
    const [substance, another] = substancesIn(asked);
    const text = turn.map((sentence) => sentence.text).join(". ");
    const reaction = reactionOf(text);
    if (!substance || another || groupOf(substance.name) !== "drug" || !reaction) return null;
    if (deniesPattern.test(text.slice(0, text.toLowerCase().indexOf(reaction.split(" ")[0] ?? "")))) return null;
    const kind = isSideEffect(text) ? "intolerance" : "allergy";
    return makeFact({ kind, from, slots: { substance: substance.name, reaction } });
  }
  const to = asksOfReactionsPattern.exec(asked)?.[1];
  if (!to || reply.polarity !== null || answer.text.split(" ").length > maxWords || deniesPattern.test(answer.text))
    return null;
  return makeFact({
    kind: "statement",
    from,
    slots: { detail: answer.text, asked: `reaction to ${to.replace(/\byour\b/gi, "the")}` },
    said: answer.text,
  });
}
