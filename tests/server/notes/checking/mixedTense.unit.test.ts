import { expect, test } from "vitest";
import { findings } from "../checkHarness";

/** Returns the kinds of the findings of a typed sentence. */
const kinds = (text: string): string[] =>
  findings([["patient", "The tablets help, I was well before, and I walk a lot with my dog at the lake."]], text, {
    cites: [],
    origin: "typed",
  }).map(({ kind }) => kind);

test.each([
  "The tremor is previously stable.",
  "She is previously on insulin.",
  "He is not formerly able to climb stairs.",
  "Previously, he is walking with a cane.",
  "The rash was currently healing.",
  "The symptoms were currently mild.",
])("a time that contradicts the tense is found: %s", (text) => {
  expect(kinds(text)).toContain("status");
});

test.each([
  "A man who is previously healthy walks a lot.",
  "The tremor was previously stable.",
  "She walks a lot with her dog.",
  "This is a previously treated ulcer.",
  "The rash is previously described.",
  "He was walking a lot at the lake, and the tablets help.",
])("a time that fits the tense is not found: %s", (text) => {
  expect(kinds(text)).not.toContain("status");
});
