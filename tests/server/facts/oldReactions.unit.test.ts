import { describe } from "vitest";
import { expectNotes } from "./harness";

describe("a rash or swelling after a drug that was given long ago", () => {
  expectNotes("is an allergy and neither a medicine nor a complaint of today", [
    [
      "P: They put me on Bactrim in May and I came out in hives.",
      /Allergic to Bactrim \(hives\)/,
      /MEDICATIONS|COMPLAINT\n\nHives/,
    ],
    [
      "D: What brings your son in? / P: My son has an earache. / D: Has he had ear infections before? / P: The last one was in September and they gave him amoxicillin and he broke out in a rash all over his tummy on day five.",
      /Allergic to amoxicillin \(rash\)/,
      /MEDICATIONS/,
    ],
    ["P: I took sulfa in college. I broke out in welts.", /Allergic to sulfa \(welts\)/],
    ["P: In May I was put on lisinopril and my lips swelled up.", /Allergic to lisinopril \(lip swelling\)/],
    [
      "P: Last year I took amoxicillin for an ear infection and then developed a rash. They switched it to azithromycin.",
      /Allergic to amoxicillin \(rash\)/,
    ],
    ["P: They gave me penicillin as a kid and I broke out in hives.", /Allergic to penicillin \(hives\)/],
  ]);

  expectNotes("keeps what else the sentence says", [
    [
      "D: Any surgeries? / P: I had my appendix out in 2012 and they gave me morphine and I came up in a rash.",
      /append/i,
    ],
  ]);

  expectNotes("is not read if it is not over or not due to the drug", [
    ["P: I started lamotrigine on Monday and came out in a rash, it's still there.", /COMPLAINT/, /Allergic to/],
    ["P: I took some Benadryl last year and got a rash anyway.", /COMPLAINT/, /Allergic to/],
    ["P: My mom took sulfa in 2010 and broke out in hives.", /COMPLAINT/, /Allergic to/],
  ]);
});
