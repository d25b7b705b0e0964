import { expect, test } from "vitest";
import { parseVocabulary } from "../../../src/renderer/settings/parseVocabulary";

test("a long term is cut between characters", () => {
  const [term = ""] = parseVocabulary(`a${"😀".repeat(60)}`);
  expect(term).toHaveLength(99); // 100 would end with half of an emoji, which has two code units
  expect(term.isWellFormed()).toBe(true);
});
