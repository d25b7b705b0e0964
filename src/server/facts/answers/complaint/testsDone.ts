import type { Fact } from "../../Fact";
import { makeFact } from "../../frames/makeFact";
import { isFragment } from "../symptoms/isFragment";
import { type Exchange, questionAndAnswer } from "../Exchange";
import { lowerFirst } from "../../../platform/lowerFirst";

/** Matches a question about the tests that were done: "Did they do any tests?", "Have you had any scans?" */
const asksForTestsPattern =
  /^(?:(?:and|so|okay|oh),? )*(?:(?:did|have) (?:they|you|the (?:doctors?|hospital|gp|clinic|er)|anyone|he|she) (?:ever )?(?:do|done|have|had|run|order|ordered|take|taken|get|gotten)|any|what|which) (?:[a-z]+ ){0,2}?(?:tests?|scans?|x-?rays?|imaging|blood ?work|bloods|investigations)\b/i;
/** Matches words before the tests that an answer names: "just an X-ray". */
const leadPattern = /^(?:(?:yes|yeah|oh|well|um|just|only|like|I think|they did|they took|I had)\b,? ?)+/i;
/** Matches an answer that only names tests: "an X-ray", "blood tests and a CT". */
const onlyTestsPattern =
  /^(?:(?:an?|some|the|and|x-?rays?|scans?|mri|ct|cat|ultrasound|blood|tests?|work|bloods|ecg|ekg|echo|endoscopy|colonoscopy|urine|sample|swabs?|biopsy|stress|mammogram|chest|head|brain|knee|back|full|count|couple of|\d)\b,? ?)+\.?$/i;
/** Matches the name of a test. */
const testPattern =
  /\b(?:x-?rays?|scans?|mri|ct|ultrasound|blood ?(?:tests?|work)|bloods|ecg|ekg|echo|endoscopy|colonoscopy|urine (?:test|sample)|swabs?|biopsy|stress test|mammogram)\b/i;

/** Reads which tests were done, from an answer that only names them; null for other questions and answers. */
export function testsDone(exchange: Exchange): Fact | null {
  const { asked, answer, isExam } = exchange;
  if (isExam || !asksForTestsPattern.test(asked)) return null;
  const tests = answer.text.replace(leadPattern, "").replace(/\.$/, "");
  if (!onlyTestsPattern.test(tests) || !testPattern.test(tests) || !isFragment(tests)) return null;
  const detail = `I had ${lowerFirst(tests)}`;
  return makeFact({ kind: "statement", from: questionAndAnswer(exchange), slots: { detail }, said: detail });
}
