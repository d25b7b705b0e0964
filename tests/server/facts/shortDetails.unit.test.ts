import { describe } from "vitest";
import { expectNotes } from "./harness";

describe("a short answer about the medicine just named", () => {
  expectNotes("adds the dose", [
    [
      "D: What medications are you on? / P: Lisinopril. / D: How many milligrams? / P: Twenty.",
      /Lisinopril 20 mg/,
      /Mg:/,
    ],
    ["D: Are you taking metformin? / P: Yes. / D: What dose? / P: 500.", /Metformin 500/],
    ["D: Do you take anything else? / P: Vitamin D. / D: How much? / P: 2000 units.", /Vitamin D 2000 units/, /Amount/],
    ["D: Are you on levothyroxine? / P: Yes. / D: What strength is it? / P: I think it's 75 micrograms.", /75 mcg/],
    ["D: Do you take aspirin? / P: Yes, every day. / D: What dose? / P: 81.", /Aspirin 81/],
  ]);

  expectNotes("adds how often or when it is taken", [
    [
      "D: Are you taking metformin? / P: Yes. / D: What dose? / P: 500. / D: Once or twice a day? / P: Twice.",
      /Metformin 500 twice daily/,
    ],
    ["D: Do you take atorvastatin? / P: Yes. / D: Morning or night? / P: Night.", /Atorvastatin nightly/],
    ["D: Are you on sertraline? / P: Yes. / D: When do you take it? / P: In the morning.", /Sertraline in the morning/],
    [
      "D: Are you on gabapentin? / P: Yes. / D: How many times a day? / P: Three times.",
      /Gabapentin 3 times (?:a day|daily)/,
    ],
  ]);

  expectNotes("adds nothing if several medicines were named", [
    [
      "D: What do you take? / P: Lisinopril and metformin. / D: How many milligrams? / P: Twenty.",
      /Metformin/,
      /20 mg/,
    ],
  ]);
});

describe("the side of a part that was named in passing", () => {
  expectNotes("belongs to that part and not to the complaint", [
    [
      "P: I have chest pain. / D: Does it go anywhere? / P: Down my arm. / D: Which arm? / P: The left.",
      /radiation down the left arm/,
      /Chest pain is on the left/,
    ],
    ["P: I have back pain. It shoots down my leg. / D: Which leg? / P: Both.", /down both legs/],
    ["P: My arm hurts. / D: Which arm? / P: The left.", /Arm pain is on the left side|left arm/],
  ]);
});

describe("two ratings with their moments", () => {
  expectNotes("are kept apart also without “and”", [
    [
      "D: How bad is the pain? / P: Six at rest, nine if I try to reach up.",
      /6\/10 at rest, 9\/10 when trying to reach up/,
    ],
    ["D: How bad is the pain? / P: Six at rest, nine when I move.", /6\/10 at rest, 9\/10 when moving/],
  ]);
});
