import type { Sentence } from "../segment/Sentence";
import { withoutJokes } from "./withoutJokes";

/** Matches a first sentence that breaks off before it says anything: "It would be.", "Oh well, let me think." */
const saysNothing =
  /^(?:(?:so|well|oh|um|uh|hmm),? )*(?:(?:(?:it|this|that|they|those) )?(?:happened|started|is|was|would be|has been)(?: (?:about|around|like|probably|maybe))*|I (?:mean|would say)|let me (?:see|think)|good question)[.,]?$/i;
/** Maximum number of words of such a sentence. */
const maxWords = 6;
/** Matches an answer, which says something however short it is: "It is.", "I was." */
const answers = /^(?:(?:so|well|oh|um|uh),? )*(?:it|this|that|they|those|there|I) (?:is|was)\.?$/i;

/** Leaves out the first sentence of an answer that breaks off before it says anything: "It would be. I would say a 6." */
function withoutOpener(turn: readonly Sentence[]): readonly Sentence[] {
  const [first, second] = turn;
  if (!first || !second || first.text.split(" ").length > maxWords) return turn;
  return saysNothing.test(first.text) && !answers.test(first.text) ? turn.slice(1) : turn;
}

/** Leaves out of a turn what was a joke, and a first sentence that breaks off before it says anything. */
export const withoutFalseStarts = (turn: readonly Sentence[]): readonly Sentence[] => withoutOpener(withoutJokes(turn));
