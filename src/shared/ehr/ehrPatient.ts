import { z } from "zod";

/** A patient as the EHR shows them or as the visit has them. What is not known is null. */
export const ehrPatientSchema = z.object({
  /** As written, in any order of names. */
  name: z.string().trim().max(200).nullable(),
  /** Date of birth as year-month-day, e.g. "1961-03-14". */
  birthDate: z.iso.date().nullable(),
  /** Medical record number. */
  mrn: z.string().trim().max(100).nullable(),
});
export type EhrPatient = z.output<typeof ehrPatientSchema>;
