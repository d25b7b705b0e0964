import { describe, expect, test } from "vitest";
import { PatientForm } from "../../../src/renderer/patients/PatientForm";

describe("a new patient from the text of the search", () => {
  test.each([
    ["3/14/1957", "1957-03-14"],
    ["3.4.1957", undefined], // of two possible orders: corrected in the field, and no record number
  ])("%s is a birth date", (typed, day) => {
    const form = new PatientForm(null, typed, null);
    expect([form.birth, form.birthDate, form.fields.record_numbers]).toEqual([typed, day, []]);
  });
});
