import { describe } from "vitest";
import { expectNotes } from "./harness";

describe("what the patient wants to try before an order", () => {
  expectNotes("replaces the order if the clinician consents", [
    [
      "D: I'd like to start amlodipine 5 mg. / P: Let me work on the weight first. / D: Okay, fair enough.",
      /Work on the weight before amlodipine 5 mg, as the patient asked/,
      /start amlodipine/i,
    ],
    [
      "D: I want you to start metformin. / P: I'd rather change my diet first. / D: Okay.",
      /Change the diet before metformin/,
      /start metformin/i,
    ],
    [
      "D: I'd like to start a statin. / P: Give me three months to lose the weight. / D: Okay, fair enough.",
      /Lose the weight before a statin/,
      /start a statin|Reports weight loss/i,
    ],
    [
      "D: We'll add a water pill. / P: I'd prefer to cut the salt first. / D: Sure.",
      /Cut the salt before a water pill/,
      /add a water pill/i,
    ],
    [
      "D: I'd like to start sertraline. / P: Well, let me try the counselling first. / D: That's fine.",
      /Try the counselling before sertraline/i,
      /start sertraline/i,
    ],
    [
      "D: I'd like to start amlodipine 5 mg. / P: Let me try diet first. / D: I really think you need it now.",
      /start amlodipine 5 mg/i,
    ],
  ]);
});
