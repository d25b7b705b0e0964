import type { Sentence } from "../../segment/Sentence";

/** Matches words with which a patient takes back a joke: "Just kidding". */
const kiddingPattern =
  /^(?:(?:no|nah|oh|ha|haha|well|sorry|but|and),? ){0,3}(?:I (?:am|was) )?(?:just |only |totally |obviously )?(?:kidding|joking|messing with you|pulling your leg)\b[,.! ]*/i;

/**
 * Leaves out a sentence that was a joke, and the words that say so: "I fell on my feet. Just kidding, I fell on my
 * back." leaves "I fell on my back". A turn with nothing else keeps its first sentence.
 */
function withoutJokes(turn: readonly Sentence[]): readonly Sentence[] {
  const at = turn.findIndex(({ text }, i) => i > 0 && kiddingPattern.test(text));
  const taken = turn[at];
  if (!taken) return turn;
  const rest = taken.text.replace(kiddingPattern, "");
  const kept = [...turn.slice(0, at - 1), ...(rest === "" ? [] : [{ ...taken, text: rest }]), ...turn.slice(at + 1)];
  return kept.length > 0 ? kept : turn.slice(0, 1);
}

/** Matches a first sentence that breaks off before it says anything: "It would be.", "Oh well, let me think." */
const saysNothingPattern =
  /^(?:(?:so|well|oh|um|uh|hmm),? )*(?:(?:(?:it|this|that|they|those) )?(?:happened|started|is|was|would be|has been)(?: (?:about|around|like|probably|maybe))*|I (?:mean|would say)|let me (?:see|think)|good question|(?:(?:okay|right|oh),? )?(?:I am )?(?:so )?sorry(?: about that| for that)?|where were we|what was (?:that|it|the question|your question)(?: again)?|what did you (?:ask|say)|(?<=^)(?:oh|ah|hmm|mm|um|well|gosh|oh dear|goodness)|(?:like|I|it|the|my|he|she|we|they|but|just|and|because)(?:,? (?:like|I|um|uh|just))*)[.,?]?$/i;
/** Maximum number of words of such a sentence: "So, it happened around like maybe". */
const maxWords = 6;
/** Matches an answer, which says something however short it is: "It is.", "I was." */
const answersPattern = /^(?:(?:so|well|oh|um|uh),? )*(?:it|this|that|they|those|there|I) (?:is|was)\.?$/i;

/** Leaves out a first sentence that breaks off before it says anything: "It would be. I would say a 6." */
function withoutOpener(turn: readonly Sentence[]): readonly Sentence[] {
  const [first, second] = turn;
  if (!first || !second || first.text.split(" ").length > maxWords) return turn;
  return saysNothingPattern.test(first.text) && !answersPattern.test(first.text) ? turn.slice(1) : turn;
}

/** Leaves jokes, and a first sentence that breaks off before it says anything, out of a turn. */
export const withoutFalseStarts = (turn: readonly Sentence[]): readonly Sentence[] => withoutOpener(withoutJokes(turn));
