import { describe } from "vitest";
import { expectNotes } from "./harness";

describe("a plan dictated in the passive", () => {
  expectNotes("keeps its orders", [
    ["D: Assessment and plan. Problem 1, osteopenia. A DEXA scan will be obtained.", /We will obtain a DEXA scan/i],
    [
      "D: Assessment and plan. Problem 1, gait disorder. A physical therapy referral was placed for balance training.",
      /We will place a physical therapy referral for balance training/i,
    ],
    [
      "D: Assessment and plan. Problem 1, hypertension. Losartan will be increased from 25 mg to 50 mg daily.",
      /increase losartan from 25 mg to 50 mg daily/i,
    ],
    [
      "D: Assessment and plan. Problem 1, anemia. If this is inconclusive, a capsule endoscopy will be considered.",
      /If this is inconclusive, consider a capsule endoscopy/i,
    ],
    [
      "D: Assessment and plan. Problem 1, atrial fibrillation. The patient will be started on apixaban 5 mg twice daily.",
      /start apixaban 5 mg twice daily/i,
    ],
    [
      "D: Assessment and plan. Problem 1, low back pain. She was advised to avoid heavy lifting.",
      /avoid heavy lifting/i,
    ],
  ]);
  expectNotes("keeps a condition with its drug", [
    [
      "D: Assessment and plan. Problem 1, osteoporosis. She will be started on alendronate 70 mg weekly if the T-score is below minus 2.5.",
      /start alendronate 70 mg weekly if the T-score is below -2\.5/i,
    ],
  ]);
  expectNotes("orders nothing that was done or taken before", [
    [
      "D: Assessment and plan. Problem 1, iron deficiency. She was taking ferrous gluconate 300 mg daily. Recheck ferritin in 3 months.",
      /Recheck ferritin/i,
      /PLAN[^]*ferrous gluconate/i,
    ],
    ["D: A referral was sent by her family doctor last year. What brings you in?", /./, /We will (?:send|place)/i],
  ]);
});
