import type { Fact } from "../../Fact";
import type { Sentence } from "../../segment/Sentence";
import { bedsideTest } from "./bedsideTest";
import type { ReadingState } from "../ReadingState";
import { goalStatement } from "../treatment/goalStatement";
import { addEarlierValue, listedValues } from "./listedValues";

/**
 * Reads a list of test values, an earlier value of the test just named, a test at the bedside, or the goal for a value;
 * or returns null.
 */
export function measuredValues(sentence: Sentence, reading: ReadingState): Fact[] | null {
  const listed = listedValues(sentence);
  const last = listed?.at(-1)?.slots.name?.text;
  if (last) reading.test = { name: last, from: sentence };
  return (
    listed ??
    (addEarlierValue(sentence, reading) ? [] : null) ??
    bedsideTest(sentence) ??
    goalStatement(sentence, reading)
  );
}
