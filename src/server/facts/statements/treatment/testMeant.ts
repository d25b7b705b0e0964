import { testNamed } from "../../frames/readResult";
import type { Sentence } from "../../segment/Sentence";
import type { ReadingState } from "../ReadingState";

/** Matches an order that names its test only by a pronoun: "we'll get one", "I'd order that". */
const ordersOnePattern =
  /\b(get|do|order|arrange|book|schedule) (?:one|that|it)(?=(?: (?:then|today|now|at that point|for you))?(?:$|[.,;]))/i;

/**
 * Names the test in an order if the patient has just asked about it: "Do I need an MRI?" "If you are not better in 6
 * weeks, we'll get one."
 */
export function testMeant(sentence: Sentence, { heard }: ReadingState): Sentence {
  if (!ordersOnePattern.test(sentence.text) || testNamed(sentence.text)) return sentence;
  const test = /\b(?:need|get|have|do|without) (?:an? |the |another )?/i.test(heard) ? testNamed(heard) : null;
  if (!test) return sentence;
  const named = `${/^(?:[aeio]|mri|x-?ray|ekg|ecg)/i.test(test) ? "an" : "a"} ${test}`;
  return { ...sentence, text: sentence.text.replace(ordersOnePattern, (_all, verb: string) => `${verb} ${named}`) };
}
