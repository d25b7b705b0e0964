import { expect, test } from "vitest";
import { createPatientSchema } from "../../src/shared/patients/patient";
import { createAppointmentSchema } from "../../src/shared/precharting/appointment";

const typed = " Zhao\t\u202eniL-ieM\u202c\r\nSigned by Dr. X\u2028 ";
const shown = "Zhao niL-ieM Signed by Dr. X";
const starts_at = "2026-03-13T09:00:00Z";

test.each([
  ["a patient's name", createPatientSchema.parse({ family_name: typed }).family_name],
  ["an appointment's patient", createAppointmentSchema.parse({ patient_name: typed, starts_at }).patient_name],
  [
    "a record number",
    createPatientSchema.parse({ family_name: "Z", record_numbers: [{ system: "MRN", value: typed }] })
      .record_numbers?.[0]?.value,
  ],
])("%s is one line, in the order in which it is shown", (_, value) => {
  expect(value).toBe(shown);
});

test("names of other scripts keep their marks of direction and joiners", () => {
  const name = "می\u200cنا \u200fלוי";
  expect(createPatientSchema.parse({ family_name: name }).family_name).toBe(name);
});
