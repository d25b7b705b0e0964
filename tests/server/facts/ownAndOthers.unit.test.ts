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
