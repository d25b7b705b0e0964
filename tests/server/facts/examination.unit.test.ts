import { describe, expect, test } from "vitest";
import { expectNotes, factsOf } from "./harness";

/** Returns the findings of what a clinician says during an examination, as "System: finding". */
const findingsOf = (said: string): string[] =>
  factsOf(`D: Let me do a physical exam. / D: ${said}`)
    .filter(({ kind }) => kind === "exam")
    .map(({ slots }) => `${slots.system?.text ?? ""}: ${slots.finding?.text.toLowerCase() ?? ""}`);

describe("findings of several body systems in one sentence", () => {
  test.each([
    [
      "Heart is regular, lungs are clear, and I hear a few crackles at the left base.",
      ["Cardiovascular: heart is regular", "Respiratory: lungs are clear, a few crackles at the left base"],
    ],
    [
      "Neck veins are up, there are crackles on both sides, and 2 plus pitting edema to the knees.",
      ["Neck: neck veins are up", "Respiratory: crackles on both sides", "Extremities: 2+ pitting edema to the knees"],
    ],
    [
      "The wrist is swollen and tender, and lungs are clear.",
      ["Musculoskeletal: wrist is swollen and tender", "Respiratory: lungs are clear"],
    ],
    [
      "The throat is red, neck is supple, abdomen is soft.",
      ["Ears, Nose, Mouth and Throat: throat is red", "Neck: neck is supple", "Gastrointestinal: abdomen is soft"],
    ],
    ["No murmurs, rubs, or gallops.", ["Cardiovascular: no murmurs, rubs, or gallops"]],
    [
      "Abdomen soft, mild tenderness in the left lower quadrant, no guarding.",
      ["Gastrointestinal: abdomen soft, mild tenderness in the left lower quadrant, no guarding"],
    ],
    ["Reflexes are normal and gait is steady.", ["Neurological: reflexes are normal and gait is steady"]],
    ["The calf is tender and pulses are good.", ["Extremities: calf is tender", "Cardiovascular: pulses are good"]],
    ["Lungs are clear but I hear a murmur.", ["Respiratory: lungs are clear", "Cardiovascular: a murmur"]],
    [
      "Pupils are equal, tongue is dry, no rash.",
      ["Eyes: pupils are equal", "Ears, Nose, Mouth and Throat: tongue is dry", "Skin: no rash"],
    ],
    ["On rectal exam the prostate is enlarged and smooth.", ["Genitourinary: prostate is enlarged and smooth"]],
  ])("are filed under each: %s", (said, expected) => {
    expect(findingsOf(said)).toEqual(expected);
  });
  expectNotes("are not read from the course of a disease", [
    [
      "D: Let me do a physical exam. / D: Chest has scattered wheeze. So your asthma isn't well controlled.",
      /asthma, not well controlled/i,
      /respiratory: asthma/i,
    ],
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

describe("diagnoses", () => {
  expectNotes("are the problem of the assessment", [
    ["D: So you're iron deficient. We'll start ferrous sulfate.", /PLAN\s+iron deficiency\./i],
    ["D: Your A1c is 6.1, so you're pre-diabetic. We'll recheck in a year.", /prediabetes/i],
    ["D: Your gout is flaring up. Let's start colchicine.", /gout, exacerbation/i],
    ["D: This is cellulitis. Cephalexin 500 four times a day.", /PLAN\s+cellulitis\./i],
    ["D: I'm concerned this was a TIA. We'll get an MRI.", /possible TIA/i],
    ["D: So this is your heart failure acting up. Double the furosemide.", /PLAN\s+heart failure\./i],
    ["D: I'm worried about a clot. We'll get an ultrasound.", /possible clot/i],
    ["D: Most likely this is BPH, but I can't rule out cancer. Repeat the PSA.", /likely BPH/i, /out cancer\./i],
    ["D: These are panic attacks, I think. We'll start escitalopram.", /panic attacks/i],
    ["D: Your hypertension is not at goal. Increase the losartan to 100.", /hypertension, not at goal/i],
    ["D: You're a bit dehydrated. I'll give you IV fluids.", /PLAN\s+dehydration\./i],
  ]);
});

describe("the problem of orders", () => {
  expectNotes("is the diagnosis that explains the complaint", [
    [
      "D: My plan. For your elbow pain, I believe this is tennis elbow. I'd like you to wear a brace.",
      /PLAN\s+likely tennis elbow\.[^]*wear a brace/i,
      /^elbow pain\.$/im,
    ],
    [
      "D: So for your wrist pain, I think this is De Quervain tendonitis. We'll order a thumb splint.",
      /likely De Quervain tendonitis\.[^]*thumb splint/i,
      /^wrist pain\.$/im,
    ],
    [
      "D: Let's talk about my plan for this diabetic foot ulcer. I'm going to order an ABI.",
      /PLAN\s+diabetic foot ulcer/i,
    ],
    ["D: My plan. For your first problem, the pregnancy, we'll do a glucose test.", /PLAN\s+pregnancy\./i],
    ["D: My plan: so you have an MCL strain. Ice the knee.", /MCL strain/],
  ]);
  expectNotes("does not change when the clinician asks for questions", [
    ["D: I'll order an x-ray. Any questions before I have the nurse come in?", /x-ray/i, /nurse/i],
  ]);
});

describe("findings with words to the patient", () => {
  test.each([
    ["You do note moderate tenderness of the lateral epicondyle.", "moderate tenderness of the lateral epicondyle"],
    ["You are positive for pain when you supinate the forearm.", "positive for pain with supination of the forearm"],
    ["Your lungs sound clear.", "lungs are clear"],
  ])("keep the finding: %s", (said, finding) => {
    expect(findingsOf(said).join(" ")).toContain(finding);
  });
  test.each(["Everything seems to be good.", "Good."])("are left out if they name no finding: %s", (said) => {
    expect(findingsOf(said)).toEqual([]);
  });
});

describe("sizes in findings", () => {
  expectNotes("are not read as degrees", [
    ["D: On exam there is tenderness at the joint line and a small effusion.", /small effusion/, /slight/i],
    ["D: On exam there is a small effusion and a small nodule in the thyroid.", /small nodule/, /slight/i],
    ["D: On exam there is a little lump on the wrist.", /small lump/i, /slight/i],
    ["D: On exam there is a little bit of swelling at the ankle.", /slight swelling/i, /small/i],
    ["D: On exam there is a small bit of redness on the shin.", /slight redness/i, /small/i],
  ]);
});
