import { describe, expect, test } from "vitest";
import { findings } from "../checkHarness";

/** What was said about a treatment that helped, and a sentence that says with a contraction that it did not. */
const treatments: readonly [said: string, written: string][] = [
  ["I took ibuprofen and it helped.", "He took ibuprofen, but it didn't help."],
  ["The lisinopril has helped.", "Lisinopril hasn't helped."],
  ["I took Tylenol and my head felt better.", "She took Tylenol, which didn’t relieve the headache."],
  ["Omeprazole eases it.", "Omeprazole doesn't give relief."],
  ["Naproxen takes the edge off.", "Naproxen doesn't really help."],
  ["The albuterol worked.", "Used albuterol, which wasn’t helpful."],
];

describe("the effect of a treatment", () => {
  test.each(treatments)("said to help (%s) is reported if the note denies it (%s)", (said, written) => {
    expect(details(said, written)).toContain("Said to help");
  });

  test.each(treatments)("said not to help is not reported if the note denies it (for: %s, %s)", (_said, written) => {
    const [drug] = /ibuprofen|lisinopril|tylenol|omeprazole|naproxen|albuterol/i.exec(written) ?? [];
    expect(details(`The ${drug} didn't help.`, written)).not.toContain("Said to help");
  });
});

const details = (said: string, written: string): (string | null)[] =>
  findings([["patient", said]], written, { section: "subjective" }).map(({ detail }) => detail);
