import { describe } from "vitest";
import { expectNotes } from "./harness";

describe("a plan and the return in one sentence", () => {
  expectNotes("are both in the note", [
    [
      "D: I'll put in four stitches and you come back in ten days to take them out.",
      /We will put in 4 stitches\.[^]*Return in 10 days for removal\./,
    ],
    [
      "D: We'll close it with three sutures, and they come out in seven days.",
      /We will close it with 3 sutures, and they come out in 7 days\./,
    ],
  ]);
  expectNotes("that depend on a condition are not separated", [
    ["D: If it gets worse, call us and you come back in two days.", /^/, /^Return in 2 days/m],
  ]);
});

describe("a return visit", () => {
  expectNotes("is read from “you both” and “review”", [
    ["D: I'll see you both back in four weeks.", /Follow up in 4 weeks/],
    ["D: I'll review her on Monday.", /Follow up on Monday/],
    ["D: We'll review you in a week.", /Follow up in a week/],
    ["D: I want to see you both again next month.", /Follow up next month/],
  ]);
});

describe("a greeting", () => {
  expectNotes("is not read as a follow-up", [
    ["D: Hello Mrs. Okafor, come in. How have you been? / P: I have a cough.", /Cough/, /Okafor/],
    ["D: Come back in if it gets worse, Mrs. Okafor. / P: OK.", /[Cc]ome back|[Rr]eturn/],
  ]);
});

describe("fluid drawn off and return visits", () => {
  expectNotes("are written in the plan", [
    ["D: I think this is gout. We'll draw some fluid off the knee.", /aspirate fluid from the knee/i, /check fluid/i],
    ["D: I think this is depression. I'll start sertraline. Back in two weeks.", /return in 2 weeks/i],
    ["D: It's gout. I'll start colchicine. Back in a month with labs.", /return in (?:a|1) month/i],
  ]);
});
