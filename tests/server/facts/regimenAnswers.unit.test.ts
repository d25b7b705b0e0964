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

describe("a side effect in everyday words", () => {
  expectNotes("is an intolerance", [
    [
      "D: Any allergies? / P: Erythromycin gives me a bad tummy.",
      /Intolerance to erythromycin \(upset stomach\)/,
      /Allergic to/,
    ],
    [
      "D: Did the metformin suit you? / P: The metformin gave me the runs so I quit it.",
      /Intolerance to metformin \(diarrhea\)/,
      /Allergic to/,
    ],
    ["D: Any allergies? / P: Augmentin gave me the trots.", /Intolerance to Augmentin \(diarrhea\)/, /Allergic to/],
    ["D: Any drug allergies? / P: Naproxen upsets my stomach.", /Intolerance to naproxen/, /Allergic to/],
    [
      "D: Anything you react to? / P: Amitriptyline left me groggy all day.",
      /Intolerance to amitriptyline/,
      /Allergic to/,
    ],
    [
      "D: Any allergies? / P: Doxycycline gave me heartburn.",
      /Intolerance to doxycycline \(heartburn\)/,
      /Allergic to/,
    ],
    [
      "D: Have you tried anything before? / P: They put me on citalopram and citalopram made me feel like a zombie.",
      /Intolerance to citalopram/,
      /Allergic to/,
    ],
  ]);
  expectNotes("does not turn a rash into an intolerance", [
    ["D: Any allergies? / P: Amoxicillin gave me hives and a bad tummy.", /Allergic to amoxicillin/, /Intolerance/],
    ["D: Any allergies? / P: Sulfa, my face swelled up.", /Allergic to sulfa/, /Intolerance/],
    ["D: Any allergies? / P: No. I had the runs last week.", /No known allergies/, /Intolerance/],
  ]);
});
