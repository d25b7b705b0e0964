import { describe, expect, test } from "vitest";
import { isToleratedLater } from "../../../src/server/facts/terms/allergens";
import { spokenPunctuation } from "../../../src/server/facts/segment/spokenPunctuation";
import { expectNotes } from "./harness";

describe("readFacts, of orders under a condition", () => {
  expectNotes("keeps the condition with the order", [
    [
      "D: I'll give you a prescription for doxycycline, but don't fill it unless you get a fever or you're no better by Monday.",
      /doxycycline, only if the patient gets a fever or they are no better by Monday/,
      /doxycycline\./,
    ],
    ["D: Here's a script for amoxicillin 500. Only take it if the ear gets worse.", /amoxicillin 500, only if the ear/],
    ["D: I'll prescribe furosemide 20 mg. Don't take it unless you gain 3 pounds.", /furosemide 20 mg, only if/],
    ["D: Here is a prescription for prednisone, but don't start it unless you're wheezing.", /prednisone, only if/],
    ["D: I'll prescribe ondansetron. Please only use it if you vomit.", /ondansetron, only if the patient vomits/],
    [
      "D: We will prescribe colchicine, but do not take it unless the toe flares.",
      /colchicine, only if the toe flares/,
    ],
  ]);
  expectNotes("does not change other orders", [
    ["D: I'll prescribe amoxicillin. Don't drink alcohol.", /prescribe amoxicillin\./, /only if/],
    ["D: I'll prescribe ibuprofen. Take it with food.", /ibuprofen/, /only if/],
  ]);
});

describe("readFacts, of an allergen that was taken later", () => {
  expectNotes("is tolerated", [
    [
      "D: Any allergies? / P: They said amoxicillin, but I've taken it since and I was fine.",
      /Tolerates amoxicillin/,
      /Allergic/,
    ],
    [
      "D: Any allergies? / P: Penicillin, they said. I've had it since with no trouble.",
      /Tolerates penicillin/,
      /Allergic/,
    ],
    [
      "D: Allergic to anything? / P: Eggs as a baby, I've eaten them since without any reaction.",
      /Tolerates egg/i,
      /Allergic/,
    ],
  ]);
  expectNotes("is an allergen if it caused a reaction after all", [
    [
      "D: Any allergies? / P: Penicillin. I had it and was fine, but the second time I got hives.",
      /Allergic to penicillin/,
      /Tolerates/,
    ],
    [
      "D: Any allergies? / P: Penicillin, I had it and was fine. The second time I got hives.",
      /Allergic to penicillin/,
      /Tolerates/,
    ],
    ["D: Any allergies? / P: Penicillin, I got a rash.", /Allergic to penicillin \(rash\)/, /Tolerates/],
  ]);
  test.each(["I have not had it since, so that is fine", "I take it and it is not okay"])(
    "is not read from: %s",
    (text) => {
      expect(isToleratedLater(text)).toBe(false);
    },
  );
});

describe("readFacts, of diagnoses that are compared", () => {
  expectNotes("names the likelier one", [
    ["D: This is probably gout rather than cellulitis.", /gout/, /Likely cellulitis/],
    ["D: It's more likely a sprain than a fracture.", /Likely sprain/, /fracture\.|more likely/],
    ["D: I suspect asthma, not COPD.", /Suspected asthma[^]*unlikely: COPD/, /Likely COPD/],
    ["D: I think this is pneumonia as opposed to bronchitis.", /Likely pneumonia/, /Likely bronchitis/],
    ["D: I don't think this is a blood clot. We'll do a D-dimer.", /D-dimer/, /COMPLAINT\n\nBlood clot/],
  ]);
  expectNotes("reads dictated diagnoses", [
    ["D: Impression: acute sinusitis. Plan: amoxicillin 500 mg.", /[Ss]inusitis/],
    ["D: Diagnosis: gout.", /Gout/],
    ["D: Diagnosis: possible shingles.", /Possible shingles/],
    ["D: Impression number one, acute sinusitis. Number two, asthma, stable.", /[Ss]inusitis[^]*[Aa]sthma/],
    ["D: The diagnosis is what worries me.", /^/, /worries/],
  ]);
});

describe("spokenPunctuation, of periods", () => {
  test.each([
    ["lungs clear comma no wheeze comma soft period no edema full stop", "lungs clear, no wheeze, soft. no edema."],
    ["her last period was in May comma regular full stop", "her last period was in May, regular."],
    ["a period of rest comma then walking full stop", "a period of rest, then walking."],
    ["my period is late", "my period is late"],
  ])("writes %s", (said, written) => {
    expect(spokenPunctuation(said)).toBe(written);
  });
});
