import { describe, expect, test } from "vitest";
import { recordedAllergens } from "../../../src/server/facts/statements/record/recordedAllergens";
import { expectNotes } from "./harness";

expectNotes("allergens that the clinician reads from the record are kept", [
  [
    "D: And allergies, I have sulfa, that was a rash? / P: Yeah, all over, when I was in the Navy.",
    /Allergic to sulfa \(rash\)/,
  ],
  [
    "D: And I have penicillin, hives, and codeine made you confused. Still right? / P: I saw bugs on the wall.",
    /Allergic to penicillin \(hives\)\.\nIntolerance to codeine \(confusion\)/,
    /MEDICATIONS/,
  ],
  [
    "D: And the allergy, I've got Bactrim, a rash. Anything else? / P: Yeah, Bactrim. No, no others.",
    /Allergic to Bactrim \(rash\)/,
  ],
  [
    "D: I have you down for a penicillin allergy, what happened with that? / P: I got a rash as a baby.",
    /Allergic to penicillin \(rash\)/,
  ],
  ["D: For allergies I have latex and iodine. / P: That's right.", /Allergic to latex[^]*iodine/],
  ["D: Allergies, it says amoxicillin, hives. / P: Yes.", /Allergic to amoxicillin \(hives\)/],
]);

expectNotes("allergens that the patient denies are not kept", [
  [
    "D: For allergies I have penicillin. / P: No, that's my sister. I'm not allergic to anything.",
    /No known allergies/,
    /Allergic to/,
  ],
]);

expectNotes("what a drug can do to anyone is no intolerance", [
  [
    "D: Antibiotics don't work on viruses, and they can give him a tummy upset. / P: Okay.",
    /./,
    /Intolerance|Allergic/,
  ],
  ["D: The statin could make your muscles ache, so let me know. / P: Okay.", /^/, /Intolerance|Allergic/],
  ["D: Codeine may cause constipation. / P: Okay.", /^/, /Intolerance|Allergic/],
]);

test("medicines that a clinician reads out are no allergens", () => {
  expect(recordedAllergens("I have the lisinopril here, and metformin")).toEqual([]);
  expect(recordedAllergens("I see the ibuprofen on your list")).toEqual([]);
});

expectNotes("a drug that was only taken or stopped is no allergen", [
  [
    "D: Any antidepressants, herbal stuff? And allergies? / P: I was on citalopram in second year, but I came off. Just the pill. Allergies, plasters.",
    /Citalopram: stopped[^]*Allergic to plasters/,
    /Allergic to citalopram/,
  ],
  ["D: Any allergies? / P: I was on citalopram, but I came off it.", /^/, /Allergic to/],
  [
    "D: Any allergies to medicines? / P: I stopped the citalopram last year. No allergies.",
    /No known allergies|Denies/,
    /Allergic to/,
  ],
  ["D: Allergies? / P: I came off amoxicillin because of a rash.", /Allergic to amoxicillin \(rash\)/],
  [
    "D: Any medications? Allergies? / P: I take lisinopril. Penicillin gives me hives.",
    /Lisinopril[^]*Allergic to penicillin \(hives\)/,
  ],
]);

describe("the reaction alone", () => {
  expectNotes("confirms the allergen of the question", [
    [
      "D: And you're allergic to penicillin, is that right? / O: He came up in a terrible rash, years ago. And his face swelled up.",
      /allergic to penicillin \(terrible rash, face swelling\)/i,
      /reports[^.]*(?:rash|swelling)/i,
    ],
    [
      "D: You're allergic to sulfa drugs, right? / P: My throat closed up.",
      /allergic to sulfa drugs \(throat closing\)/i,
    ],
    ["D: Are you still allergic to latex? / P: I get blisters from the gloves.", /allergic to latex \(blisters\)/i],
    [
      "D: You're allergic to Augmentin, is that right? / P: It just gave me the runs.",
      /intolerance to Augmentin \(diarrhea\)/i,
      /allergic to Augmentin/i,
    ],
  ]);
  expectNotes("confirms none of another person, or that was tolerated", [
    ["D: You're allergic to penicillin, correct? / P: No, that's my sister.", /./, /allergic to penicillin[.(]/i],
    [
      "D: You're allergic to penicillin? / P: I don't think so. My mum always said that, but I've had amoxicillin since and I was fine.",
      /tolerates amoxicillin/i,
      /allergic to penicillin\.|MEDICATIONS/,
    ],
  ]);
});
