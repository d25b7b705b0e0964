import { expect, test } from "vitest";
import { cutText } from "../../src/shared/cutText";
import { readTypedTranscript } from "../../src/server/transcription/readTypedTranscript";

test.each([
  ["abcd", 3, "abc"],
  ["ab", 3, "ab"],
  ["", 3, ""],
  ["ab😀d", 3, "ab"],
  ["ab😀d", 4, "ab😀"],
  ["a😀", 3, "a😀"],
  ["😀", 1, ""],
  ["ab\ud83d", 2, "ab"],
])("%j is cut at %i between characters: %j", (text, length, cut) => expect(cutText(text, length)).toBe(cut));

test("a line and a speaker's name of a typed transcript are cut between characters", () => {
  const smiles = `a${"😀".repeat(6_000)}`;
  const lines = readTypedTranscript(`Doctor: ${smiles}\nOther (${`a${"😀".repeat(60)}`}): Hello.`);
  expect(lines[0]?.text).toHaveLength(9_999);
  expect(lines.every(({ text, name = "" }) => text.isWellFormed() && name.isWellFormed())).toBe(true);
});
