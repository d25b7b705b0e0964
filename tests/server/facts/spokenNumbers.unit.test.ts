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

test.each([
  ["the fever goes over one oh four", "the fever goes over 104"],
  ["blood pressure is one oh eight over seventy", "blood pressure is 108/70"],
  ["pulse is one oh two", "pulse is 102"],
  ["temp was one-oh-two", "temp was 102"],
  ["pressure is one-oh-eight over seventy", "pressure is 108/70"],
  ["temperature one oh one point five", "temperature 101.5"],
  ["in twenty oh five", "in 2005"],
  ["platelets are three oh six", "platelets are 306"],
  // counter-cases
  ["oh four weeks ago", "oh 4 weeks ago"],
  ["one. Oh, four times", "one. Oh, 4 times"],
])("a spoken zero within a number is read: %s", (said, clean) => {
  expect(cleanSpeech(said)).toBe(clean);
});

test.each([
  ["Gabapentin, one hundred at night, uh, actually let's do three hundred at night.", "Gabapentin, 300 at night."],
  ["Start lisinopril 10 mg a day, actually let's do 20 mg a day.", "Start lisinopril 20 mg a day."],
  ["Take 5 units at bedtime, actually, we'll use 8 units at bedtime.", "Take 8 units at bedtime."],
  ["Two puffs twice a day, no, actually, let's go with one puff twice a day.", "1 puff twice a day."],
  // counter-cases: other things are counted, or another sentence begins
  ["Take 5 mg, actually, I will see you in 2 weeks.", "Take 5 mg, actually, I will see you in 2 weeks."],
  ["Start 10 mg. Actually, let's do 3 tests.", "Start 10 mg. Actually, let us do 3 tests."],
])("the amount that replaces another is kept: %s", (said, clean) => {
  expect(cleanSpeech(said)).toBe(clean);
});

describe("numbers in a row", () => {
  expectNotes("are kept as they were said", [
    [
      "D: This is bipolar disorder. We'll reduce the lithium to 750, 300 in the morning and 450 at night.",
      /750, 300 in the morning and 450 at night/,
      /750300/,
    ],
    ["D: This is sepsis. Give ceftriaxone 2, 500 of fluid after that.", /^/, /2500/],
    ["D: Platelets are 150, 000.", /150,?000/],
    ["D: Let me examine you. BP 130 by 84.", /Blood pressure: 130\/84/],
    [
      "D: You wrote your home readings down, let me see. So the average is 152 over 94.",
      /Blood pressure \(average\): 152\/94/,
    ],
  ]);
});
