import { describe } from "vitest";
import { expectNotes } from "./harness";

describe("a disease that the patient does not have yet", () => {
  expectNotes("is named as borderline", [
    ["D: Any past medical history? / P: I'm borderline diabetic.", /history of prediabetes/i, /history of diabet/i],
    ["D: Any medical problems? / P: Borderline diabetes.", /history of prediabetes/i, /history of diabet/i],
    ["D: Any medical problems? / P: Almost diabetic, they said.", /history of prediabetes/i, /history of diabet/i],
    [
      "D: Any medical problems? / P: I have borderline high blood pressure.",
      /history of borderline high blood pressure/i,
    ],
    ["D: Any conditions? / P: I'm borderline hypertensive.", /borderline hypertension/i],
    ["D: Any conditions? / P: High cholesterol and I'm close to being diabetic.", /cholesterol and prediabetes/i],
    ["P: They said I was pre-diabetic.", /history of prediabetes/i],
  ]);

  expectNotes("is not a disease of the patient if it is only expected", [
    [
      "D: Any conditions? / P: The doctor said I could end up with diabetes if I don't lose weight.",
      /could end up with diabetes/i,
      /history of diabetes/i,
    ],
    ["D: Any conditions? / P: I was told I'm at risk for diabetes.", /at risk for diabetes/i, /history of diabetes/i],
    [
      "D: Any conditions? / P: No, but they said I'm going to get diabetes if I keep this up.",
      /./,
      /history of diabetes/i,
    ],
    ["D: Any conditions? / P: I could get osteoporosis.", /./, /history of osteoporosis/i],
    [
      "D: Any conditions? / P: I have asthma and they said I might develop emphysema.",
      /history of asthma/i,
      /history of asthma and emphysema/i,
    ],
  ]);

  expectNotes("is not affirmed by an answer that only names it", [
    ["D: Are you diabetic? / P: They said I could end up diabetic.", /./, /history of diabetes/i],
    ["D: Do you have osteoporosis? / P: I'm at risk of osteoporosis.", /./, /history of osteoporosis/i],
    ["D: Do you have diabetes? / P: Well, borderline diabetes.", /prediabetes/i, /history of diabetes/i],
    ["D: Do you have asthma? / P: I have mild asthma.", /history of .*asthma/i],
  ]);

  expectNotes("does not change the name of one that the patient has", [
    ["D: Any conditions? / P: I get migraines and I'm prone to gout.", /migraines/i],
    ["D: Any conditions? / P: I have diabetes and high blood pressure.", /history of diabetes and hypertension/i],
    ["D: Any conditions? / P: I had gestational diabetes.", /history of gestational diabetes/i],
    ["D: Any conditions? / P: My asthma gets worse in spring.", /asthma/i],
  ]);
});
