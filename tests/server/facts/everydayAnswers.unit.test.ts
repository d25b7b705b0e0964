import { describe } from "vitest";
import { expectNotes } from "./harness";

describe("an answer about everyday life that no rule reads", () => {
  expectNotes("is kept after what was asked", [
    ["D: Can you manage the stairs? / P: On my bottom, one at a time.", /Stairs: .*one at a time/],
    ["D: What kind of work do you do? / P: I drive a forklift, nights mostly.", /Work: .*forklift, nights mostly/],
    ["D: Are they letting you work? / P: Half days, and at a desk.", /Work: half days, and at a desk/],
    [
      "D: Who would speak for you if you couldn't? / P: Probably my neighbor Rita, but there's nothing on paper.",
      /Substitute decision maker: .*neighbor.*nothing on paper/,
    ],
    [
      "D: Any trouble with your waterworks? / P: Well, put it this way, I know where every public toilet in town is.",
      /Waterworks: .*toilet/,
    ],
    ["D: Do you see any blood when you wipe? / P: Only when I've been straining.", /Blood when wiping: .*straining/],
    [
      "D: Are you taking your thyroid pill on an empty stomach? / P: With my coffee, usually.",
      /Thyroid pill: .*coffee/,
    ],
    ["D: What do you do for exercise? / P: Chase my grandkids around.", /Exercise: .*grandkids/],
    ["D: How much do you drink? / P: More than I should. A bottle of wine most nights.", /Alcohol: .*bottle of wine/],
    ["D: Do you always remember to take them? / P: My wife puts them in the box for me.", /Adherence: .*box/],
  ]);
  expectNotes("names the test or the vaccine that it leaves unnamed", [
    ["D: Did you go for your mammogram? / P: I made the appointment and chickened out.", /Mammogram: the patient made/],
    ["D: Had your COVID boosters? / P: I had the first two back in '21 and that's it.", /COVID boosters: .*first 2/],
    ["D: Have you had your eye exam this year? / P: I cancelled it, I had the grandkids.", /Eye exam: .*cancelled it/],
    ["D: Have you had a colonoscopy? / P: They did one when I turned fifty, all clear.", /Colonoscopy: they did one/],
  ]);
  expectNotes("has no label that would repeat its words, or that no one asked for", [
    ["D: Can you manage the stairs? / P: I can't do stairs at all. My knee hurts.", /stairs/i, /Stairs: .*stairs/i],
    ["D: Did you do the stool test? / P: It's sitting on the kitchen counter.", /kitchen counter/, /The stool is/],
    ["D: Do you see what I mean? / P: Only a bit. My knee hurts.", /knee/, /What I mean|Mean:/i],
    ["D: Do you have any problems with that? / P: Not a bit. My knee hurts.", /knee/, /That:/],
  ]);
});
