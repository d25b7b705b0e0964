import { describe } from "vitest";
import { expectNotes } from "./harness";

describe("a blood test by its British name", () => {
  expectNotes("is ordered", [
    ["D: This is anaemia. We'll order a full blood count.", /full blood count/i, /HISTORY OF PRESENT[^]*blood count/],
    ["D: This is a nosebleed. We'll get a full blood count and clotting.", /PLAN[^]*full blood count and clotting/i],
    ["D: This is a nosebleed. Let's check a clotting screen.", /PLAN[^]*clotting screen/i],
    ["D: This is pancreatitis. I'll send an amylase and a lactate.", /PLAN[^]*amylase[^]*lactate/i],
    ["D: This is anaemia. We will repeat the FBC next week.", /PLAN[^]*FBC/],
    ["D: This is a leg clot. We'll check a coagulation screen.", /PLAN[^]*coagulation screen/i],
  ]);
  expectNotes("is not a result if none is given", [
    ["D: Any bleeding or clotting problems? / P: No.", /denies|no /i, /RESULTS/],
  ]);
});
