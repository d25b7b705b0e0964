import { describe } from "vitest";
import { expectNotes } from "./harness";

describe("what a parent or relative decides for the patient", () => {
  expectNotes("chooses among the options or declines", [
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
