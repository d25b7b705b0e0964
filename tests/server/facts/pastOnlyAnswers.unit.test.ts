import { describe } from "vitest";
import { expectNotes } from "./harness";

describe("an answer about the past only", () => {
  expectNotes("is a former habit", [
    [
      "D: Are you a smoker? / P: I was. Twenty a day until I was fifty.",
      /Former smoker[\s\S]*20 a day until/,
      /Smokes/,
    ],
    ["D: Do you drink? / P: I did. Not any more.", /Former alcohol use/, /Drinks alcohol/],
    ["D: Do you vape? / P: I was, but not now.", /Former vaping/],
    ["D: Does he smoke? / P: He did.", /Former smoker/],
  ]);

  expectNotes("is not a present symptom or medicine", [
    ["D: Are you taking aspirin? / P: I was.", /previously took aspirin/, /MEDICATIONS/],
    [
      "D: Are you on warfarin? / P: I was, they stopped it in May.",
      /stopped warfarin in May/,
      /MEDICATIONS\s+Warfarin/,
    ],
    ["D: Are you taking the aspirin? / P: I was, but I ran out.", /spirin/, /Takes aspirin/],
    ["D: Do you get headaches? / P: I did. Not any more.", /headache/, /Reports headache/],
    ["D: Are you sexually active? / P: I was.", /COMPLAINT/, /Sexually active/],
  ]);

  expectNotes("about an event is read as usual", [
    ["D: Did you hit your head? / P: I did.", /head/],
    ["D: Were you wearing a helmet? / P: I was.", /helmet/],
  ]);
});
