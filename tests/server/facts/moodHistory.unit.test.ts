import { describe } from "vitest";
import { expectNotes } from "./harness";

describe("a history of mood", () => {
  expectNotes("a no to thoughts of harming others denies them, not pain", [
    ["D: Any thoughts of hurting anybody else? / P: No.", /denies homicidal ideation/, /denies pain/i],
    ["D: Do you ever feel like hurting people? / P: No.", /denies homicidal ideation/, /denies pain/i],
    ["D: Any thoughts of harming anybody? / P: No, never.", /denies homicidal ideation/, /denies pain/i],
  ]);

  expectNotes("a no to times of high mood denies manic symptoms", [
    [
      "D: Ever had periods where you felt the opposite, like really high energy, not needing sleep? / P: No.",
      /denies manic symptoms/,
      /Asked/,
    ],
    ["D: Any times when you felt on top of the world? / P: No, not really.", /denies manic symptoms/],
    ["D: Have you had days when you barely needed sleep? / P: No.", /denies manic symptoms/],
    ["D: Any manic episodes in the past? / P: No.", /denies previous manic symptoms/],
    ["D: Have you ever had a time where you had tons of energy for days? / P: Nope.", /denies manic symptoms/],
    ["D: Were there ever phases when you had racing thoughts? / P: No.", /denies manic symptoms/],
  ]);

  expectNotes("an answer of “zero” or “nil” is written as none", [
    ["D: How's your energy? / P: Zero.", /Energy: none/, /\b0\b/],
    ["D: How about energy, motivation, that kind of thing? / P: Zero.", /Energy and motivation: none/],
    ["D: How's your concentration? / P: Nonexistent.", /Concentration: none/],
    ["D: And your motivation? / P: Nil.", /Motivation: none/],
  ]);
});

describe("a mood that is said to be down", () => {
  expectNotes("is not a diagnosis of depression", [
    [
      "D: How are you? / P: I've been feeling really down since the funeral, and I have a cough.",
      /low mood|feeling really down/i,
      /depress/i,
    ],
    ["D: Any problems with your mood? / P: I've felt quite low since I lost my job.", /low/i, /depress/i],
    ["D: Tell me. / P: I have been feeling depressed for two months.", /depress/i],
  ]);
});
