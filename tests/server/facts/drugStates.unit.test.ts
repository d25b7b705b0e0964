import { describe, expect, test } from "vitest";
import { expectNotes, factsOf } from "./harness";

describe("the state of each drug", () => {
  expectNotes("is that of its own clause", [
    [
      "D: What medicines do you take? / P: I stopped warfarin in June and I'm now on apixaban five milligrams twice a day.",
      /Apixaban 5 mg twice daily\.[^]*Warfarin[^\n]*stopped|Warfarin[^\n]*stopped[^]*Apixaban 5 mg twice daily\./i,
      /Apixaban[^\n]*stopped/i,
    ],
    [
      "D: What medications do you take? / P: Tamsulosin yes, the warfarin they stopped in June and put me on Xarelto.",
      /Warfarin[^\n]*stopped/i,
      /^(?:Tamsulosin|Xarelto)[^\n,]*: stopped/im,
    ],
    [
      "D: What medications are you on? / P: I came off sertraline in the spring and take mirtazapine at night.",
      /Sertraline[^\n]*stopped/i,
      /Mirtazapine[^\n]*stopped/i,
    ],
    [
      "D: Any medications? / P: I used to take warfarin but now I'm on dabigatran.",
      /Dabigatran\./i,
      /Dabigatran[^\n]*(?:stopped|past)/i,
    ],
    [
      "D: Any medications? / P: I don't take ibuprofen, I take celecoxib.",
      /Celecoxib\./i,
      /(?:not|no)[^\n]*celecoxib/i,
    ],
    [
      "D: What medications do you take? / P: I take candesartan, but I stopped the bendroflumethiazide because I was dizzy.",
      /Candesartan\./i,
      /^Candesartan[^\n]*stopped/im,
    ],
    [
      "D: What medications do you take? / P: I switched from simvastatin to rosuvastatin in May.",
      /Simvastatin: stopped/i,
      /^Rosuvastatin[^\n]*stopped/im,
    ],
    ["D: What medications do you take? / P: I take apixaban instead of warfarin.", /Apixaban\./i, /^Warfarin/m],
    [
      "D: I have here that you stopped glipizide and you are on Jardiance now. / P: Yes.",
      /./,
      /Jardiance[^\n]*stopped/i,
    ],
  ]);
  expectNotes("is shared by the drugs of one clause", [
    [
      "D: What medications do you take? / P: I stopped the metformin and the glipizide last month.",
      /Metformin[^\n]*stopped[^]*Glipizide[^\n]*stopped/i,
    ],
    [
      "D: What medications do you take? / P: I took metformin and glipizide, but I stopped them last month.",
      /Metformin and glipizide: stopped|Metformin[^\n]*stopped[^]*Glipizide[^\n]*stopped/i,
    ],
    [
      "D: What medications do you take? / P: I was on warfarin, but they stopped it, and now I take apixaban.",
      /Warfarin[^\n]*stopped/i,
      /Apixaban[^\n]*stopped/i,
    ],
  ]);
});

test.each([
  ["I take metformin 500 mg twice a day and albuterol as needed.", ["taking", "asNeeded"]],
  ["I use albuterol as needed and take lisinopril 10 mg once a day.", ["asNeeded", "taking"]],
  ["I take ibuprofen 400 mg every six hours as needed.", ["asNeeded"]],
  ["I take ibuprofen and Tylenol as needed.", ["asNeeded", "asNeeded"]],
])("“as needed” is said of the drugs that have no other frequency: %s", (said, states) => {
  const drugs = factsOf(`P: ${said}`).filter(({ kind }) => kind === "medication");
  expect(drugs.map(({ slots }) => slots.state?.text)).toEqual(states);
});
