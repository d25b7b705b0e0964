import { describe } from "vitest";
import { expectNotes } from "./harness";

describe("a reaction of another person", () => {
  expectNotes("is not an allergy of the patient", [
    [
      "P: My brother has asthma. They gave him penicillin last year and he broke out in hives.",
      /Brother: asthma/,
      /Allergic to/,
    ],
    ["P: My brother took penicillin last year. He broke out in hives.", /COMPLAINT/, /Allergic to/],
  ]);
});

describe("what another person wants the patient to do", () => {
  expectNotes("decides nothing", [
    [
      "D: I'd like to start a statin, atorvastatin 20. / P: The wife doesn't want me on statins.",
      /start a statin, atorvastatin 20/,
      /declines/,
    ],
  ]);
});

describe("a withdrawn order", () => {
  expectNotes("is not accepted by a question or on a condition", [
    [
      "D: Let's start ibuprofen 600. Actually no, scrap that, your kidneys. / P: Can I take ibuprofen? / D: No.",
      /not take ibuprofen/,
      /start ibuprofen|agrees/,
    ],
    [
      "D: I'd like to start you on duloxetine 30. / P: I don't want it. / D: Think about it. / P: I'll try the duloxetine if it gets worse.",
      /declines/,
      /start duloxetine|agrees/,
    ],
  ]);
});

describe("a detail of a medicine", () => {
  expectNotes("is not added if it is another person's, corrected, or of a symptom", [
    ["P: My wife takes aspirin. I take aspirin too. / D: How much aspirin does she take? / P: 81.", /Aspirin/, /81/],
    ["D: Are you on lisinopril? / P: Yes. / D: How many milligrams? / P: Twenty. No, forty.", /Lisinopril/, /20/],
    ["D: Are you on lisinopril? / P: Yes. / D: What dose? / P: Maybe twenty.", /Lisinopril/, /20/],
    [
      "P: I've got diarrhea and I took Imodium. / D: How many times a day? / P: Three times.",
      /Diarrhea occurs 3 times a day/,
      /Imodium 3/,
    ],
  ]);

  expectNotes("is not a time of day", [
    [
      "P: I take my lisinopril at eight thirty in the morning and atorvastatin nightly.",
      /Lisinopril in the morning/,
      /830/,
    ],
  ]);
});

describe("an amount in a period", () => {
  expectNotes("has the period of its question", [
    ["D: Do you drink? / P: Yes. / D: How much in a week? / P: Five drinks.", /5 drinks a week/],
  ]);
});
