import { describe } from "vitest";
import { expectNotes } from "./harness";

describe("a dose that changes", () => {
  expectNotes("keeps its drug", [
    [
      "D: How's the sertraline? / P: I take 50 milligrams. / D: Let's go up to 100 on that.",
      /increase (?:the )?sertraline to 100/i,
    ],
    [
      "D: You're on 10 of amlodipine and your ankles are swelling. / P: Yes. / D: So let's drop you back to 5.",
      /(?:decrease|reduce|drop)[^.]*amlodipine[^.]*5/i,
    ],
    [
      "D: My plan: for the lisinopril, I'd like to go from 10 to 20 milligrams.",
      /lisinopril[^.]*(?:from 10[^.]*)?to 20 mg/i,
    ],
    [
      "D: Any problems with the levothyroxine? / P: No. / D: Your TSH is high, so we need to bump the dose to 112 micrograms.",
      /levothyroxine[^.]*112 mcg/i,
    ],
    [
      "D: My plan: keep the metformin the same, and take the glipizide down to 5 milligrams.",
      /(?:decrease|reduce|lower|take) (?:the )?glipizide (?:down )?to 5 mg/i,
    ],
    [
      "D: My plan: keep the metformin the same, and take the glipizide down to 5 milligrams.",
      /(?:keep|continue) (?:the )?metformin/i,
      /metformin[^.]* 5 mg/i,
    ],
    [
      "D: I'm going to start you on losartan 50 milligrams, and hold off on the ibuprofen.",
      /losartan 50 mg/i,
      /(?:start|give|continue) ibuprofen/i,
    ],
    [
      "D: I'm going to start you on losartan 50 milligrams, and hold off on the ibuprofen.",
      /hold (?:off on )?(?:the )?ibuprofen/i,
    ],
    ["D: My plan: we'll order the CT with contrast. Hold off on the metformin for two days after.", /CT/],
    [
      "D: My plan: we'll order the CT with contrast. Hold off on the metformin for two days after.",
      /hold (?:off on )?(?:the )?metformin for 2 days/i,
    ],
    [
      "D: My plan: start apixaban 5 milligrams twice a day and let's hold off on the aspirin.",
      /apixaban 5 mg twice daily/i,
      /(?:start|give|continue|•[^•]*: )aspirin/i,
    ],
    [
      "D: My plan is to swap the atenolol for bisoprolol 2.5 milligrams daily.",
      /(?:swap|switch|change)[^.]*atenolol[^.]*bisoprolol 2.5 mg/i,
      /(?:start|continue) atenolol/i,
    ],
    [
      "D: You take furosemide 40? / P: Yes. / D: We'll double that to 80 for three days.",
      /(?:double|increase) (?:the )?furosemide to 80[^.]*3 days/i,
    ],
  ]);
});
