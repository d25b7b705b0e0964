import { describe } from "vitest";
import { expectNotes } from "./harness";

describe("a drug that is taken without a break", () => {
  expectNotes("is not stopped", [
    ["D: Are you still on ramipril? / P: I never stopped it.", /Ramipril\./, /: stopped|not taking/i],
    ["D: What do you take? / P: I haven't stopped my Eliquis.", /Eliquis\./, /Eliquis: stopped|not taking/i],
    ["D: What medications are you on? / P: I didn't quit the metoprolol.", /Metoprolol\./, /: stopped|not taking/i],
    ["D: What do you take? / P: I've never come off my sertraline.", /Sertraline\./, /: stopped|not taking/i],
    ["D: What do you take? / P: Levothyroxine, I have not run out.", /Levothyroxine\./, /: stopped|not taking/i],
  ]);
  expectNotes("is taken", [
    ["D: What do you take? / P: I take warfarin every night without fail.", /Warfarin nightly\./, /not taking/i],
    ["D: What do you take? / P: Metoprolol without any trouble.", /Metoprolol\./, /not taking/i],
    ["D: What do you take? / P: I take atorvastatin without any side effects.", /Atorvastatin\./, /not taking/i],
    ["D: What do you take? / P: Omeprazole every day without missing.", /Omeprazole daily\./, /not taking/i],
  ]);
});

describe("a drug that is not taken", () => {
  expectNotes("is said to be stopped or not taken", [
    ["D: What do you take? / P: I stopped my Eliquis.", /Eliquis: stopped/i],
    ["D: What do you take? / P: I've been without my warfarin for a week.", /not taking warfarin/i],
    ["D: Are you still on ramipril? / P: I stopped it.", /Ramipril: stopped/i],
  ]);
});

describe("a drug excepted from a denial", () => {
  expectNotes("is taken", [
    ["D: Any medicines? / P: I'm not on any medicines except melatonin.", /MEDICATIONS\s+Melatonin/, /Not taking/],
    ["D: Any medicines? / P: I don't take anything other than a multivitamin.", /Multivitamin/, /Not taking/],
    ["D: Any medicines? / P: I'm not taking anything, just Tylenol now and then.", /Tylenol/, /Not taking/],
    ["D: Anything else? / P: I do not use anything but my albuterol.", /Albuterol/, /Not taking/],
    ["D: Anything else? / P: She is not on anything apart from Zyrtec.", /Zyrtec/, /Not taking/],
  ]);
});

describe("a drug that the patient cannot stop", () => {
  expectNotes("is taken", [
    ["D: Any medicines? / P: I can't stop taking oxycodone.", /Oxycodone/, /stopped/],
    ["D: Any medicines? / P: I stopped taking oxycodone.", /Oxycodone: stopped/],
  ]);
});
