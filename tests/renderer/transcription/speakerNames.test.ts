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

test("each line of the patient says “Patient”, however long the name is", () => {
  expect(speakerNames({ last_name: "Lindqvist" })).toMatchObject({ clinician: "Dr. Lindqvist", patient: "Patient" });
});

const names = speakerNames({ last_name: "Lindqvist" });

test.each(["Patient", " other", "unknown", "Doctor", "ada byron", "Dr. Lindqvist"])(
  "%s names no other person",
  (name) => expect(isGeneralName(name, names, "Ada Byron")).toBe(true),
);

test("Daughter names another person", () => expect(isGeneralName("Daughter", names, "Ada Byron")).toBe(false));
