import { describe } from "vitest";
import { expectNotes } from "./harness";

describe("a description without a yes", () => {
  expectNotes("describes what the question names", [
    ["D: Any cough? / P: Dry, mostly at night.", /Cough: dry, mostly at night\.[^]*Reports cough/],
    ["D: Any discharge? / P: Thick and yellow since Monday.", /Discharge: thick and yellow since Monday\./],
    ["D: Any rash? / P: On my back.", /Rash: on the back\./],
    [
      "D: Any aura? / P: Zigzag lines in my right eye for twenty minutes before.",
      /Aura: zigzag lines in the right eye for 20 minutes before\./,
    ],
  ]);
  expectNotes("affirms nothing if it is about something else", [
    ["D: Any fever? / P: I took Tylenol.", /./, /[Rr]eports fever/],
    ["D: Any cough? / P: Not at night.", /^/, /Cough: /],
    ["D: Any cough or fever? / P: Dry, mostly at night.", /^/, /[Rr]eports fever/],
  ]);
});

describe("a denial that the clinician asks to confirm", () => {
  expectNotes("is a denial if the answer is no", [
    ["D: You don't have asthma, do you? / P: No.", /Denies asthma\./],
    ["D: You haven't had any fevers, have you? / P: No, none.", /denies fever/],
    ["D: You're not pregnant, are you? / P: No, I had my tubes tied.", /not pregnant/],
    ["D: He doesn't smoke, does he? / P: No.", /Denies smoking\./],
    ["D: You have diabetes, don't you? / P: Yes.", /diabetes/, /[Dd]enies/],
  ]);
  expectNotes("is left open by an answer that can mean either", [
    ["D: You don't have asthma, do you? / P: Right.", /^/, /History of asthma|Denies asthma/],
    ["D: You don't have asthma, do you? / P: Yes, I do.", /^/, /Denies asthma/],
    ["D: You don't smoke, do you? / P: No, I do, about five a day.", /^/, /Denies smoking/],
  ]);
});

describe("the reason after a change of treatment", () => {
  expectNotes("names the treatment", [
    ["D: How have you been since we put you on the new water pill? / P: Fine.", /Follow-up on water pill\./],
    ["D: How have things been since we switched you to sertraline? / P: Fine.", /Follow-up on sertraline\./],
  ]);
});

describe("advice without a comma or a verb of ordering", () => {
  expectNotes("is kept with its condition and adds no medicine", [
    ["D: It's a sprain. If it isn't better in two weeks come back.", /If it is not better in 2 weeks, return\./],
    ["D: I think it's SVT. Cut the caffeine to one a day.", /cut the caffeine to one daily/, /One A Day/],
  ]);
});

describe("a sudden death in the family", () => {
  expectNotes("is in the family history", [
    [
      "D: Family history of heart problems? / P: Dad had a pacemaker at 60 and my aunt died suddenly at 35.",
      /Father: pacemaker at age 60\.[^]*Aunt: died suddenly at age 35\./,
    ],
  ]);
});
