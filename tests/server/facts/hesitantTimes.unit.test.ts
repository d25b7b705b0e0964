import { describe } from "vitest";
import { expectNotes } from "./harness";

describe("a hesitation before a time", () => {
  expectNotes("leaves the time with the complaint", [
    [
      "D: What's wrong? / P: I've been really low for the past, I don't know, six weeks maybe?",
      /mood for the past 6 w/i,
    ],
    ["D: What's wrong? / P: I've had this cough for, I don't know, maybe three weeks.", /^CHIEF COMPLAINT\s+Cough for/],
    ["D: What's wrong? / P: My knee has hurt since, gosh, last winter.", /Knee pain since last winter/i],
    ["D: What's wrong? / P: I've had headaches for, let me think, two months.", /Headaches? for 2 months/i],
    ["D: What's wrong? / P: I've had diarrhea for about, what, four days.", /Diarrhea for about 4 days/i],
    ["D: How long have you had it? / P: It's been, I want to say, ten days.", /10 days/],
  ]);
});
