import { describe } from "vitest";
import { expectNotes } from "./harness";

describe("what a parent or relative decides for the patient", () => {
  expectNotes("chooses among the options", [
    [
      "P: My son has a fever. / D: We could do the flu shot today, or wait till he's better. / P: I'd rather wait.",
      /prefers to wait/,
      /flu shot|Declines/,
    ],
    [
      "P: My son has an earache. / D: We can give him amoxicillin or wait two days. / P: I'd rather have the amoxicillin.",
      /prefers the amoxicillin/,
      /or wait/,
    ],
    ["D: We could operate on the hernia now or wait. / P: We'd rather wait.", /prefers to wait/, /operate/],
    [
      "P: My son has a fever. / D: I'd like to do a chest x-ray. / P: No, I don't want him to have an x-ray.",
      /declines/i,
    ],
  ]);
});

describe("a relative of the parent", () => {
  expectNotes("is not the patient", [
    [
      "P: My sister's boy got tubes. / D: We could do the flu shot today, or wait till he's better. / P: I'd rather wait.",
      /prefers to wait/,
      /tubes/,
    ],
  ]);
});

describe("a finding that names only its side", () => {
  expectNotes("has the body part of the finding before it", [
    [
      "D: Let me have a look. Left ear looks fine. The right one is red and bulging, I can't see any landmarks.",
      /Right ear is red and bulging, no landmarks/,
      /right one/i,
    ],
    ["D: Let me examine you. The left knee is swollen. The right one is normal.", /Right knee is normal/, /right one/i],
    ["D: Let me examine you. The right calf is tender. The other one is soft.", /left calf is soft/i, /other one/i],
  ]);
});

describe("a drug that the patient takes after a worry", () => {
  expectNotes("is ordered and not declined", [
    [
      "D: For the burning I'd suggest duloxetine, 30 milligrams. / P: Is that an antidepressant? I don't want to get hooked. / D: It isn't addictive. We could also use gabapentin instead. / P: No, I'll try the duloxetine.",
      /duloxetine 30 mg/,
      /declines|gabapentin/,
    ],
    [
      "D: I'd like to start you on sertraline 50. / P: I don't want it. / D: It could really help, and we can stop any time. / P: Okay, I'll try the sertraline.",
      /start sertraline 50/,
      /declines/,
    ],
  ]);

  expectNotes("stays declined without such words", [
    ["D: I'd like to start you on sertraline 50. / P: I don't want to be on pills.", /declines/],
  ]);
});
