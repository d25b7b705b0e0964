import { z } from "zod";
import { oneLineSchema } from "../oneLineSchema";
import { wholeListSchema } from "../wholeListSchema";
import { wholeNumberSchema } from "../wholeNumberSchema";
import { tooLongMessage } from "../tooLongMessage";
import { isBirthDate } from "./readBirthDates";

/** Sex for the grammar of notes and for clinical rules. `unknown` also means "not asked". */
export const sexes = ["female", "male", "other", "unknown"] as const;
const sexSchema = z.enum(sexes);
export type Sex = z.infer<typeof sexSchema>;

/** How a note refers to the patient. */
export const pronounSets = ["she", "he", "they"] as const;
const pronounsSchema = z.enum(pronounSets);
export type Pronouns = z.infer<typeof pronounsSchema>;

/** Maximum lengths in characters: `name` of a given or family name, `recordNumber` of a number and of its system. */
export const patientLimits = { name: 100, recordNumber: 60, query: 200 } as const;

/** A number under which a system (the practice's EHR, a hospital, an insurer) knows the patient. */
const recordNumberSchema = z.object({
  system: oneLineSchema()
    .min(1, "Enter the system of the number, e.g. MRN.")
    .max(patientLimits.recordNumber, tooLongMessage(patientLimits.recordNumber)),
  value: oneLineSchema()
    .min(1, "Enter the record number.")
    .max(patientLimits.recordNumber, tooLongMessage(patientLimits.recordNumber))
    .regex(/[\p{L}\p{N}]/u, "Enter the record number."),
});
export type RecordNumber = z.infer<typeof recordNumberSchema>;

/** What distinguishes patients of the same name, shown wherever a patient is named. `birth_date` is a day. */
export const patientSummarySchema = z.object({
  id: z.uuid(),
  name: z.string(),
  birth_date: z.string().nullable(),
  sex: sexSchema,
  pronouns: pronounsSchema.nullable(),
  record_numbers: z.array(recordNumberSchema),
});
export type PatientSummary = z.infer<typeof patientSummarySchema>;

/**
 * A patient of the practice. `merged_into` is the patient whose record replaced this one; `merged` are the records that
 * were merged into this one and can be separated again.
 */
export const patientSchema = patientSummarySchema.extend({
  given_name: z.string(),
  family_name: z.string(),
  phone: z.string().nullable(),
  /** A BCP 47 tag such as `es` or `zh-Hant`. */
  language: z.string().nullable(),
  merged_into: z.uuid().nullable(),
  merged: z.array(patientSummarySchema),
  created_at: z.iso.datetime({ offset: true }),
  updated_at: z.iso.datetime({ offset: true }),
});
export type Patient = z.infer<typeof patientSchema>;

const name = oneLineSchema().max(patientLimits.name, tooLongMessage(patientLimits.name));
const birthDate = z.string().refine(isBirthDate, "Enter a birth date that is not in the future, e.g. 1957-03-14.");
const phone = z
  .string()
  .trim()
  .max(40, tooLongMessage(40))
  .regex(/^(?:[+\p{Nd}][\p{Nd}\s().\-/x#]*)?$/u, "Enter a phone number.");
/** A BCP 47 tag of up to 35 characters, the length that RFC 5646 asks to support; "" for none. */
const language = z
  .string()
  .trim()
  .max(35)
  .regex(/^(?:[A-Za-z]{2,8}(?:-[A-Za-z0-9]{1,8})*)?$/, "Choose a language.");

const fields = z.object({
  given_name: name,
  family_name: name,
  birth_date: birthDate.nullable(),
  sex: sexSchema,
  pronouns: pronounsSchema.nullable(),
  record_numbers: z.array(recordNumberSchema).max(10, "Enter up to 10 record numbers."),
  phone: phone.nullable(),
  language: language.nullable(),
});

const needsName = "Enter the patient’s name.";

/**
 * At least one of the two names is required. `id` is chosen by the client, so that a repeated call makes one patient.
 */
export const createPatientSchema = fields
  .partial()
  .extend({ id: z.uuid().optional() })
  .refine(({ given_name = "", family_name = "" }) => given_name + family_name !== "", {
    message: needsName,
    path: ["family_name"],
  });
export type CreatePatient = z.input<typeof createPatientSchema>;

/** Absent fields are unchanged; `record_numbers` replaces all numbers. */
export const updatePatientSchema = fields.partial();
export type UpdatePatient = z.input<typeof updatePatientSchema>;

/** `q`: beginnings of names, a birth date, a record number, or several of them; every word must match. */
export const listPatientsQuerySchema = z.object({
  q: z.string().trim().max(patientLimits.query).optional(),
  cursor: z.string().max(200).optional(),
  limit: wholeNumberSchema(1, 100).default(20),
});

/** Most recently used first. `next_cursor` is null on the last page. */
export const patientPageSchema = z.object({ items: z.array(patientSummarySchema), next_cursor: z.string().nullable() });
export type PatientPage = z.infer<typeof patientPageSchema>;

/** Patients who may be the same person as another, by name and birth date. */
export const patientDuplicatesSchema = wholeListSchema(patientSummarySchema);

/** `into`: the patient whose record is kept. */
export const mergePatientSchema = z.object({ into: z.uuid() });
