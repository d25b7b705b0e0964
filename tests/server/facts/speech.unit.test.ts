import { describe, expect, test } from "vitest";
import { spokenPunctuation } from "../../../src/server/facts/segment/spokenPunctuation";
import { expectNotes, factsOf } from "./harness";

describe("dictation", () => {
  expectNotes("converts spoken punctuation", [
    ["D: Exam colon lungs clear comma no wheezes full stop", /lungs[^.]*clear/i, /\bcomma\b|full stop/i],
    ["D: Plan colon ibuprofen four hundred milligrams three times a day full stop", /ibuprofen 400 mg/i, /full stop/i],
    [
      "D: Exam colon abdomen soft comma no guarding full stop new line Plan colon omeprazole twenty milligrams daily full stop",
      /abdomen soft[^]*omeprazole 20 mg/i,
      /new line/i,
    ],
    [
      "D: Plan colon start metformin five hundred milligrams daily full stop new line check A1c in three months full stop",
      /a1c[^]*metformin/i,
      /full stop/i,
    ],
    ["D: Exam colon heart regular rate and rhythm full stop", /regular rate and rhythm/i, /\bcolon\b/i],
  ]);
  test("keeps the body part colon", () => {
    expect(factsOf("P: My father had colon cancer.")[0]?.slots.condition?.text).toMatch(/colon cancer/i);
  });
});

describe("small talk", () => {
  expectNotes("stays out of the note", [
    ["D: Did you watch the game last night? / P: Yes, what a game. / D: Any cough? / P: No.", /denies cough/i, /game/i],
    ["P: Nice weather today. My hip hurts.", /hip/i, /weather/i],
    ["P: Happy new year, doctor. I have a sore throat.", /sore throat/i, /new year/i],
    ["D: How was the movie? / P: Great movie. My ear hurts though.", /ear/i, /movie/i],
  ]);
});

describe("spokenPunctuation on the word “period”", () => {
  test.each([
    ["lungs clear comma no wheeze comma soft period no edema full stop", "lungs clear, no wheeze, soft. no edema."],
    ["her last period was in May comma regular full stop", "her last period was in May, regular."],
    ["a period of rest comma then walking full stop", "a period of rest, then walking."],
    ["my period is late", "my period is late"],
  ])("writes %s", (said, written) => {
    expect(spokenPunctuation(said)).toBe(written);
  });
});
