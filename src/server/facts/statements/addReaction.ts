import { reactionOf } from "../terms/reactions";
import { makeFact } from "../frames/makeFact";
import type { Sentence } from "../segment/Sentence";
import type { ReadingState } from "./ReadingState";

/**
 * Adds the reaction that a sentence describes ("it gave me a rash") to the allergy or intolerance that was reported
 * just before it, in `reading`. Returns whether it did.
 */
export function addReaction(sentence: Sentence, reading: ReadingState): boolean {
  const last = reading.facts.findLast(({ kind }) => kind === "allergy" || kind === "intolerance");
  const turn = last?.evidence.at(-1)?.turn;
  if (!last || turn === undefined || last.polarity !== "present") return false;
  // "Penicillin. My face swelled. And codeine." The reaction already belongs to the allergen before it.
  if (reading.facts.some(({ slots }) => slots.reaction?.words === sentence.text)) return true;
  if (/\b(?:now|today|currently|this (?:morning|week))\b/i.test(sentence.text)) return false;
  const near =
    turn === sentence.turn || /^(?:and )?(?:it|they|that|I (?:get|got|had|broke|break|swell))\b/i.test(sentence.text);
  const reaction = near && reading.facts.indexOf(last) >= reading.facts.length - 4 ? reactionOf(sentence.text) : null;
  if (!reaction) return false;
  if (last.slots.reaction && last.slots.reaction.text !== reaction) return false;
  const merged = makeFact({
    kind: last.kind,
    from: [sentence],
    slots: { substance: last.slots.substance?.text, reaction },
  });
  reading.facts[reading.facts.indexOf(last)] = {
    ...last,
    slots: { ...last.slots, reaction: { text: reaction, words: sentence.text, evidence: merged.evidence } },
    evidence: [...last.evidence, ...merged.evidence],
  };
  return true;
}
