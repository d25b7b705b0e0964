import type { Fact } from "../../Fact";
import { makeFact } from "../../frames/makeFact";
import { testNamed } from "../../frames/readResult";
import type { Sentence } from "../../segment/Sentence";
import { placeTouched } from "../exam/placeTouched";
import { bedsideTest } from "./bedsideTest";
import { earlierFirst } from "./earlierFirst";
import { jointVerdict } from "./jointVerdict";
import type { ReadingState } from "../ReadingState";
import { goalStatement } from "../treatment/goalStatement";
import { addEarlierValue, listedValues } from "./listedValues";
import { pendingResult } from "./pendingResult";
import { verdictList } from "./verdictList";
import { visualAcuity } from "./visualAcuity";

/** Matches the patient's own value of a test that was just named as another person's: "Well, yours is 1.2". */
const yoursPattern =
  /^(?:(?:well|but|and|okay|so|now|whereas),? )*yours (?:is|was|came back(?: at)?) (?:only |at |about )*(\d{1,4}(?:\.\d{1,3})?%?)(?=$|[,.;]| (?:so|which|and|but)\b)/i;

/** Reads the patient's own value of a test after another person's: "Your dad's PSA was high?" … "Yours is 1.2." */
function ownValue(sentence: Sentence, { heard, lastSaid }: ReadingState): Fact[] | null {
  const value = yoursPattern.exec(sentence.text)?.[1];
  const name = value ? (testNamed(heard) ?? testNamed(lastSaid?.text ?? "")) : null;
  return value && name
    ? [makeFact({ kind: "result", from: [sentence], slots: { name, finding: value, value } })]
    : null;
}

/** Reads a result that is pending, and the values after it: "Blood cultures are still pending, white count is 9". */
function pendingAndListed(sentence: Sentence): Fact[] | null {
  const [, head, tail] = /^([^,]{5,60}), (?:and |but )?([^,]{5,60})$/.exec(sentence.text) ?? [];
  const first = head && tail ? pendingResult({ ...sentence, text: head }) : null;
  const rest = first && tail ? listedValues({ ...sentence, text: tail.replace(/ (?:is|was) (?=\d)/, " ") }) : null;
  return first && rest ? [...first, ...rest] : pendingResult(sentence);
}

/**
 * Reads a list of test values or verdicts, a result that is pending, an earlier value of the test just named, a test at
 * the bedside, the vision of the eyes, the goal for a value, or the place of pain that was just found; or returns null.
 */
export function measuredValues(sentence: Sentence, reading: ReadingState): Fact[] | null {
  const listed =
    earlierFirst(sentence, reading) ??
    listedValues(sentence) ??
    verdictList(sentence) ??
    jointVerdict(sentence, reading) ??
    pendingAndListed(sentence);
  const last = listed?.at(-1)?.slots.name?.text;
  if (last) reading.test = { name: last, from: sentence };
  return (
    listed ??
    (addEarlierValue(sentence, reading) ? [] : null) ??
    ownValue(sentence, reading) ??
    bedsideTest(sentence) ??
    visualAcuity(sentence) ??
    goalStatement(sentence, reading) ??
    (placeTouched(sentence, reading) ? [] : null)
  );
}
