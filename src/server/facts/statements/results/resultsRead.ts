import type { Fact } from "../../Fact";
import type { Sentence } from "../../segment/Sentence";
import { listedValues } from "./listedValues";

/** Matches words with which a patient reads from a paper or a portal: "it says my", "the report says". */
const readsPattern =
  /^(?:(?:yes|yeah|okay|so|well|um|and),? )*(?:it|(?:the|my) (?:portal|report|app|letter|results?|paper|print ?out|lab ?work|labs|website|message|email|chart)) (?:(?:just|also|here) )?(?:says?|said|shows?|showed|reads?|lists?|has)(?: here| there)?(?: that)? (?=[a-z])/i;

/**
 * Reads the values of tests that a patient reads from a report or a portal, each as a result: "It says my LDL is 142
 * and my vitamin D is 18". Null for other sentences.
 */
export function resultsRead(sentence: Sentence): Fact[] | null {
  const said = readsPattern.exec(sentence.text);
  if (!said) return null;
  const text = sentence.text.slice(said[0].length).replace(/\bmy (?=[a-z])/gi, "the ");
  // A plain value of one test is also listed with "and".
  return listedValues({ ...sentence, text }) ?? listedValues({ ...sentence, text: text.replace(/ is (?=\d)/, " ") });
}
