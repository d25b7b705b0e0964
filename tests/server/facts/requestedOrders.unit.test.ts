import { describe } from "vitest";
import { expectNotes } from "./harness";

describe("an order that someone else carries out", () => {
  expectNotes("is a test or a referral of the plan", [
    ["D: We'll get a BNP today and I'm going to ask for an echo within two weeks.", /Request an echo within 2 weeks/],
    ["D: I'll ask radiology for an ultrasound of the liver.", /request an ultrasound of the liver/],
    ["D: I'm going to ask them to do a scan.", /We will do a scan/, /I advised the patient/],
    ["D: I will ask the lab to run a ferritin.", /ferritin/],
    ["D: I'm going to ask cardiology to see you.", /refer the patient to cardiology/],
    ["D: I'm going to have our dietitian see you next week.", /refer the patient to a dietitian next week/],
    ["D: I'll get Dr. Hall to look at you.", /refer the patient to Dr\. Hall/],
  ]);

  expectNotes("is not read where the clinician asks for something else", [
    ["D: I'm going to ask for your patience here.", /^$/],
    ["D: Can I ask for a favor?", /^$/],
  ]);
});

describe("a blood test that is named by its organ", () => {
  expectNotes("is written as the test", [
    ["D: I want to check your thyroid and an FSH.", /check thyroid function and an FSH/],
    ["D: We'll recheck your kidneys in two weeks.", /recheck kidney function in 2 weeks/],
    ["D: Let's check your liver again in a month.", /liver function/],
  ]);

  expectNotes("is not read when the organ is examined", [
    ["D: Let me check your thyroid. Swallow for me.", /COMPLAINT/, /thyroid function/],
  ]);
});

describe("drugs that stay as they are", () => {
  expectNotes("are continued", [
    ["D: Keep on with the bisoprolol and the ramipril as they are.", /continue bisoprolol/],
    ["D: Continue the metformin as it is and come back in three months.", /continue the metformin/i],
    ["D: Carry on with the warfarin as before.", /continue the warfarin/i],
  ]);
});

describe("an order that refers to the medicine of an answer", () => {
  expectNotes("names that medicine and not the one asked about", [
    [
      "D: Do you take anything for pain, ibuprofen, that sort of thing? / P: My son gave me some naproxen for the knee. / D: We'll need to stop that one.",
      /stop naproxen/i,
      /stop ibuprofen/i,
    ],
    [
      "D: Do you use anything for heartburn, like omeprazole? / P: I take famotidine most nights. / D: Let's stop that.",
      /stop famotidine/i,
      /stop omeprazole/i,
    ],
  ]);
});

describe("a drug ordered beside another that is continued", () => {
  expectNotes("is not continued", [
    [
      "P: I have depression. / D: So the depression is partly better. Here is the plan. Trazodone 50 milligrams at bedtime, and you stay on the sertraline 100.",
      /Trazodone 50 mg at bedtime\. Continue sertraline/,
      /continue trazodone/i,
    ],
    [
      "D: Here's the plan. Amlodipine 5 milligrams in the morning, and stay on the lisinopril 20.",
      /continue lisinopril/i,
      /continue amlodipine/i,
    ],
  ]);

  expectNotes("is not the one for which the patient chose an alternative", [
    [
      "P: I have insomnia. / D: We could add a small dose of mirtazapine. An alternative is trazodone, 50 at bedtime. / P: Let's try that one. / D: All right. Trazodone 50 milligrams at bedtime.",
      /trazodone 50 mg/i,
      /mirtazapine/,
    ],
  ]);
});

describe("advice about a drug", () => {
  expectNotes("is kept after its reason and with its limit", [
    ["D: With your kidneys I don't want you on Advil.", /avoid Advil/],
    ["D: Because of your stomach I don't want you taking ibuprofen.", /avoid ibuprofen/],
    ["D: Use Tylenol, a thousand milligrams three times a day, no more than that.", /Tylenol 1000 mg 3 times daily/],
    ["D: Take Tylenol, 650 every six hours.", /Tylenol 650 every 6 hours/],
  ]);

  expectNotes("is not conditional because another order after it is", [
    [
      "D: You can take tramadol, 50 at bedtime, but stop it if you get sick.",
      /take tramadol 50 at bedtime\. Stop tramadol if the patient gets sick/,
    ],
  ]);
});
