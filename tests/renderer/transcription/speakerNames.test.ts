import { expect, test } from "vitest";
import { isGeneralName, speakerNames, typedLine } from "../../../src/renderer/transcription/speakerNames";

test.each([
  [null, "Other: She fell."],
  ["Daughter", "Other (Daughter): She fell."],
  ["Ana (partner)", "Other (Ana (partner)): She fell."],
  ["3rd cousin", "Other (3rd cousin): She fell."],
  ["Ana (partner", "Other (Ana partner): She fell."],
  ["Ana) (partner", "Other (Ana partner): She fell."],
  ["Ana (partner (2nd))", "Other (Ana partner 2nd): She fell."],
])("a line of %s is typed as %s", (name, line) => {
  expect(typedLine({ speaker: "other", speaker_name: name, text: "She fell." })).toBe(line);
});

const names = speakerNames({ last_name: "Lindqvist" }, "Ada Byron");

test.each(["Patient", " other", "unknown", "Doctor", "ada byron", "Dr. Lindqvist"])(
  "%s names no other person",
  (name) => expect(isGeneralName(name, names)).toBe(true),
);

test("Daughter names another person", () => expect(isGeneralName("Daughter", names)).toBe(false));
