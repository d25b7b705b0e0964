import { describe } from "vitest";
import { expectNotes } from "./harness";

describe("a dose that answers the patient's question", () => {
  expectNotes("belongs to the medicine that was ordered a few turns before", [
    [
      "D: So for her ear I'm going to give amoxicillin. / P: Is that the pink stuff? / D: It is. / P: How much does she get? / D: It's 7.5 mils, three times a day for a week.",
      /amoxicillin 7.5 mL 3 times daily for 1 week/,
    ],
    [
      "D: I'll send in some cefdinir. / P: Okay. How often? / D: Twice a day, for ten days.",
      /cefdinir twice daily for 10 days/,
    ],
    [
      "D: We'll start amlodipine. / P: What dose? / D: Five milligrams, once a day in the morning.",
      /amlodipine 5 mg daily in the morning/,
    ],
    ["D: I'll prescribe metronidazole. / P: How long for? / D: Seven days.", /metronidazole for 7 days/],
    [
      "D: I want to start a low dose of sertraline. / P: How low? / D: 25 for a week, then 50.",
      /sertraline: 25 for a week, then 50/,
    ],
    [
      "D: I'm going to give you doxycycline. / P: How many do I take? / D: One twice a day.",
      /doxycycline one twice daily/,
    ],
    [
      "D: I'm going to put you on naproxen. / P: Okay, do I take it every day? / D: Take one tablet twice a day, with food.",
      /naproxen 1 tablet twice daily with food/,
    ],
    [
      "D: You can carry on with the Calpol, it's 5 mils, up to four times a day.",
      /continue the Calpol 5 mils/,
      /it is 5/,
    ],
    [
      "D: Take the fluconazole tonight. Then another one in three days, but only if you're still itchy.",
      /fluconazole tonight, then another one in 3 days, but only if they are still itchy/,
    ],
  ]);
  expectNotes("is not a number that answers another question", [
    [
      "D: We're starting him on amoxicillin. / P: How much has he grown? / D: 5 centimeters since last time.",
      /start amoxicillin\./,
    ],
    [
      "D: We'll start amlodipine. / P: How much sleep should I get? / D: Eight hours, every night.",
      /start amlodipine\./,
    ],
  ]);
});

describe("how long to use a medicine", () => {
  expectNotes("is advised with one preposition", [
    [
      "D: So we'll use the hydrocortisone. / P: How long do I use it for? / D: A week. Twice a day.",
      /hydrocortisone twice daily/,
      /for for/,
    ],
  ]);
});
