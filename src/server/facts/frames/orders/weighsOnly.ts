import { findConditions } from "../../terms/findConditions";
import { findDrugs } from "../../terms/findDrugs";
import { testNamed } from "../readResult";

/**
 * Matches words that name a diagnosis only as a possibility: "We have to consider pneumonia", "you can get pneumonia".
 */
const considersPattern =
  /^(?:(?:and|so|but|also|then|sometimes|now),? )*(?:(?:I|we) (?:[a-z]+ )?(?:would |will |do )?(?:have|need|want|ought) to (?:also |still )?(?:consider|rule out|exclude|think about)|you can (?:also |sometimes |even |just )*(?:have|get|develop)|(?:it is|it will be) (?:also |very )?important to (?:consider|rule out|exclude)) (?:an? |the |something (?:called |known as |like )?|any )?(.+)$/i;

/**
 * Returns whether a sentence without its discourse words only names a diagnosis to be considered, and orders no test or
 * treatment: "We need to consider pneumonia".
 */
export function weighsOnly(text: string): boolean {
  const named = considersPattern.exec(text)?.[1];
  return (
    named !== undefined &&
    findConditions(named)[0]?.start !== undefined &&
    !/\b(?:with|by)\b/i.test(named) &&
    testNamed(named) === null &&
    findDrugs(named).length === 0
  );
}
