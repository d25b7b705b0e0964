import { expect, it } from "vitest";
import { cleanSpeech } from "../../../src/server/facts/segment/cleanSpeech";

it.each([
  ["October second 2008", "October 2nd, 2008"],
  ["March the twenty-first", "March 21st"],
  ["on May twenty second two thousand seven", "on May 22nd, 2007"],
  ["it was the twenty third", "it was the 23rd"],
  ["the twenty second of June", "the 22nd of June"],
  ["from the nineteenth to the twenty fifth", "from the nineteenth to the 25th"],
  ["December thirtieth", "December 30th"],
  ["August thirty first 2003", "August 31st, 2003"],
  ["July eleventh", "July 11th"],
])("a spoken day is written in digits: %s", (said, written) => {
  expect(cleanSpeech(said)).toBe(written);
});

it.each([
  ["a twenty second spell of dizziness", "a 20 second spell of dizziness"],
  ["I did it first", "I did it first"],
  ["in May second opinions were given", "in May second opinions were given"],
])("words that only look like a day are kept: %s", (said, kept) => {
  expect(cleanSpeech(said)).toBe(kept);
});
