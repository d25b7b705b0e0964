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

describe("an admission for several treatments", () => {
  expectNotes("is one line of the plan", [
    [
      "D: We'll admit you to the hospital now for a lumbar puncture and IV ceftriaxone.",
      /We will admit the patient to the hospital now for a lumbar puncture and IV ceftriaxone\./,
    ],
  ]);
});
