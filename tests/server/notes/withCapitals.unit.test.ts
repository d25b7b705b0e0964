import { describe, expect, it } from "vitest";
import { withCapitals, withNameInCapitals } from "../../../src/server/notes/writing/sentences/withCapitals";

describe("withCapitals", () => {
  it.each([
    ["We will obtain an mri of the knee.", "We will obtain an MRI of the knee."],
    ["Plan for an egd and a colonoscopy.", "Plan for an EGD and a colonoscopy."],
    ["Keep the hemoglobin a1c below 7.", "Keep the hemoglobin A1c below 7."],
    ["The hba1c is 48.", "The HbA1c is 48."],
    ["Avoid nsaids.", "Avoid NSAIDs."],
    ["Start iv antibiotics.", "Start IV antibiotics."],
    ["Go to the er.", "Go to the ER."],
    ["Check iga and igg.", "Check IgA and IgG."],
    ["Give the hepatitis b vaccine.", "Give the hepatitis B vaccine."],
    ["Start vitamin d.", "Start vitamin D."],
    ["We will order an ana.", "We will order an ANA."],
  ])("writes abbreviations in capitals: %s", (said, written) => {
    expect(withCapitals(said)).toBe(written);
  });

  it.each([
    ["Continue prozac 20 mg daily.", "Continue Prozac 20 mg daily."],
    ["Alternate tylenol and motrin.", "Alternate Tylenol and Motrin."],
    ["Continue lisinopril 20 mg daily.", "Continue lisinopril 20 mg daily."],
    ["Take calcium with food.", "Take calcium with food."],
  ])("writes only brands of drugs with capitals: %s", (said, written) => {
    expect(withCapitals(said)).toBe(written);
  });

  it.each([
    ["Also considered: lyme disease.", "Also considered: Lyme disease."],
    ["Possible colles' fracture.", "Possible Colles' fracture."],
    ["History of crohn's disease.", "History of Crohn's disease."],
    ["Mcmurray test is positive.", "McMurray test is positive."],
    ["Positive mcmurray test.", "Positive McMurray test."],
    ["Dix-hallpike is negative.", "Dix-Hallpike is negative."],
    ["Dug graves for a living.", "Dug graves for a living."],
    ["History of graves' disease.", "History of Graves' disease."],
    ["H pylori breath test.", "H. pylori breath test."],
  ])("writes names in diseases, signs and tests with capitals: %s", (said, written) => {
    expect(withCapitals(said)).toBe(written);
  });

  it("leaves everyday words as they are", () => {
    const text = "He fed the cat and sat down; it is a pad for us.";
    expect(withCapitals(text)).toBe(text);
    expect(withCapitals("Ana is a 40-year-old female.")).toBe("Ana is a 40-year-old female.");
  });
});

describe("withNameInCapitals", () => {
  it.each([
    ["Sharon brooks is a 48-year-old female.", "Sharon Brooks is a 48-year-old female."],
    ["Mr. ward is a 52-year-old male.", "Mr. Ward is a 52-year-old male."],
    ["This is a 52-year-old male.", "This is a 52-year-old male."],
    ["The patient is a 48-year-old female.", "The patient is a 48-year-old female."],
  ])("writes the name that introduces the patient with capitals: %s", (said, written) => {
    expect(withNameInCapitals(said)).toBe(written);
  });
});
