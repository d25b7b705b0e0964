import { expect, test } from "vitest";
import { readingGrade } from "../../../src/renderer/notes/documents/readingGrade";

test("readingGrade is low for short plain sentences and high for long ones of long words", () => {
  const plain = ["Take one pill each day with food.", "Call us if the knee swells up.", "Come back in 2 weeks."];
  const hard = [
    "Administration of the antihypertensive medication should continue indefinitely notwithstanding symptomatic improvement.",
  ];
  expect(readingGrade(plain)).toBeLessThanOrEqual(3);
  expect(readingGrade(hard)).toBeGreaterThanOrEqual(16);
});

test("readingGrade of a text counted by hand is within one grade of the formula", () => {
  // 30 words, 48 syllables, 1 sentence: 0.39 · 30 + 11.8 · 48 / 30 − 15.59 = 15.0
  const counted =
    "Four score and seven years ago our fathers brought forth on this continent a new nation conceived in liberty and dedicated to the proposition that all men are created equal.";
  expect(Math.abs((readingGrade([counted]) ?? 0) - 15)).toBeLessThanOrEqual(1);
});

test("readingGrade is null for fewer than ten words", () => {
  expect(readingGrade(["Rest the knee."])).toBeNull();
});
