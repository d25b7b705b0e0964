import { describe } from "vitest";
import { expectNotes } from "./harness";

describe("a disease that the patient fears", () => {
  expectNotes("is noted as a concern", [
    [
      "D: What brings you in? / P: I have chest tightness. I think I'm having a heart attack.",
      /concerned about a heart attack/i,
      /reports heart attack|has a heart attack/i,
    ],
    [
      "D: What brings you in? / P: My leg is swollen. I'm worried it might be a blood clot.",
      /concerned about a blood clot/i,
      /reports[^.]*clot/i,
    ],
    [
      "D: What brings you in? / P: I've had a cough for days. I thought it was pneumonia.",
      /concerned about pneumonia/i,
      /reports pneumonia|History of pneumonia/i,
    ],
    [
      "D: What brings you in? / P: I have a headache. I feel like I'm getting a migraine.",
      /concerned about a migraine|headache/i,
      /History of migraine/i,
    ],
    [
      "D: What brings you in? / P: My joints ache. I believe it is lupus.",
      /concerned about lupus/i,
      /History of lupus/i,
    ],
  ]);
});

describe("a disease that the patient only fears", () => {
  expectNotes("is not past history", [
    [
      "D: What brings you in? / P: I can't smell anything. I just heard that this happens with COVID and. I'm worried that I have COVID.",
      /loss of smell/i,
      /history of covid/i,
    ],
  ]);
});

describe("a disease that was ruled out", () => {
  expectNotes("is not read as history", [
    [
      "D: Any conditions? / P: A large prostate. It's not cancer or anything, it's just large.",
      /./,
      /^(?!Conditions: “).*not cancer|Denies cancer|History of cancer/,
    ],
    [
      "D: Any conditions? / P: I had a lump. They said it was not melanoma.",
      /./,
      /History of melanoma|Denies melanoma/,
    ],
  ]);
});

describe("a disease that another person suspects in the patient", () => {
  expectNotes("is neither a condition nor family history", [
    [
      "D: What's up? / P: My husband made me come. He thinks I'm having a stroke.",
      /thinks the patient is having a stroke/,
      /History of stroke|COMPLAINT\n\nStroke/,
    ],
    ["D: What's up? / P: My mum reckons I've got shingles.", /./, /Mother: shingles|History of shingles/],
    ["D: What's up? / P: My mum says I've got shingles.", /./, /Mother: shingles|History of shingles/],
    ["D: What's up? / P: My daughter's scared I've got dementia.", /./, /FAMILY HISTORY|History of dementia/],
    [
      "D: What's up? / P: I was convinced I was having a heart attack. My chest was so tight.",
      /concerned about a heart attack/,
      /was having a heart attack|History of heart attack/,
    ],
  ]);

  expectNotes("is one if a clinician or the patient states it", [
    ["D: What's up? / P: My doctor says I have emphysema.", /History of emphysema/],
    ["D: Any conditions? / P: My mum says I had measles as a kid.", /History of measles/],
    ["D: Any family history? / P: My brother thinks he has diabetes.", /Brother: diabetes/],
  ]);

  expectNotes("leaves the disease of the relative that explains the worry", [
    ["D: What's up? / P: My dad had bowel cancer, so I'm worried it's that.", /Father: bowel cancer/],
    ["D: What's up? / P: My sister has lupus and she thinks I have it too.", /Sister: lupus/],
  ]);
});

describe("a disease that was only a scare", () => {
  expectNotes("is not in the past history", [
    [
      "D: Any medical problems? / P: I had a cancer scare two years ago, but it was a cyst.",
      /cyst/,
      /History of cancer/,
    ],
    ["D: Any history of heart trouble? / P: A heart attack scare in 2019.", /scare in 2019/, /History of heart attack/],
    [
      "D: You still take the blood thinner? / P: They took me off it after the stroke scare turned out to be a migraine.",
      /migraine/,
      /History of stroke/,
    ],
    ["D: Any medical problems? / P: I had a stroke in 2019.", /History of (?:a )?stroke|stroke in 2019/i],
  ]);
});
