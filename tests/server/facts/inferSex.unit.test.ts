import { expect, test } from "vitest";
import { inferSex } from "../../../src/server/facts/roles/inferSex";

test.each([
  ["Next is Betty Hill, date of birth 2/21/1968. She has a past medical history of anemia.", "female"],
  ["He is here today for his knee.", "male"],
  ["She told me that he presents with a cough.", undefined],
  ["Well, Miss Hill, what brings you in?", "female"],
  ["Have you had to miss work?", undefined],
  ["Did you miss any doses?", undefined],
  ["This is a 41-year-old male. Did your husband come along?", "male"],
])("inferSex reads %j as %s", (text, sex) => {
  expect(inferSex([{ id: "t1", speaker: "clinician", text }])).toBe(sex);
});
