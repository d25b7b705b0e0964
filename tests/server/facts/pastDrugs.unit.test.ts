import { describe } from "vitest";
import { expectNotes } from "./harness";

describe("readFacts, of drugs that are no longer taken", () => {
  expectNotes("lists them as stopped or not at all", [
    [
      "D: You went home on prednisone 40. Are you still on it? / P: Finished it last Friday.",
      /Prednisone: stopped/,
      /Prednisone 40/,
    ],
    ["D: Are you still taking the naproxen? / P: I stopped last week.", /Naproxen: stopped/],
    ["D: Still on the citalopram? / P: No, I came off that last year.", /Citalopram: stopped/],
    ["D: You're on tramadol? / P: I weaned myself off it in March.", /Tramadol: stopped/],
    [
      "D: Do you take anything for that? / P: I was on valproate for two years.",
      /on valproate for 2 years/,
      /MEDICATIONS/,
    ],
    ["D: Any depression? / P: Years ago. / D: Were you on anything? / P: Fluoxetine for a year.", /^/, /Fluoxetine\./],
    [
      "D: You're on amlodipine five? / P: Yes, but my ankles swell. / D: We'll come off that and try indapamide 2.5 instead.",
      /stop amlodipine/,
      /continue/i,
    ],
  ]);
  expectNotes("lists those that are taken", [
    ["D: Are you still taking the naproxen? / P: Yes.", /Naproxen/, /stopped/],
    ["D: Still on the citalopram? / P: Yes, I stopped smoking too.", /Citalopram/, /Citalopram: stopped/],
    ["D: Any medicines? / P: I've been on lisinopril for two years.", /Lisinopril/, /stopped/],
  ]);
});

describe("readFacts, of corrections with a reason", () => {
  expectNotes("keeps the last value", [
    ["D: How long? / P: Ten days. Actually no, my birthday was the ninth, so it's two weeks.", /2 weeks/, /10 days/],
    ["D: Your cholesterol is 8. Sorry, I'm reading the wrong line, it's 5.1.", /5\.1/, /\b8\b/],
    ["D: Your MRI shows a disc bulge. Oh no, that's your husband's. / P: Good.", /^/, /bulge/],
    ["D: Glaucoma in the family? / P: My wife's side.", /^/, /Family history of glaucoma/],
    [
      "D: Any thoughts of self-harm? / P: No. / D: Of harming the baby? / P: No, never.",
      /homicidal ideation/,
      /Reports/,
    ],
    ["D: I'm allergic to the sun myself. / P: I have a cough.", /[Cc]ough/, /allergic/],
  ]);
});
