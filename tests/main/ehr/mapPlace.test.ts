import { expect, test } from "vitest";
import { suggestKind } from "../../../src/main/ehr/wizard/mapPlace";

test.each([
  ["Problems", "problems"],
  ["Active diagnoses", "problems"],
  ["Current drugs", "medications"],
  ["Medikamente", "medications"],
  ["Alergias", "allergies"],
  ["Upcoming visits", "appointments"],
  ["Patient information", "demographics"],
  ["Visit diagnoses", "problems"],
  // lists of another kind, of another person, or not current
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
