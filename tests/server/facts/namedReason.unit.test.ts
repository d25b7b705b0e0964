import { describe } from "vitest";
import { expectNotes } from "./harness";

describe("a reason for the visit without a sentence", () => {
  expectNotes("is the complaint, also in one word and after any opening", [
    ["D: What can I do for you? / P: Cough.", /COMPLAINT\s+Cough/],
    ["D: What's wrong? / P: Earache.", /COMPLAINT\s+Ear pain/],
    ["D: What are we seeing you for today? / P: Headaches.", /COMPLAINT\s+Headache/],
    ["D: What's troubling you? / P: Anxiety.", /COMPLAINT\s+Anxiety/],
    ["D: Why are you here today? / P: Just a checkup.", /COMPLAINT\s+Checkup/],
    ["D: What's happening? / P: My results.", /COMPLAINT\s+Test results/],
    ["D: How can I help? / P: Car accident.", /COMPLAINT\s+Car accident/],
    ["D: What brings you in? / P: ADHD meds.", /COMPLAINT\s+ADHD meds/],
    ["D: What brings you in? / P: Something in my eye.", /COMPLAINT\s+Something in the eye/],
    ["D: What brings you in? / P: Tired all the time.", /COMPLAINT\s+Tired all the time/],
  ]);

  expectNotes("can have a place and a length", [
    [
      "D: What brings you in today? / P: A lump. / D: Where? / P: On my neck. / D: How long has it been there? / P: A month.",
      /COMPLAINT\s+Lump for a month[\s\S]*located at the neck/,
    ],
  ]);

  expectNotes("is not read from a greeting, filler or person", [
    ["D: What brings you in? / P: Ugh. / D: Any fever? / P: Yes, since Monday.", /Fever/, /Ugh/],
    ["D: What's going on? / P: My wife. / D: Any cough? / P: Yes.", /Cough/, /COMPLAINT\s+Wife/],
    ["D: What's going on? / P: A few things. / D: Any cough? / P: Yes.", /Cough/, /Few things/],
  ]);
});
