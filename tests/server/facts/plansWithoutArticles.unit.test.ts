import { describe } from "vitest";
import { expectNotes } from "./harness";

const plan = "P: My knee hurts. / D: Let me look. There is crepitus. Let's do the plan. It is osteoarthritis. ";

describe("a problem of the plan without an article", () => {
  expectNotes("keeps its order", [
    [`${plan}For BP, we'll increase Amlong to 10.`, /increase Amlong to 10/],
    [`${plan}For thyroid, we will repeat TSH after six weeks.`, /repeat TSH after 6 weeks/],
    [`${plan}For sugar, we'll start metformin 500 twice a day.`, /start metformin 500 twice daily/],
    [`${plan}And for cholesterol, I'm starting atorvastatin 20.`, /atorvastatin 20/],
    [`${plan}For constipation, we can try lactulose.`, /lactulose/],
    [`${plan}So for anxiety, we will start sertraline 50.`, /start sertraline 50/i],
  ]);
  expectNotes("is not read from a time", [
    [`${plan}For now, we'll continue the lisinopril.`, /continue lisinopril/, /\nNow\./],
    [`${plan}For today, we will take the blood.`, /Osteoarthritis/, /\nToday\./],
  ]);
});

describe("a question that denies something with an adverb", () => {
  expectNotes("denies what was asked", [
    ["D: You've definitely not had a fever? / P: No.", /denies fever/, /denies not/],
    ["D: You've really not had any chest pain? / P: No, none.", /denies chest pain/, /denies not/],
    ["D: You've definitely not got asthma? / P: No, never.", /./, /denies not/],
  ]);
});

describe("a stay in intensive care after the birth", () => {
  expectNotes("has its own length", [
    [
      "D: Was he born on time? / P: He was four weeks early. He was in the NICU for five days for his breathing. / D: Okay.",
      /5 days/,
      /stay: 4 weeks/,
    ],
    ["D: Any time in the NICU? / P: Yes, she was six weeks early and stayed two weeks.", /2 weeks/, /stay: 6 weeks/],
  ]);
});

describe("what can be taken in spite of an allergy", () => {
  const heard = "D: Allergies? / P: He gets hives from eggs. / D: ";
  expectNotes("is not listed as an allergen", [
    [`${heard}He can actually get the flu shot with an egg allergy.`, /Allergic to eggs/, /Allergic to flu shot/],
    [`${heard}You can still take cefalexin even with a penicillin allergy.`, /eggs/, /Allergic to cefalexin/i],
    [`${heard}It's safe to use ketorolac with a codeine allergy.`, /eggs/, /Allergic to ketorolac/i],
  ]);
});
