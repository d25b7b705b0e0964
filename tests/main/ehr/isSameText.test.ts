import { expect, test } from "vitest";
import { isSameText } from "../../../src/main/ehr/fill/isSameText";

test.each([
  ["a\r\nb ", "a\nb", true, true],
  ["a\u00a0b", "a b", true, true],
  ["a\n\nb", "a\nb", false, true],
  ["a b", "ab", false, false],
  ["a\nb", "a b", false, false],
])("isSameText of %j and %j is %s in a plain and %s in a rich box", (a, b, plain, rich) => {
  expect([isSameText(a, b, false), isSameText(a, b, true)]).toEqual([plain, rich]);
});
