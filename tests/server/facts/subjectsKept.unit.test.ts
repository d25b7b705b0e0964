import { describe } from "vitest";
import { expectNotes } from "./harness";

describe("a statement about a drug, person or disease", () => {
  expectNotes("keeps its meaning and its subject", [
    ["D: Is there anything at home you could use? / P: There's my husband's insulin but I wouldn't.", /^/, /Insulin/],
    ["D: How did he get the bruise? / P: He fell off the sofa. His dad was at work.", /^/, /father fell/i],
    [
      "D: Hold your metformin on the day of the scan. / P: And the gliclazide? / D: Continue that.",
      /continue (?:the patient's )?gliclazide/i,
      /continue metformin/i,
    ],
    ["D: Is this the worst headache of your life? / P: No, I've had worse.", /^/, /denies headache/i],
    ["D: It says here you had a hysterectomy. / P: No, that's not me.", /^/, /hysterectomy/],
    ["D: I see you had a stroke last year. / P: That's wrong.", /^/, /stroke/],
  ]);
});
