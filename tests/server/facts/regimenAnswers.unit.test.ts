import { describe } from "vitest";
import { expectNotes } from "./harness";

describe("a dose or frequency that answers a question about a drug", () => {
  expectNotes("is the regimen of the drug", [
    [
      "D: You're still on the metformin, a thousand twice a day? / P: Just the once, actually.",
      /Metformin 1000 once daily/,
    ],
    ["D: And the glargine, you're on twenty-two units at night? / P: Twenty-four.", /Glargine 24 units nightly/, /22/],
    ["D: Metoprolol succinate? / P: Fifty once a day.", /Metoprolol succinate 50 daily/],
    ["D: Levothyroxine, that's 88 micrograms? / P: No, a hundred now.", /Levothyroxine 100 mcg/, /88/],
    ["D: And the sertraline, a hundred? / P: Fifty, in the morning.", /Sertraline 50 in the morning/, /100/],
    ["D: How about the Novolog, eight units with meals? / P: Ten now.", /NovoLog 10 units with meals/, /\b8\b/],
    ["D: Are you taking the Lasix twice a day? / P: Once.", /Lasix once daily/, /twice/],
    ["D: And you're using the Flovent two puffs once a day? / P: Twice.", /Flovent 2 puffs twice daily/],
    ["D: Okay. Eliquis? / P: Two and a half twice a day.", /Eliquis 2\.5 twice daily/],
    ["D: And the warfarin? / P: Seven and a half every evening.", /Warfarin 7\.5 every evening/],
    [
      "D: Furosemide? / P: Forty in the morning, and twenty at two o'clock.",
      /Furosemide 40 in the morning,? and 20 at 2 o'clock/,
    ],
    [
      "D: Gabapentin? / P: Three hundred in the morning and six hundred at bedtime.",
      /Gabapentin 300 in the morning and 600 at bedtime/,
    ],
  ]);

  expectNotes("is not read as a regimen if it counts something else", [
    ["D: Lisinopril? / P: Twice I ended up in the hospital with that.", /./, /Lisinopril twice daily/i],
    ["D: Are you taking the ibuprofen? / P: Two of my friends told me to stop.", /./, /Ibuprofen 2/i],
    ["D: Are you allergic to penicillin? / P: Once, as a kid, I had hives.", /./, /penicillin once daily/i],
    ["D: Have you ever tried sumatriptan? / P: Once.", /./, /Sumatriptan once daily/i],
    ["D: What brings you in? / P: I have had a cough for two and a half weeks.", /2 and a half weeks|2\.5 weeks/],
  ]);
});

describe("the dose in the sentence after a drug", () => {
  expectNotes("belongs to the drug", [
    ["D: What do you take? / P: I take Eliquis for my heart. Five milligrams twice a day.", /Eliquis 5 mg twice daily/],
    ["D: Any medicines? / P: Metformin. 500 mg with meals.", /Metformin 500 mg/],
    ["D: Any medicines? / P: Just levothyroxine. It's 75 micrograms.", /Levothyroxine 75 mcg/],
    ["D: Which inhaler? / P: I use albuterol. Two puffs every four hours.", /albuterol 2 puffs/i],
    ["D: What do you take? / P: Sertraline. About 50 mg a day.", /Sertraline 50 mg/],
    ["D: What do you take? / P: Lisinopril. The 10 mg.", /Lisinopril 10 mg/],
  ]);
  expectNotes("is not joined to several drugs or another dose", [
    ["D: What do you take? / P: Metformin and lisinopril. 10 mg.", /Metformin/, /Metformin 10/],
    ["D: What do you take? / P: Metformin 500 mg. 10 mg of lisinopril.", /Metformin 500 mg/, /Metformin 500 mg, 10/],
  ]);
});
