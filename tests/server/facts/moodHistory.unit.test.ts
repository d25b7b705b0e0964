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

  expectNotes("an answer that a function is gone is none", [
    ["D: How's your energy? / P: Zero.", /Energy: none/, /\b0\b/],
    ["D: How about energy, motivation, that kind of thing? / P: Zero.", /Energy and motivation: none/],
    ["D: How's your concentration? / P: Nonexistent.", /Concentration: none/],
    ["D: And your motivation? / P: Nil.", /Motivation: none/],
  ]);

  expectNotes("the look of a patient is an examination", [
    ["D: You look tired, a bit tearful.", /PHYSICAL EXAM[^]*Appears tired, a bit tearful/, /HISTORY/],
    ["D: You look exhausted today.", /PHYSICAL EXAM[^]*Appears exhausted/],
  ]);

  expectNotes("whom to call in a crisis is kept with its condition", [
    [
      "D: If those thoughts get worse or you start thinking of a plan, you call that or come straight to the ER.",
      /If those thoughts get worse or the patient starts thinking of a plan, call that number or come/,
    ],
    ["D: If it gets darker, call the crisis line.", /If it gets darker, call the crisis line/],
    ["D: If your chest gets tight, call the nurse line.", /chest gets tight, call the nurse line/],
    ["D: If the fever comes back, ring that number.", /If the fever comes back, ring that number/],
    ["D: I want you to have the crisis line number, nine eight eight.", /provide the crisis line number \(988\)/],
    ["D: I'd like you to keep the leaflet about panic attacks.", /provide the leaflet about panic attacks/],
  ]);
});
