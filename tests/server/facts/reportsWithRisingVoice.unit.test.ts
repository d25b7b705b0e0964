import { describe } from "vitest";
import { expectNotes } from "./harness";

describe("a report with a rising voice", () => {
  expectNotes("is not read as a question", [
    [
      "D: How can I help today? / P: So my periods have been really heavy for the last six months? And I'm just exhausted.",
      /presents with heavy periods for the last 6 months/,
    ],
    ["D: How can I help? / P: So I've had this cough for about two weeks?", /presents with a cough for about 2 weeks/],
    ["D: How can I help? / P: I've been getting these headaches every morning?", /presents with a headache/],
    ["D: How can I help? / P: I've been feeling really tired since March?", /fatigue since March/],
    ["D: How can I help? / P: I got this rash like three days ago?", /rash/i],
    ["D: How can I help? / P: My knee has been really sore for a month?", /knee pain/i],
  ]);
  expectNotes("is read as a question if the patient asks", [
    [
      "D: It's a heart attack. / P: I had a heart attack?",
      /./,
      /patient (?:reports|presents with) (?:a )?heart attack/,
    ],
    ["D: Your scan is back. / P: Have I had a stroke?", /./, /reports (?:a )?stroke/],
    ["D: Here are the tablets. / P: I have to take them for three weeks?", /./, /takes? them/],
  ]);
});
