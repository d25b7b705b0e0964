import type { Fact } from "../../Fact";
import { makeFact } from "../../frames/makeFact";
import { namesOperation } from "../../frames/readHistory";
import { testNamed } from "../../frames/readResult";
import type { Sentence } from "../../segment/Sentence";
import { findDrugs } from "../../terms/findDrugs";

/**
 * Reads the drug, operation or test that the patient does not want, if the sentence names it: "I don't want the
 * sleeping pills". Null for other sentences.
 */
export function declinedIn(sentence: Sentence): Fact[] | null {
  const of =
    /^I (?:really |still |just )*(?:do not (?:really )?(?:want|like)|(?:would not|will not) (?:really )?(?:want|like|take|have|go on|start))(?: to (?:take|have|start|go on|be on|get))? (?:any |the |that |those |an? |more )*([a-z][a-z -]{2,40}?)(?: (?:you|that you|we|she|he) (?:mentioned|suggested|said|talked about|offered|recommended).*|,? (?:because|since|please|any ?more|again|at all|yet).*)?$/i.exec(
      sentence.text,
    )?.[1];
  if (!of || (findDrugs(of).length === 0 && !namesOperation(of) && testNamed(of) === null)) return null;
  return [makeFact({ kind: "refusal", from: [sentence], slots: { of, name: of } })];
}
