import { describe, expect, test } from "vitest";
import { correctLater } from "../../../src/server/facts/segment/corrections/correctLater";
import { withApostrophes } from "../../../src/server/facts/segment/withApostrophes";
import { expectNotes } from "./harness";

describe("correctLater", () => {
  test.each([
    ["2 beers a week. Well, no, a day", "2 beers a day"],
    ["I take it once a day. Sorry, twice.", "I take it twice a day."],
    ["In 2016. No, hang on, we had moved by then, 2018.", "In 2018."],
    ["It started Monday. No, it was after the party, so Sunday.", "It started Sunday."],
    ["My left ear hurts. No, the right one, sorry.", "My right ear hurts."],
    ["My mother had gout. Sorry, my aunt, not my mother.", "my aunt had gout."],
    ["a film of the wrist no actually not the wrist the hand", "a film of the hand"],
    ["I coughed for 3 days, well, more like a week", "I coughed for a week"],
    ["My knee is sore, the left.", "my left knee is sore."],
  ])("keeps the last value of: %s", (text, kept) => {
    expect(correctLater(text)).toBe(kept);
  });

  test.each([
    "My left knee hurts. No, the right one is fine.",
    "I drink once a week. No, I do not smoke. I exercise twice a week.",
    "I was born in 1960. No surgeries. In 2018 I had a stroke.",
    "My mother had asthma. No, my dad is well.",
    "It hurts a day. Every week it is worse.",
    "I came Monday. Actually it is better on Sunday mornings.",
  ])("does not change a text without a correction: %s", (text) => {
    expect(correctLater(text)).toBe(text);
  });
});

describe("readFacts, of later corrections", () => {
  expectNotes("keeps the corrected side and the year of an operation", [
    [
      "P: My shoulder is sore, the left. / D: Show me. / P: Did I say left? I meant the right one.",
      /[Rr]ight shoulder/,
      /[Ll]eft/,
    ],
    ["P: It's my left foot. It hurts. / D: Yes? / P: Oh, I said left, I meant right.", /[Rr]ight/, /[Ll]eft/],
    ["D: When did you have the gallbladder out? / P: 2018.", /cholecystectomy \(2018\)/, /Symptoms/],
    ["D: When was your hysterectomy? / P: In 2009.", /hysterectomy \(2009\)/],
    ["D: What year was the knee replacement? / P: 2015, no, 2016.", /knee replacement \(2016\)/, /2015/],
    ["D: When did you have the fever? / P: On Monday.", /[Ff]ever/, /Surgical/],
    ["P: I nearly had a heart attack last year.", /nearly/, /History of/],
  ]);
});

describe("withApostrophes", () => {
  test.each([
    ["im fine dont worry", "I'm fine don't worry"],
    ["so ill send you for a scan", "so I'll send you for a scan"],
    ["well ive had it since monday and its getting worse", "well i've had it since monday and it's getting worse"],
    ["lets try duloxetine", "let's try duloxetine"],
    ["hes better", "he's better"],
    ["we wont restart that", "we won't restart that"],
  ])("writes %s", (text, written) => {
    expect(withApostrophes(text)).toBe(written);
  });
  test.each(["she felt ill", "its colour changed", "it's fine, I felt ill", "the wound", "were you ill"])(
    "leaves %s",
    (text) => {
      expect(withApostrophes(text)).toBe(text);
    },
  );
});
