import { describe } from "vitest";
import { expectNotes } from "./harness";

describe("a symptom that is gone or better", () => {
  expectNotes("is not reported as present", [
    ["P: My cough has pretty much gone.", /cough has almost gone/, /Reports cough|reports cough/],
    ["P: The swelling in my ankles is way down.", /swelling in the ankles is way down/, /[Rr]eports leg swelling/],
    ["P: The rash on my arms went away.", /^/, /[Rr]eports rash/],
  ]);
  expectNotes("is present if it only moved", [
    ["P: The pain is down my left leg.", /[Rr]eports left leg pain/],
    ["P: The pain went down my leg when I bent over.", /[Rr]eports leg pain/],
    ["P: The pain has settled in my hip.", /[Rr]eports hip pain/],
    ["P: The numbness has gone to my foot.", /numbness/, /[Dd]enies numbness/],
  ]);
  expectNotes("is present if it is only rarer", [["P: My cough is down to once a day.", /cough/i]]);
});

describe("how often something is denied", () => {
  expectNotes("is not how often it happens", [
    ["D: Any dizziness? / P: A little in the mornings, not every day.", /reports dizziness/, /dizziness every day/],
  ]);
});

describe("findings beside a vital sign", () => {
  expectNotes("are all written under their organ", [
    [
      "D: She has a hoarse cry, no stridor at rest, no retractions, lungs clear, oxygen 98 percent.",
      /Hoarse cry, no stridor at rest\./,
    ],
    ["D: Lungs are clear, just a trace of edema at the ankles.", /• Respiratory: Lungs are clear\./],
  ]);
});

describe("a comparison", () => {
  expectNotes("is written without the words around it", [
    ["P: She woke up with this barky cough, like a seal.", /cough resembling a seal/],
    ["P: She has a cough that sounds like a bark.", /barking cough/],
  ]);
});
