import { describe } from "vitest";
import { expectNotes } from "./harness";

describe("a diagnosis stated alone", () => {
  expectNotes("is assessed and not part of the history", [
    ["D: You have a rotator cuff tear. / P: Oh.", /ASSESSMENT AND PLAN\s+Rotator cuff tear\./, /HISTORY/],
    ["D: You've got a rotator cuff tear and some bursitis.", /ASSESSMENT AND PLAN\s+Rotator cuff tear and bursitis\./],
    ["D: You have gastritis. / P: Okay.", /ASSESSMENT AND PLAN\s+Gastritis\./],
    ["D: So you have pneumonia. / P: Oh no.", /ASSESSMENT AND PLAN\s+Pneumonia\./, /Denies/],
    ["D: You've got shingles, and you've also got a sinus infection.", /Shingles\.[\s\S]*Sinus infection\./],
    [
      "D: You have a kidney stone, plus you have a urinary tract infection.",
      /Kidney stone[\s\S]*[Uu]rinary tract infection/,
    ],
  ]);

  expectNotes("of a disease of long standing stays in the history", [
    ["D: You have diabetes and high blood pressure. / P: Yes.", /^(?![\s\S]*ASSESSMENT)/],
    ["D: You have cut down, that's good. / P: I have.", /^(?![\s\S]*Cut down\.)/],
  ]);
});
