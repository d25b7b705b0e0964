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

describe("a treatment that the clinician would otherwise give", () => {
  expectNotes("is not an order", [
    [
      "D: Your blood pressure is fine. I'd normally give you a course of erythromycin, but I'll hold off until the swab is back.",
      /^/,
      /give[^.]*erythromycin/i,
    ],
    [
      "D: You have an abscess. I'd prescribe metronidazole but you drink, so amoxicillin 500 three times a day.",
      /amoxicillin 500/i,
      /prescribe metronidazole/i,
    ],
    ["D: You have a cold. I would usually suggest ibuprofen in this case.", /^/, /ibuprofen/i],
    [
      "D: I'll double your bisoprolol to 10 mg. / P: My pulse was 48 this morning. / D: Oh. Then we'll leave it at 5.",
      /^/,
      /double/,
    ],
    ["D: Let's increase the ramipril to 10 mg. / P: I get dizzy. / D: Okay, we'll keep it as it is.", /^/, /increase/],
  ]);
});
