import { describe } from "vitest";
import { expectNotes } from "./harness";

describe("the disease that an answer names", () => {
  expectNotes("is past history if the question asks for any of its kind", [
    ["D: Ever had an STI? / P: Chlamydia, in college.", /PAST HISTORY\s+History of chlamydia/],
    ["D: Have you ever had a kidney infection? / P: Yeah, pyelonephritis in 2015.", /History of pyelonephritis/],
    ["D: Ever had any skin problems? / P: Eczema as a kid.", /History of eczema/],
    ["D: Have you ever had a lung infection? / P: I had pneumonia in 2018.", /History of pneumonia/],
    ["D: Ever had a sexually transmitted infection? / P: Just gonorrhea once.", /History of gonorrhea/],
    ["D: Ever had an STI? / P: My sister had chlamydia.", /./, /PAST HISTORY\s+History of chlamydia/],
  ]);
});
