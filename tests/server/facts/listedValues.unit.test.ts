import { describe } from "vitest";
import { expectNotes } from "./harness";

describe("a list of test values", () => {
  expectNotes("gives each test its value", [
    [
      "D: So labs from Monday: creatinine's one point five, it was one point one at discharge. Potassium five point two.",
      /Creatinine: 1\.5 \(previously 1\.1 at discharge\)\.\nPotassium: 5\.2\./,
    ],
    ["D: Your LDL's one twelve, triglycerides two hundred.", /LDL: 112\.\nTriglycerides: 200\./],
    ["D: Sodium one thirty-four. BNP's down to four hundred.", /Sodium: 134\.\nBNP: 400 \(down\)\./],
    [
      "D: So your A1c today is seven point nine. It was eight point six in March, so that's a nice drop.",
      /A1c: 7\.9 \(previously 8\.6 in March\)\./,
    ],
    [
      "D: The A1c was seven point two, down from seven point eight, and your LDL is seventy.",
      /A1c: 7\.2 \(previously 7\.8\)\.\nLDL: 70\./,
    ],
    ["D: Your PHQ-9 there comes out at seventeen, and GAD-7 eleven.", /PHQ-9: 17\.\nGAD-7: 11\./],
    [
      "D: TSH is eight point one, which is a bit high, and the ferritin's twelve.",
      /TSH: 8\.1, slightly high\.\nFerritin: 12\./,
    ],
    [
      "D: Okay so the hemoglobin is thirteen point one and platelets two forty.",
      /Hemoglobin: 13\.1\.\nPlatelets: 240\./,
    ],
  ]);
  expectNotes("is not read from wishes, orders and limits", [
    ["D: We want your A1c under seven.", /A1c goal: under 7/, /A1c: (?:We want|7)/],
    ["D: We'll recheck the potassium in two weeks.", /recheck the potassium in 2 weeks/, /Potassium: 2/],
    ["D: If the potassium is five point five, we stop the lisinopril.", /stop/, /Potassium: 5\.5/],
    ["D: My plan: take potassium twenty milliequivalents daily.", /potassium/i, /Potassium: 20\./],
    ["D: Start B12 1000 micrograms daily.", /B12/i, /B12: 1000/],
  ]);
});

describe("a test at the bedside", () => {
  expectNotes("is a finding with its counts", [
    [
      "D: Shoes off. So monofilament, you got seven out of ten on the right and nine out of ten on the left.",
      /Neurological: Monofilament 7\/10 on the right and 9\/10 on the left/,
    ],
    ["D: Let me check your feet. Ten out of ten on the monofilament both feet.", /Monofilament 10\/10 both feet/],
    [
      "D: Let me check your feet. Monofilament is absent on the left, intact on the right.",
      /Monofilament absent on the left, intact on the right/,
    ],
    ["D: Let me check your feet. Vibration is reduced at both great toes.", /Vibration reduced at both great toes/],
    ["D: Let me check your feet. Pinprick was intact bilaterally.", /Pinprick intact bilaterally/],
    ["D: Let me check. Proprioception's normal on both sides.", /Proprioception normal on both sides/],
  ]);
  expectNotes("is not read as a finding if it is only announced", [
    ["D: I'm going to do the monofilament on both feet now.", /^/, /Monofilament on/],
    ["D: Do you feel the vibration on the left?", /^/, /Vibration/],
  ]);
});

describe("a goal for a value", () => {
  expectNotes("is written with what is measured", [
    ["D: So your A1c today is seven point nine. We want it under seven and a half for you.", /A1c goal: under 7\.5/],
    ["D: I'd like your blood pressure under one thirty over eighty.", /Blood pressure goal: under 130\/80/],
    ["D: The target for your LDL is below seventy.", /LDL goal: below 70/],
    [
      "D: We'd like to see your fasting sugars between ninety and one thirty.",
      /fasting sugars goal: between 90 and 130/i,
    ],
    ["D: Pressure today is 148/86. I want that below 140/90.", /Blood pressure goal: below 140\/90/],
    ["D: I need your INR between two and three.", /INR goal: between 2 and 3/],
  ]);
  expectNotes("is not read from other wishes", [
    ["D: I want you to take two at night.", /^/, /goal:/],
    ["D: We want it done in two weeks.", /^/, /goal:/],
    ["D: I'd like you under my care for a year.", /^/, /goal:/],
  ]);
});

describe("results of several tests", () => {
  expectNotes("are listed separately", [
    ["D: TSH is 9.2, free T4 is normal, and your cholesterol is 240.", /free T4: normal\.\s+cholesterol: 240/i],
    ["D: Your hemoglobin is 9.4, ferritin is 6, and the MCV is 71.", /ferritin: 6\.\s+MCV: 71/i],
    ["D: I reviewed the x-ray, no fracture. Ibuprofen 600 three times a day with food.", /./, /X-ray: ibuprofen/i],
    ["D: I reviewed the x-ray, no fracture. No sports for four weeks.", /./, /X-ray: no sports/i],
    ["D: Creatinine's normal and the potassium is 5.1.", /creatinine: normal\.\s+potassium: 5\.1/i],
    ["D: The EKG confirms atrial fibrillation.", /ASSESSMENT[^]*atrial fibrillation/i],
  ]);
});
