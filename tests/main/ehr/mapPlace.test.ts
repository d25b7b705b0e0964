import { expect, test } from "vitest";
import { suggestKind } from "../../../src/main/ehr/wizard/mapPlace";
import { withoutPatients } from "../../../src/main/ehr/wizard/withoutPatients";

test.each([
  ["Problems", "problems"],
  ["Active diagnoses", "problems"],
  ["Current drugs", "medications"],
  ["Medikamente", "medications"],
  ["Alergias", "allergies"],
  ["Upcoming visits", "appointments"],
  ["Patient information", "demographics"],
  ["Visit diagnoses", "problems"],
  // lists that are not the patient's own or not current
  ["Discontinued medications", null],
  ["Family history: problems", null],
  ["Drug interactions", null],
  ["Resolved problems", null],
  ["Vitals", null],
  ["Previous medications", null],
  ["Recent visits", null],
  ["Completed prescriptions", null],
  ["Immunization schedule", null],
  ["Emergency contact", null],
  ["Frühere Medikamente", null],
  ["Abgesetzte Medikamente", null],
])("the heading “%s” suggests %s", (heading, kind) => {
  expect(suggestKind(heading)).toBe(kind);
});

test("a way to find an element that contains patient data is left out, unless it is the only one", () => {
  const patients = [{ identifier: "name", text: "Nowak, Łucja" } as const];
  const named = { nearText: "Note of Nowak", visible: true };
  const plain = { css: ".who", visible: true };
  expect(withoutPatients({ target: [named, plain] }, patients).target).toEqual([plain]);
  expect(withoutPatients({ target: [named] }, patients).target).toEqual([named]); // the profile is then refused
});
