import { describe, expect, test } from "vitest";
import { cleanSpeech } from "../../../src/server/facts/segment/cleanSpeech";
import { expectNotes } from "./harness";

describe("a number with repeated digits", () => {
  expectNotes("is kept in a safety net", [
    ["D: This is a chest infection. If you cannot breathe, ring nine nine nine.", /cannot breathe, \w+ 999/],
    [
      "D: This is cellulitis. If your leg turns black, call nine nine nine or one one one.",
      /turns black, call 999 or 111/,
    ],
    ["D: This is a migraine. If you go numb on one side, call nine, nine, nine.", /numb on one side, call 999/],
    ["D: It is croup. If he turns blue, call triple nine.", /turns blue, call 999/],
    ["D: It is croup. If she goes floppy, call one one two.", /goes floppy, call 112/],
    ["D: It is a virus. If the rash does not fade, call nine-nine-nine/one-one-one.", /not fade, call 999 or 111/],
  ]);
  test.each([
    ["My sugar was high, two two two", "My sugar was high, 222"],
    ["Three three three this morning", "333 this morning"],
    ["I woke at eleven eleven thirty", "I woke at 11 11 30"],
    ["It was seven seven percent", "It was 7 7%"],
    ["I had it out in twenty twenty", "I had it out in 2020"],
    ["I had it out in twenty twenty one", "I had it out in 2021"],
    ["Squeeze on one two three", "Squeeze on one 2 3"],
  ])("is not taken for a stutter: %s", (said, clean) => {
    expect(cleanSpeech(said)).toBe(clean);
  });
  test.each([
    ["I take five, five milligrams of it", "I take 5 mg of it"],
    ["For two two weeks", "For 2 weeks"],
    ["It was one thirty, one thirty over eighty", "It was 130/80"],
    ["She will be two mo- two next month", "She will be 2 next month"],
    ["It was ninety ninety seven point two", "It was 97.2"],
    ["I I have the the cough", "I have the cough"],
  ])("is a stutter before what it counts: %s", (said, clean) => {
    expect(cleanSpeech(said)).toBe(clean);
  });
});

test("a word that every object has as a property is not a number", () => {
  expect(cleanSpeech("I am a constructor with two children")).toBe("I am a constructor with 2 children");
});
