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

describe("a judgement in the examination", () => {
  expectNotes("is not read as a finding", [
    [
      "D: Let me listen to your lungs. Not terrible. There are crackles on the left.",
      /crackles on the left/i,
      /terrible/,
    ],
    [
      "D: Let me listen to your lungs. Some wheezes. / P: Is it pneumonia? / D: Not necessarily.",
      /wheezes/i,
      /necessarily/,
    ],
    ["D: Let me look at the wound. Not too bad. The edges are red.", /red/, /bad/],
    ["D: Let me see your throat. Not great. The tonsils are enlarged.", /enlarged/, /great/],
    ["D: Let me look at the ear. Not bad at all. The eardrum is red.", /red/, /bad/],
    ["D: Let me press here. Not really. The abdomen is soft.", /soft/, /really/],
  ]);
  expectNotes("is read as a finding if it names a sign", [
    ["D: Let me press on the belly. Not tender. The abdomen is soft.", /not tender/i],
    ["D: Let me look at the wound. Not infected. The edges are red.", /not infected/i],
    ["D: Let me feel your neck. Not enlarged.", /not enlarged/i],
  ]);
});

describe("an examination that a conclusion interrupts", () => {
  expectNotes("continues in the same turn", [
    [
      "D: Hi. / P: A check-up. / D: Let me take a look. Lungs are clear. It sounds like an innocent murmur. Belly's soft.",
      /EXAM[^]*Abdomen is soft[^]*ASSESSMENT[^]*innocent murmur/i,
    ],
    [
      "D: Hi. / P: A rash. / D: Let me take a look. There are papules on the wrist. I think this is scabies. Throat is red.",
      /EXAM[^]*Throat is red[^]*ASSESSMENT[^]*scabies/i,
    ],
  ]);
  expectNotes("does not continue in a plan", [
    [
      "D: Hi. / P: My neck. / D: Let me take a look. Neck is tender. I think this is whiplash. Take ibuprofen. They will help with range of motion.",
      /ASSESSMENT/,
      /EXAM[^]*range of motion[^]*ASSESSMENT/i,
    ],
  ]);
});

describe("the first words of a plan after an announced examination", () => {
  const examined = "D: Hi. / P: A check-up. / D: Let me take a look. Lungs are clear. / P: Okay. / D: ";
  expectNotes("are advice if they recommend", [
    [`${examined}I recommend a colonoscopy.`, /PLAN[^]*colonoscopy/i],
    [`${examined}I'd recommend an MRI.`, /PLAN[^]*MRI/],
    [`${examined}I want you to get a bone density scan.`, /PLAN[^]*bone density scan/i],
    [`${examined}We should do a pap smear.`, /PLAN[^]*Pap smear/i],
    [`${examined}I'd like you to see a speech therapist.`, /PLAN[^]*speech therapist/i],
    [`${examined}I'd like you to try the CPAP every night.`, /PLAN[^]*CPAP every night/i],
  ]);
  expectNotes("are commands of the examination otherwise", [
    [`${examined}I want you to take a deep breath.`, /EXAM/, /PLAN/],
    [`${examined}I'd like you to follow my finger.`, /EXAM/, /PLAN[^]*finger/],
    [`${examined}Lift your arm for me.`, /EXAM/, /PLAN/],
  ]);
  expectNotes("keep decimals of a dose", [
    [`${examined}Let's start tamsulosin 0.4 at bedtime.`, /tamsulosin 0\.4/i],
    ["D: What do you take? / P: Tamsulosin 0.4 at night.", /MEDICATIONS[^]*Tamsulosin 0\.4/],
  ]);
});

describe("examination findings", () => {
  test.each([
    ["There is a red rash on both hands.", "Skin"],
    ["No rash on the feet.", "Skin"],
    ["The knee has full range of motion, no rash.", "Musculoskeletal"],
    ["There are white plaques on the tongue.", "Ears, Nose, Mouth and Throat"],
  ])("are assigned to their body system: %s", (said, system) => {
    const [finding] = factsOf(`D: Let me do a physical exam. / D: ${said}`).filter(({ kind }) => kind === "exam");
    expect(finding?.slots.system?.text).toBe(system);
  });
});

describe("an examination", () => {
  expectNotes("has the grade of a murmur once", [
    ["D: On your heart exam there is a three out of six six systolic ejection murmur.", /3\/6 systolic/, /6 6/],
  ]);
  expectNotes("has vital signs without units that were not said", [
    [
      "D: BP is 142 over 88, heart rate 92, temp 99.1.",
      /Blood pressure: 142\/88\.\s+Heart rate: 92\.\s+Temperature: 99\.1\./,
    ],
    ["D: The pressure in the right eye is 22 and the left is 18.", /22 mmHg/],
  ]);
});
