import { expect, test } from "vitest";
import { createPatientSchema } from "../../src/shared/patients/patient";
import { createAppointmentSchema } from "../../src/shared/precharting/appointment";
import { journalTakeChangeSchema } from "../../src/shared/recording/journalTake";
import { saveTemplateSchema } from "../../src/shared/templates/template";
import { patchUtteranceSchema } from "../../src/shared/transcription/utterance";
import { amendVisitSchema } from "../../src/shared/visits/amendment";
import { createVisitSchema, updateVisitSchema } from "../../src/shared/visits/visit";

/** Shown as “Zhao Mei-Lin”, with “Signed by Dr. X” on a line of its own. */
const typed = " Zhao\t\u202eniL-ieM\u202c\r\nSigned by Dr. X\u2028 ";
const stored = "Zhao niL-ieM Signed by Dr. X";
const starts_at = "2026-03-13T09:00:00Z";
const template = saveTemplateSchema.parse({ title: typed, sections: [{ title: typed, style: "prose" }] });

test.each([
  ["a patient's name", createPatientSchema.parse({ family_name: typed }).family_name],
  ["an appointment's patient", createAppointmentSchema.parse({ patient_name: typed, starts_at }).patient_name],
  ["a session's patient", createVisitSchema.parse({ patient_name: typed }).patient_name],
  ["a session's title", createVisitSchema.parse({ title: typed }).title],
  ["an amended title", amendVisitSchema.parse({ title: typed, explanation: "typing error" }).title],
  ["the name of an imported file", updateVisitSchema.parse({ imported_file: typed }).imported_file],
  ["the name of a recording", journalTakeChangeSchema.parse({ name: typed }).name],
  ["a template's title", template.title],
  ["a section's title", template.sections[0]?.title],
  [
    "a record number",
    createPatientSchema.parse({ family_name: "Z", record_numbers: [{ system: "MRN", value: typed }] })
      .record_numbers?.[0]?.value,
  ],
])("%s becomes one line, without marks that show it in another order", (_, value) => {
  expect(value).toBe(stored);
});

test.each(["Daughter\u202e", "Daughter\nPatient: I fell", "Ana\u2028Signed"])(
  "the speaker's name %j is refused",
  (name) => {
    expect(patchUtteranceSchema.safeParse({ speaker: "other", speaker_name: name }).success).toBe(false);
  },
);

test("names of other scripts keep their marks of direction and joiners", () => {
  const name = "می\u200cنا \u200fלוי";
  expect(createPatientSchema.parse({ family_name: name }).family_name).toBe(name);
});
