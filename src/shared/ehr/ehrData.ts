import { z } from "zod";
import { ehrPatientSchema } from "./ehrPatient";

/** Kinds of data that are read from a patient's chart. */
export const ehrDataKinds = ["demographics", "problems", "medications", "allergies", "appointments", "other"] as const;
export type EhrDataKind = (typeof ehrDataKinds)[number];

/** Text of a list that is shown on the page without entries. */
export const emptyList = "No entries";

/** Added below the entries that were read if the list has more. */
export const partOfList = "(The EHR has more entries. Only those on the screen were read.)";

/** Data read from a page by the profile's `data`. */
const ehrDataItemSchema = z.object({
  kind: z.enum(ehrDataKinds),
  label: z.string().nullable(),
  text: z.string(),
  /**
   * Id of the place (entry of the profile's `data`) that it was read from: two places can have the same kind and label.
   */
  place: z.string().optional(),
});
export type EhrDataItem = z.output<typeof ehrDataItemSchema>;

/** A captured session: what was read from a page of the EHR at one time. */
export const ehrSessionSchema = z.object({
  id: z.uuid(),
  at: z.iso.datetime(),
  profileId: z.string(),
  pageKey: z.string().nullable(),
  patient: ehrPatientSchema,
  items: z.array(ehrDataItemSchema),
});
export type EhrSession = z.output<typeof ehrSessionSchema>;

/** The newest of everything read about a patient, each with the time at which it was read. */
export const ehrPatientDataSchema = z.object({
  patient: ehrPatientSchema,
  items: z.array(ehrDataItemSchema.extend({ at: z.iso.datetime() })),
});
export type EhrPatientData = z.output<typeof ehrPatientDataSchema>;

/** File with captured sessions. */
export const ehrExportSchema = z.object({
  format: z.literal("chartside-ehr-sessions"),
  version: z.literal(1),
  sessions: z.array(ehrSessionSchema).max(100_000),
});
export type EhrExport = z.output<typeof ehrExportSchema>;
