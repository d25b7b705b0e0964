import type { Fact } from "../../Fact";
import { withoutRelatives } from "../../frames/allergyClauses";
import { makeFact } from "../../frames/makeFact";
import { isSideEffect, reactionOf } from "../../terms/reactionOf";
import { type Exchange, questionAndAnswer } from "../Exchange";

/** Matches words by which a reaction was none of the patient's or did not happen: "never got a rash". */
const noReactionPattern = /\b(?:no|not|never|without|nothing|fine|okay|only my)\b/i;

/**
 * Reads the allergen of a question from an answer that says neither yes nor no and describes the reaction: "You're
 * allergic to penicillin, is that right?" "I came up in hives." A side effect is an intolerance.
 * @param allergies what the question names, as if it were confirmed.
 */
export function confirmedByReaction(allergies: readonly Fact[], exchange: Exchange): Fact[] {
  const { reply, turn } = exchange;
  const [own] = turn;
  if (reply.polarity !== null || !own || noReactionPattern.test(own.text)) return [];
  const reaction = withoutRelatives(own.text) === own.text ? reactionOf(own.text) : null;
  if (!reaction) return [];
  return allergies.map((fact) => {
    const substance = fact.slots.substance?.text;
    const kind = isSideEffect(own.text) ? "intolerance" : "allergy";
    return makeFact({ kind, from: questionAndAnswer(exchange), slots: { substance, reaction } });
  });
}
