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

describe("a drug or disease that is said to be a relative's", () => {
  expectNotes("is not the patient's", [
    ["D: Any blood thinners? / P: Just baby aspirin. My husband's the one on warfarin.", /Baby aspirin/, /\nWarfarin/],
    ["D: Any medicines? / P: Lisinopril. My wife is the one who takes metformin.", /Lisinopril/, /\nMetformin/],
    ["D: Any medicines? / P: Lisinopril. It's my wife who takes metformin.", /Lisinopril/, /\nMetformin/],
    ["D: Any heart trouble? / P: My dad's the one who had the bypass. I'm fine.", /Father: bypass/, /Surgical history/],
  ]);
});
