import type { Sentence } from "../segment/Sentence";

/** Matches words with which a patient takes back a joke: "Just kidding". */
const kidding =
  /^(?:(?:no|nah|oh|ha|haha|well|sorry|but|and),? ){0,3}(?:I (?:am|was) )?(?:just |only |totally |obviously )?(?:kidding|joking|messing with you|pulling your leg)\b[,.! ]*/i;

/**
 * Leaves out the sentence of a turn that was a joke, and the words that take it back: "I fell on my feet. Just kidding,
 * I fell on my back." leaves "I fell on my back". A turn that only takes back a joke keeps its first sentence.
 */
export function withoutJokes(turn: readonly Sentence[]): readonly Sentence[] {
  const at = turn.findIndex(({ text }, i) => i > 0 && kidding.test(text));
  const taken = turn[at];
  if (!taken) return turn;
  const rest = taken.text.replace(kidding, "");
  const kept = [...turn.slice(0, at - 1), ...(rest === "" ? [] : [{ ...taken, text: rest }]), ...turn.slice(at + 1)];
  return kept.length > 0 ? kept : turn.slice(0, 1);
}
