import { describe } from "vitest";
import { expectNotes } from "./harness";

describe("an order that the clinician puts off in the same sentence", () => {
  expectNotes("is held off until then", [
    ["D: I'd start bisoprolol 2.5, no, let's wait until the spirometry's back.", /hold off on bisoprolol 2\.5 until/],
    ["D: We'll order an MRI, actually no, let's wait until we see the x-ray.", /hold off on an MRI until/],
    [
      "D: I'll give you prednisone, no, wait, we'll hold off on that until the culture is back.",
      /off on prednisone un/,
    ],
    ["D: I would add spironolactone, no, we should wait for the potassium.", /hold off on spironolactone for the pot/],
    ["D: We could try duloxetine, oh no, let's wait till you've seen the surgeon.", /hold off on duloxetine until/],
    ["D: I'm going to book a CT, no, I'd rather wait until the blood test.", /hold off on a CT until/],
  ]);
});
