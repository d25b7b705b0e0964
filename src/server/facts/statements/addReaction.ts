import { reactionOf } from "../terms/reactionOf";
import { makeFact } from "../frames/makeFact";
import type { Sentence } from "../segment/Sentence";
import type { ReadingState } from "./ReadingState";

/**
 * Number of the latest facts that are searched for an allergy or intolerance. Earlier ones are no longer talked about.
 */
const maxFactsBack = 12;

/** Matches a further sign of the same reaction: "And my face swelled up", "my throat closed". */
const furtherReactionPattern =
  /^(?:(?:and|then|also),? )*(?:my|his|her|the) (?:(?:whole|entire) )?(?:face|lips?|tongue|throat|eyes?|mouth|airway)\b[^.;]{0,20}\b(?:swell\w*|swollen|clos\w+|puff\w*|itch\w*)/i;

/**
 * Adds the reaction that a sentence describes ("it gave me a rash") to the allergy or intolerance that was reported
 * just before it, in `reading`. Returns whether it did.
 */
export function addReaction(sentence: Sentence, { facts }: ReadingState): boolean {
  const recent = facts.slice(-maxFactsBack);
  const last = recent.findLast(({ kind }) => kind === "allergy" || kind === "intolerance");
  const turn = last?.evidence.at(-1)?.turn;
  if (!last || turn === undefined || last.polarity !== "present") return false;
  // "Penicillin. My face swelled. And codeine." The reaction already belongs to the allergen before it.
  if (recent.some(({ slots }) => slots.reaction?.words === sentence.text)) return true;
  if (/\b(?:now|today|currently|this (?:morning|week))\b/i.test(sentence.text)) return false;
  const near =
    turn === sentence.turn || /^(?:and )?(?:it|they|that|I (?:get|got|had|broke|break|swell))\b/i.test(sentence.text);
  const index = facts.lastIndexOf(last);
  // At most 3 facts come between an allergy and its reaction.
  const reaction = near && index >= facts.length - 4 ? reactionOf(sentence.text) : null;
  if (!reaction) return false;
  const known = last.slots.reaction?.text;
  const isFurther = known !== undefined && known !== reaction;
  if (isFurther && !(turn === sentence.turn && furtherReactionPattern.test(sentence.text))) return false;
  const merged = makeFact({
    kind: last.kind,
    from: [sentence],
    slots: { substance: last.slots.substance?.text, reaction: isFurther ? `${known}, ${reaction}` : reaction },
  });
  facts[index] = {
    ...last,
    slots: {
      ...last.slots,
      reaction: { text: merged.slots.reaction?.text ?? reaction, words: sentence.text, evidence: merged.evidence },
    },
    evidence: [...last.evidence, ...merged.evidence],
  };
  return true;
}
