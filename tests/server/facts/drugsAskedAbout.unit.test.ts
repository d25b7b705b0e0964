import { describe } from "vitest";
import { expectNotes } from "./harness";

describe("a drug that a question names", () => {
  expectNotes("is taken as the answer says", [
    ["D: And the metformin? / P: 500 twice a day with food.", /MEDICATIONS\n\nMetformin 500 twice daily with food\./],
    [
      "D: And the Flovent? / P: Two puffs twice a day, but I miss a lot of evenings.",
      /Flovent 2 puffs twice a day, but [^.]*evenings[^]*MEDICATIONS\n\nFlovent 2 puffs twice daily\./,
    ],
    ["D: How often do you take the ibuprofen? / P: Every six hours.", /MEDICATIONS\n\nIbuprofen every 6 hours\./],
  ]);
  expectNotes("is not given the length or the time of something else", [
    ["D: And the metformin? / P: Once I stopped it I felt better.", /^/, /takes metformin once/],
    ["D: And the metformin? / P: Two of my friends stopped it.", /^/, /takes metformin/],
    ["D: And the metformin? / P: Two years now.", /^/, /Metformin 2/],
    ["D: And the metformin? / P: I stopped that.", /^/, /twice/],
  ]);
});

describe("two frequencies of one drug", () => {
  expectNotes("are not joined to one that was not said", [
    [
      "P: I use the albuterol maybe three times a week, and at night once or twice a month.",
      /MEDICATIONS\n\nAlbuterol 3 times a week\./,
      /nightly/,
    ],
    ["P: I take ibuprofen every six hours during the day and once at night.", /Ibuprofen every 6 hours/, /nightly/],
    ["P: I take metformin twice a day with meals.", /Metformin twice daily with meals/],
  ]);
});
