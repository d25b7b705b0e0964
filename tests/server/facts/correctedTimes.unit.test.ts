import { describe, expect, test } from "vitest";
import { cleanSpeech } from "../../../src/server/facts/segment/cleanSpeech";
import { expectNotes } from "./harness";

describe("a time", () => {
  test.each([
    ["I have been short of breath since yesterday, sorry, since Monday.", "I have been short of breath since Monday."],
    ["It hurts since Sunday, no, sorry, since Tuesday.", "It hurts since Tuesday."],
    ["I had it for two weeks, I mean for three weeks.", "I had it for 3 weeks."],
    ["Dizzy since last night when the sorry since the headache started.", "Dizzy since the headache started."],
    ["I was well until Friday, actually, until Saturday.", "I was well until Saturday."],
  ])("is replaced by the corrected time: %s", (said, cleaned) => {
    expect(cleanSpeech(said).toLowerCase()).toBe(cleaned.toLowerCase());
  });

  test.each(["It hurts since Monday, sorry, and I sleep badly.", "I waited for you, sorry, I have to leave by noon."])(
    "is not replaced by a time of something else: %s",
    (said) => {
      expect(cleanSpeech(said)).toBe(said);
    },
  );
});

const chest = "D: What brings you in? / P: I have chest pain. It started 30 minutes ago. / D: Anything else? / P: ";

expectNotes("a symptom that only dates another one keeps its own onset", [
  [
    `${chest}I have felt dizzy since yesterday, before the pain started.`,
    /Chest pain for 30 minutes/,
    /pain since yesterday/,
  ],
  [`${chest}I have been nauseous since Sunday, since the pain started really.`, /for 30 minutes/, /pain since Sunday/],
  [`${chest}I was short of breath since this morning when the pain came on.`, /for 30 minutes/, /pain since this/],
  [
    `${chest}I've felt short of breath since yesterday when the sorry since the pain started.`,
    /for 30 minutes/,
    /since yesterday/,
  ],
]);

expectNotes("a time that is corrected in the next sentence", [
  ["D: When did the rash start? / P: Saturday. No, tell a lie, Friday night.", /since Friday/, /Saturday/],
  [
    "D: When did you first notice the lump? / P: In March, I think. Hang on, no, it was before my birthday, so February.",
    /since February/,
    /March/,
  ],
  ["D: When did the fever start? / P: Last night. Well, yesterday afternoon really.", /since yesterday/, /last night/],
  ["D: How bad is it? / P: Seven. Well, no, an eight.", /8 on a scale of 10/, /7/],
]);
