import { expect, it } from "vitest";
import { findTerms } from "../../../../src/server/facts/lexicon/findTerms";
import { tokenize } from "../../../../src/server/facts/lexicon/tokenize";

it.each([
  ["Any blood when you cough?", "coughing up blood"],
  ["Did you hit your head or lose consciousness?", "fainting"],
  ["He lost consciousness.", "fainting"],
  ["There is blood in phlegm.", "coughing up blood"],
])("the checks know a symptom by the words of the question: %s", (spoken, written) => {
  const names = (text: string): string[] => findTerms(tokenize(text), ["symptom"]).map(({ name }) => name);
  expect(names(spoken)).toEqual(expect.arrayContaining(names(written)));
});
