import { describe, expect, test } from "vitest";
import { findings } from "../checkHarness";

/** What was said about a cause, the doubt that was said after it, and a sentence that states the cause. */
const causes: readonly [said: string, doubt: string, written: string][] = [
  ["The swelling in your ankles is caused by the amlodipine", ", I suspect", "Ankle swelling caused by amlodipine."],
  ["Your cough is from the lisinopril", ", most likely", "The cough is due to lisinopril."],
  ["That rash is a reaction to the new detergent", ", possibly", "The rash is secondary to a new detergent."],
  ["Your headaches are related to poor sleep", ", I would think", "Headaches are related to poor sleep."],
  ["The tiredness is because of low iron", ", but I am not sure", "Tiredness is because of low iron."],
  ["The dry air is the cause of your nosebleeds", ", perhaps", "Nosebleeds caused by dry air."],
];

describe("the cause of a symptom", () => {
  test.each(causes)(
    "that was said with a doubt (%s%s) is reported if it is written as certain",
    (said, doubt, written) => {
      const found = findings([["clinician", `${said}${doubt}.`]], written, { section: "assessment_plan" });
      expect(found.map(({ kind }) => kind)).toContain("certainty");
    },
  );

  test.each(causes)("that was said without the doubt (%s) is not reported", (said, _doubt, written) => {
    const found = findings([["clinician", `${said}.`]], written, { section: "assessment_plan" });
    expect(found.map(({ kind }) => kind)).not.toContain("certainty");
  });
});
