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

describe("an order with get", () => {
  expectNotes("is written by what it means", [
    ["D: We need to get the diabetes better controlled.", /improve control of the diabetes/, /obtain/],
    ["D: Let's get your blood pressure under control.", /bring the patient's blood pressure under control/, /obtain/],
    ["D: I'd like to get the sodium up.", /bring the sodium up/, /obtain/],
    ["D: We should get the weight down a bit.", /bring the weight down/, /obtain/],
    ["D: We'll get you seen by the hand surgeon this week.", /refer the patient to a hand surgeon this week/],
    [
      "D: We'll get an echo and get you set up with the sleep clinic.",
      /refer the patient to sleep clinic/,
      /give set up/,
    ],
    ["D: Let's get those stitches out today.", /remove those stitches today/, /obtain/],
    ["D: It's the flu. Get your flu shot at the pharmacy.", /advised the patient to get their flu shot/, /obtain/],
    ["D: Let's get a chest x-ray.", /obtain a chest x-ray/],
  ]);
});
