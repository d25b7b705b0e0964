import { describe, expect, test } from "vitest";
import { clinicalWords, withoutFiller } from "../../../src/server/notes/writing/clinicalWords";
import { noteEnglish } from "../../../src/server/notes/writing/prose/noteEnglish";
import { expectNotes } from "../facts/harness";

const written = (spoken: string): string => noteEnglish(clinicalWords(withoutFiller(spoken)));

describe("plain words that suit a note", () => {
  test.each([
    ["The rash itches a lot", "The rash itches a lot"],
    ["The swelling began a few weeks ago", "The swelling began a few weeks ago"],
    ["The morning blood sugars are higher", "The morning blood sugars are higher"],
    ["The ulcer is around 2 cm wide", "The ulcer is about 2 cm wide"],
    ["She could not lift the kettle", "She could not lift the kettle"],
    ["He does not think he fainted", "He does not think he fainted"],
    ["She takes over the counter antacids", "She takes over the counter antacids"],
    ["The patient has not vomited so far", "The patient has not vomited so far"],
  ])("are kept: “%s”", (spoken, note) => {
    expect(written(spoken)).toBe(note);
  });

  expectNotes("are used in the sentences of the history", [
    ["D: Have you been traveling at all lately? / P: No.", /Denies traveling recently\./],
    [
      "P: My hip hurts. / D: On a scale of zero to ten, how bad is the pain? / P: It's a five. / D: Is it sharp or dull? / P: It's dull.",
      /hip pain is dull and 5 on a scale of 10/i,
      /rated/,
    ],
  ]);
});
