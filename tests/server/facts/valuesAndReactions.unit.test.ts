import { expect, test } from "vitest";
import { cleanSpeech } from "../../../src/server/facts/segment/cleanSpeech";
import { expectNotes } from "./harness";

test.each([
  ["the fever goes over one oh four", "the fever goes over 104"],
  ["blood pressure is one oh eight over seventy", "blood pressure is 108/70"],
  ["pulse is one oh two", "pulse is 102"],
  ["temperature one oh one point five", "temperature 101.5"],
  ["in twenty oh five", "in 2005"],
  ["platelets are three oh six", "platelets are 306"],
  // counter-cases
  ["oh four weeks ago", "oh 4 weeks ago"],
  ["one. Oh, four times", "one. Oh, 4 times"],
])("a spoken zero within a number is read: %s", (said, clean) => {
  expect(cleanSpeech(said)).toBe(clean);
});

test.each([
  ["Gabapentin, one hundred at night, uh, actually let's do three hundred at night.", "Gabapentin, 300 at night."],
  ["Start lisinopril 10 mg a day, actually let's do 20 mg a day.", "Start lisinopril 20 mg a day."],
  ["Take 5 units at bedtime, actually, we'll use 8 units at bedtime.", "Take 8 units at bedtime."],
  ["Two puffs twice a day, no, actually, let's go with one puff twice a day.", "1 puff twice a day."],
  // counter-cases: other things are counted, or another sentence begins
  ["Take 5 mg, actually, I will see you in 2 weeks.", "Take 5 mg, actually, I will see you in 2 weeks."],
  ["Start 10 mg. Actually, let's do 3 tests.", "Start 10 mg. Actually, let us do 3 tests."],
])("the amount that replaces another is kept: %s", (said, clean) => {
  expect(cleanSpeech(said)).toBe(clean);
});

expectNotes("a reaction during a course is an allergy to the drug", [
  [
    "D: Any ear infections before? / P: Two last year. They gave me amoxicillin. / D: Did that clear it up? / P: It did, but I got a rash on day eight. The doctor said to stop it.",
    /Allergic to amoxicillin \(rash\)/,
    /MEDICATIONS\s+Amoxicillin|reports rash/i,
  ],
  [
    "D: What helped? / P: They gave me codeine last year. / D: And? / P: I got hives from it.",
    /Allergic to codeine \(hives\)/,
  ],
  [
    "D: Any treatment? / P: I took doxycycline for a week. / D: How was it? / P: I broke out in welts, so I stopped taking it.",
    /Allergic to doxycycline \(welts\)/,
  ],
  [
    "D: What did they give you? / P: They put me on cephalexin. / D: And? / P: I developed a rash after it.",
    /Allergic to cephalexin \(rash\)/,
  ],
  // counter-cases
  ["D: What helped? / P: They gave me codeine. / D: And? / P: I had a rash as a child.", /./, /Allergic to codeine/],
  [
    "D: Any medicines? / P: I take metformin. / D: What else? / P: I got a rash on my arm from poison ivy.",
    /./,
    /Allergic to metformin/,
  ],
]);

expectNotes("an allergen that the record names is read", [
  [
    "D: Any allergies still? I have lisinopril down, for a cough. / P: Yes, the cough was terrible. And shellfish, my lips swell.",
    /Intolerance to lisinopril \(cough\)[\s\S]*shellfish/,
  ],
  ["D: Any allergies? I have penicillin and codeine on file. / P: That's right.", /penicillin[\s\S]*codeine/],
  ["D: Any drug allergies? I see sulfa listed here. / P: Yes.", /sulfa/i],
  ["D: Are you allergic to anything? We have naproxen down for hives. / P: Yep.", /naproxen \(hives\)/],
  // counter-case
  ["D: What do you take? I have lisinopril down. / P: Yes.", /^/, /(?:Allergic|Intolerance) to lisinopril/],
]);

expectNotes("the vaccine that was asked about is named", [
  ["D: You have asthma. Did you get your flu shot? / P: In October, at the pharmacy.", /Flu immunization in October/],
  [
    "D: You have asthma. I'll refill Flovent. And the pneumonia one? / P: Not yet. / D: We'll give you that today.",
    /give the pneumonia vaccine today/i,
  ],
  [
    "D: You have COPD. I'll refill Spiriva. Have you had the shingles vaccine? / P: No. / D: Let's do that today.",
    /shingles vaccine/,
  ],
  ["D: Did you get your tetanus shot? / P: Last year.", /Tetanus immunization last year/],
  // counter-case
  ["D: You have asthma. Any wheezing? / P: No. / D: We'll give you that today.", /^/, /vaccine/],
]);

expectNotes("each of several drugs asked about has its own answer", [
  [
    "D: Do you still take the lisinopril and the Xarelto? / P: Lisinopril, yes. The Xarelto I ran out of, like, three weeks ago.",
    /Not taking Xarelto/,
    /^Xarelto\.$/m,
  ],
  [
    "D: Are you taking the metformin and the glipizide? / P: Yes. Well, I stopped the glipizide in May.",
    /Not taking glipizide/,
  ],
  ["D: Still on the Advair and the montelukast? / P: Yes. I never filled the montelukast.", /Not taking montelukast/],
  // counter-case
  [
    "D: Are you taking the metformin and the glipizide? / P: Yes. I never miss the glipizide.",
    /Glipizide/i,
    /Not taking/,
  ],
]);

expectNotes("a question about radiation can be about the therapy", [
  [
    "D: Any cancer? / P: Prostate. / D: Did you have radiation? / P: No, just the surgery.",
    /radiation therapy/i,
    /denies radiation\./i,
  ],
  ["D: Does the pain radiate anywhere? / P: No.", /radiation/i, /therapy/i],
]);
