import { describe } from "vitest";
import { expectNotes } from "./harness";

describe("a result", () => {
  expectNotes("of a test that is named in everyday words is read", [
    ["D: Your hearing test showed mild loss in the high frequencies.", /RESULTS\s+Hearing test demonstrates mild loss/],
    ["D: CT head is negative, no bleed.", /CT head: negative, no bleed/],
    ["D: The swab grew staph, sensitive to doxycycline.", /RESULTS\s+Swab: grew staph/],
    ["D: We got the sleep study back, AHI was 32.", /Sleep study: AHI was 32/],
    ["D: Group B strep was positive.", /Group B strep: positive/, /PLAN/],
    ["D: Viral load's undetectable, CD4 is 650.", /RESULTS[^]*CD4: 650/, /PLAN/],
    [
      "D: White count is 12.4, platelets normal, sodium a little low at 132.",
      /Platelets: normal\.\s+Sodium: slightly low at 132/,
    ],
  ]);

  expectNotes("that was not shown is denied", [
    ["D: X-ray of the wrist didn't show any fracture. / P: Good.", /X-ray of the wrist: no fracture/, /PLAN/],
    ["D: The CT scan didn't show anything concerning. / P: Good.", /CT scan: no abnormality/],
    [
      "D: The CT of the chest showed a small nodule in the right upper lobe.",
      /CT of the chest demonstrates a small nodule/,
    ],
  ]);

  expectNotes("of several tests keeps each verdict with its tests", [
    [
      "D: Rapid strep was positive, flu and COVID were negative. / P: Ugh.",
      /Rapid strep: positive\.\s+Flu and COVID: negative/,
      /PLAN/,
    ],
    [
      "D: Chlamydia and gonorrhea were negative, HIV was negative. / P: Good.",
      /Chlamydia and gonorrhea: negative\.\s+HIV: negative/,
    ],
    [
      "D: Kidney function's normal and the urine microalbumin was negative.",
      /Kidney function: normal\.\s+Urine microalbumin: negative/,
    ],
    [
      "D: Cholesterol: total's 210, LDL 130, HDL 45, triglycerides 180.",
      /Total cholesterol: 210\.\s+LDL: 130\.\s+HDL: 45/,
    ],
  ]);

  expectNotes("that has not arrived is pending", [
    ["D: The troponin is pending. / P: Okay.", /RESULTS\s+Troponin: pending/],
    ["D: The thyroid test is still pending. / P: Okay.", /Thyroid test: pending/],
    ["D: Still waiting on your mammogram report. / P: Okay.", /Mammogram: pending/],
    ["D: The cultures aren't back yet. / P: Okay.", /Cultures: pending/],
    ["D: Your refill is pending approval from insurance. / P: Okay.", /^/, /: pending/],
  ]);

  expectNotes("names the earlier value", [
    ["D: Your hemoglobin A1c went from 8.2 to 7.1. / P: Wow.", /A1c: 7\.1 \(previously 8\.2\)/],
    [
      "D: Your A1c is 6.8. / P: That's great. / D: It was 7.4 last time, so that's down.",
      /A1c: 6\.8 \(previously 7\.4\)/,
    ],
    ["D: On your last echo the EF was 45 percent, this time it's 55.", /EF: 55% \(previously 45% on the last echo\)/],
  ]);

  expectNotes("that the patient reports is not read as a medicine", [
    [
      "D: Can you see the results on the portal? / P: Yeah, it says my LDL is 142 and my vitamin D is 18.",
      /RESULTS\s+LDL: 142\.\s+Vitamin D: 18/,
      /MEDICATIONS/,
    ],
    ["D: Did they tell you the biopsy result? / P: They said it was benign.", /was told that the biopsy was benign/],
    ["D: How did your stress test go? / P: It was normal.", /stress test was normal/],
  ]);
});

describe("a result that came back", () => {
  expectNotes("is not read as a follow-up appointment", [
    ["D: Your HbA1c has come back at 58, so you do have type 2 diabetes.", /PLAN\s+Type 2 diabetes/, /Follow up/],
    ["D: Your ferritin has come back low, so you do have iron deficiency.", /iron deficiency/i, /Follow up/],
    ["D: Your bloods have come back normal.", /./, /Follow up/],
    ["D: Your TSH has come back high, so you do have hypothyroidism.", /hypothyroidism/i, /Follow up/],
    ["D: Your smear has come back clear.", /./, /Follow up/],
    ["D: Come back in two weeks.", /2 weeks/],
  ]);
});

describe("results said with hesitation", () => {
  expectNotes("are written as one sentence about the test", [
    [
      "P: My wrist hurts. / D: Looking at the x-ray of your right wrist, it shows no fractures there.",
      /X-ray of (?:the )?right wrist[^.]*no fractures?\./i,
      /: of |there\./i,
    ],
    [
      "P: My hip hurts. / D: I reviewed your x-ray. The hip x-ray looks normal with good alignment.",
      /Hip X-ray: normal/i,
      /X-ray: hip x-ray|looks normal/i,
    ],
    [
      "P: I have flank pain. / D: I looked at your CT scan, it shows a stone in the ureter, this means the tube in which urine passes.",
      /CT scan[^.]*stone in the ureter\./i,
      /this means|urine:/i,
    ],
    ["P: I'm tired. / D: Your urine came back positive for glucose.", /urine[^.]*positive for glucose/i],
  ]);
});

describe("a result that the clinician looked at", () => {
  expectNotes("is kept with its test", [
    ["D: Your X-ray I looked at, and there's no fracture.", /x-ray: no fracture/i],
    [
      "D: I've had a look at your ultrasound, and the gallbladder has stones.",
      /ultrasound: the gallbladder has stones/i,
    ],
    ["D: I went through your blood tests and your thyroid is fine.", /blood tests: thyroid is fine/i],
    [
      "D: Your echo I've gone over, and it shows the valve is leaking a little.",
      /echo demonstrates the valve is leaking/i,
    ],
    ["D: I took a look at the MRI, there's a tear in the meniscus.", /MRI: a tear in the meniscus/i],
    ["D: I've been through your labs and your potassium is 3.1.", /potassium is 3\.1/i],
  ]);

  expectNotes("is not read from one that is not there yet or from other words", [
    ["D: I'll have a look at your scan when it comes. Any pain? / P: No.", /denies/i, /results/i],
    ["D: Did you have a look at your x-ray? / P: No.", /^(?![^]*RESULTS)/],
  ]);
});
