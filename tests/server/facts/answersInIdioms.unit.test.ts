import { describe, expect, test } from "vitest";
import { answersInWords } from "../../../src/server/facts/segment/phrases/answersInWords";
import { expectNotes } from "./harness";

describe("answersInWords", () => {
  test.each([
    ["Mm-hmm.", "yes."],
    ["Mmm-hmm, both ankles.", "yes, both ankles."],
    ["Uh-huh", "yes"],
    ["Um, mhm.", "Um, yes."],
    ["Uh-uh.", "no."],
    ["Nuh-uh, not today.", "no, not today."],
    ["uh uh", "no"],
    ["You bet.", "yes."],
    ["I sure do.", "yes."],
    ["Sadly, I do.", "yes."],
    ["I'm afraid so.", "yes."],
    ["Can't say I do.", "no."],
    ["Not one bit, doc.", "no."],
    ["Knock on wood, no.", "no."],
    ["Never have, never will.", "no."],
  ])("writes %s as %s", (said, written) => {
    expect(answersInWords(said)).toBe(written);
  });

  test.each([
    "Uh, uh I was lifting a box.",
    "I have no way to get there.",
    "Far from it being better, it is worse.",
    "I sure do not.",
    "Sadly I do not sleep.",
    "Hmm, I am not sure.",
    "She never have it before.",
  ])("does not change %s", (said) => {
    expect(answersInWords(said)).toBe(said);
  });
});

describe("readFacts on answers in idioms", () => {
  expectNotes("takes what says that all is well for a no to a trouble", [
    ["D: Any dizziness? / P: All good there.", /denies dizziness/, /reports dizziness/],
    ["D: Any trouble sleeping? / P: Can't complain.", /denies difficulty sleeping/],
    ["D: Any dizziness? / P: Fine on that front.", /denies dizziness/],
  ]);

  expectNotes("takes ease for a yes to an ability", [
    ["D: Can you walk up a flight of stairs? / P: No problem.", /is able to walk up a flight of stairs/, /unable/],
    ["D: Can you get dressed by yourself? / P: Easily.", /can get dressed/],
  ]);

  expectNotes("keeps an “okay” that asks how something is done", [
    ["D: Are you sleeping okay? / P: Far from it.", /is not sleeping well/],
    ["D: Are you sleeping okay? / P: Yes.", /is sleeping well/],
  ]);

  expectNotes("does not take less of a habit for none", [
    ["D: Do you smoke? / P: Not as much as before.", /Smoking: not as much as before/, /Denies/],
    ["D: Do you drink alcohol? / P: Not as much as I used to.", /Alcohol: “Not as much as I used to/, /Denies/],
    ["D: Do you smoke? / P: Not lately.", /Smoking: none recently/, /Denies/],
  ]);

  expectNotes("keeps how often a hedged yes says", [
    ["D: Do you smoke? / P: Now and again.", /now and again/i, /Smokes and again/],
    ["D: Do you smoke? / P: A bit, yeah.", /Smokes a bit/],
  ]);
});
