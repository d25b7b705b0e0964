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

describe("a limb with its side in a later answer", () => {
  expectNotes("has the side in its name", [
    [
      "D: You hurt your ankle? / P: Yeah, last night. / D: Which ankle? / P: The right. / D: Where does it hurt? / P: On the outside here.",
      /COMPLAINT\s+Right ankle pain[\s\S]*located on the outside/,
    ],
    ["P: My shoulder hurts. / D: Which side? / P: Both.", /Shoulder pain/, /Left|Right/],
  ]);
});

describe("a question about the side", () => {
  expectNotes("is about a symptom of a paired organ", [
    [
      "D: Last time you had a cough. / P: It is gone. Now my ear hurts. / D: Which one? / P: The left.",
      /ear pain[^.]*left|left ear/i,
      /cough is on/i,
    ],
    [
      "D: You mentioned the fever. / P: Yes, and my knee is swollen. / D: Which one? / P: The right one.",
      /right/i,
      /fever is on/i,
    ],
  ]);
});
