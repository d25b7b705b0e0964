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

describe("the length of an episode", () => {
  expectNotes("is not the length of the illness", [
    [
      "P: I have chest pain. / D: When did it start? / P: Four days ago. / D: Is it constant? / P: It lasts for a few seconds.",
      /CHIEF COMPLAINT\s+Chest pain for 4 days/i,
    ],
    [
      "P: I get palpitations. / D: How long do they last? / P: Ten minutes. / D: When did they start? / P: Two weeks ago.",
      /CHIEF COMPLAINT\s+Palpitations for 2 weeks/i,
    ],
  ]);
});

describe("a relative mentioned again by a pronoun", () => {
  expectNotes("keeps the disease that the pronoun’s sentence names", [
    [
      "P: I wheeze. / D: Any family history of asthma? / P: My sister has asthma. She also has eczema and my father has hay fever.",
      /Sister: eczema/i,
      /Father: eczema/i,
    ],
    [
      "P: I'm tired. / D: Anything in the family? / P: My uncle has diabetes. He had a stroke, and my aunt has gout.",
      /Uncle: stroke/i,
      /Aunt: stroke/i,
    ],
  ]);
});

describe("a value of another day", () => {
  expectNotes("is history", [
    [
      "P: I passed out on Sunday. / D: In the emergency room your blood pressure was 210/100. Have you taken your pills? / P: No.",
      /blood pressure was 210\/100/i,
      /EXAM[^]*210\/100/,
    ],
    ["P: My knee hurts. / D: Let me do the exam. Your blood pressure is 130/80.", /130\/80/],
  ]);
});

describe("a no to pain with something", () => {
  expectNotes("denies only that pain", [
    [
      "P: My shoulder hurts. / D: Any urinary problems, like pain when you go? / P: No.",
      /shoulder pain/i,
      /denies[^.]*\bpain\b/i,
    ],
    ["P: My ankle hurts. / D: Any chest pain? / P: No.", /denies chest pain/i],
  ]);
});
