import { describe } from "vitest";
import { expectNotes } from "./harness";

const medicines = "D: What brings you in? / P: A sore knee. / D: What medications are you taking? / P: ";
const past = "D: What brings you in? / P: A sore knee. / D: Any medical problems in the past? / P: ";

describe("readFacts on medicines with more than their name", () => {
  expectNotes("keeps when, why, whose and what was changed", [
    [`${medicines}I only take the Xanax when I fly.`, /only takes the Xanax when/],
    [`${medicines}I stopped my Zoloft two weeks ago.`, /stopped their Zoloft 2 weeks ago/],
    [`${medicines}I've been taking my husband's Ambien.`, /husband's Ambien/],
    [`${medicines}The heart doctor doubled my metoprolol.`, /doubled the patient's metoprolol/],
    [`${medicines}I quit the statin because my legs hurt.`, /quit the statin because/],
    [
      `${medicines}Metformin. I'm supposed to take it twice a day but I mostly take it once.`,
      /supposed to take metformin twice a day but they mostly take it once/,
      /(?:^|\. )Take metformin/m,
    ],
  ]);
});

describe("readFacts on the past in everyday words", () => {
  expectNotes("names diseases and operations", [
    [`${past}They took out my gallbladder.`, /cholecystectomy/],
    [`${past}My thyroid's underactive.`, /History of underactive thyroid/],
    [`${past}High blood pressure and sugar.`, /hypertension and diabetes/],
  ]);

  expectNotes("keeps that a supposed disease was none", [
    [
      `${past}They said I might have lupus but it turned out I didn't.`,
      /turned out I didn't/,
      /History of (?:possible )?lupus/,
    ],
  ]);

  expectNotes("takes what must not be had for an allergy if allergies are asked for", [
    ["D: Any allergies? / P: I'm not supposed to have penicillin.", /Allergic to penicillin/],
    ["D: Any allergies? / P: I have to stay away from sulfa.", /Allergic to sulfa/],
  ]);
});

describe("readFacts on how long a complaint has been there", () => {
  const asked = "D: What brings you in? / P: A cough. / D: How long has that been going on? / P: ";
  expectNotes("counts from an event or a time of life", [
    [`${asked}Ever since the accident.`, /has been present since the accident/],
    [`${asked}Since I lifted that box.`, /has been present since the patient lifted that box/],
    [`${asked}Since I was a kid.`, /since childhood/],
    [`${asked}Since I was about 12.`, /since age 12/],
    [`${asked}I woke up with it.`, /woke up with the cough/],
  ]);
});
