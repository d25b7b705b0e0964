import { describe, expect, test } from "vitest";
import { findingKinds } from "./findingKinds";

describe("the opposite grade of a test", () => {
  test.each([
    [
      "D: Looking at your potassium today, here in the office, it is a little low.",
      "Potassium: low.",
      "Potassium: elevated.",
    ],
    [
      "D: Your cholesterol came back slightly elevated.",
      "Cholesterol is slightly elevated.",
      "Cholesterol is slightly low.",
    ],
    ["D: The hemoglobin was low on the last check.", "Low hemoglobin.", "Elevated hemoglobin."],
    ["D: The rapid strep test was positive.", "Rapid strep test is positive.", "Rapid strep test is negative."],
    [
      "D: They did a COVID test and that was negative.",
      "COVID test performed in the office was negative.",
      "COVID test performed in the office was positive.",
    ],
    ["D: So your blood pressure is high today.", "Blood pressure: elevated.", "Blood pressure: low."],
    ["D: The TSH is higher than last time.", "TSH is high.", "TSH is low."],
  ])("is found: %s", (dialogue, right, wrong) => {
    expect(findingKinds(dialogue, right, "Results")).not.toContain("finding");
    expect(findingKinds(dialogue, wrong, "Results")).toContain("finding");
  });

  test.each([
    ["D: Your sodium was low in May. Today your sodium is a bit high.", "Sodium was low."],
    ["D: Your sodium was low in May. Today your sodium is a bit high.", "Sodium is high."],
    [
      "D: If the urine culture is positive, we will treat. The urine culture is negative so far.",
      "If the urine culture is positive, treat.",
    ],
    ["D: Is your blood sugar ever high?", "Blood sugar is low."],
    ["D: Your blood pressure is not high.", "Blood pressure is low."],
    ["D: The troponin was negative and your glucose was high.", "Troponin was negative."],
  ])("is not found if it was said or left open: %s %s", (dialogue, text) => {
    expect(findingKinds(dialogue, text, "Results")).not.toContain("finding");
  });
});

const shoulderExam =
  "P: My left shoulder hurts, and years ago I broke my wrist. / D: On your left shoulder exam, there is tenderness of the left shoulder and limited range of motion of the left shoulder.";
const abdomenImage = "D: The CT of the abdomen shows a small stone. / P: And my chest? / D: Your chest sounds clear.";
const backPain =
  "P: I have pain in my lower back since Monday. / D: On exam of the thyroid and the spine, all is fine.";

describe("a body part other than the one examined, imaged or painful", () => {
  test.each([
    [shoulderExam, "Tenderness of the left shoulder.", "Tenderness of the left wrist.", "Physical exam"],
    [
      shoulderExam,
      "Examination of the left shoulder: Limited range of motion.",
      "Examination of the left wrist: Limited range of motion.",
      "Physical exam",
    ],
    [
      shoulderExam,
      "Examination of the left shoulder: Limited range of motion.",
      "Examination of the left ankle: Limited range of motion.",
      "Physical exam",
    ],
    [
      abdomenImage,
      "CT of the abdomen demonstrates a small stone.",
      "CT of the chest demonstrates a small stone.",
      "Results",
    ],
    [abdomenImage, "Abdomen CT demonstrates a small stone.", "Chest CT demonstrates a small stone.", "Results"],
    [backPain, "Endorses back pain.", "Endorses neck pain.", "Review of systems"],
  ])("is found: %s %s", (dialogue, right, wrong, section) => {
    expect(findingKinds(dialogue, right, section)).not.toContain("site");
    expect(findingKinds(dialogue, wrong, section)).toContain("site");
  });

  test.each([
    [shoulderExam, "Left upper extremity has limited range of motion.", "Physical exam"],
    [shoulderExam, "History of left wrist fracture.", "HPI"],
    [abdomenImage, "CT demonstrates a small stone.", "Results"],
    [abdomenImage, "Chest is clear.", "Physical exam"],
    [backPain, "Neck: supple.", "Physical exam"],
    ["P: I have a headache and my neck hurts.", "Endorses neck pain.", "Review of systems"],
    ["P: My right knee hurts. / D: Any pain in the hip? / P: Yes, a little.", "Reports hip pain.", "HPI"],
  ])("is not found if it fits: %s %s", (dialogue, text, section) => {
    expect(findingKinds(dialogue, text, section)).not.toContain("site");
  });
});
