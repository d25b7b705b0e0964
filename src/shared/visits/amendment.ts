import { z } from "zod";
import { oneLineSchema } from "../oneLineSchema";
import { plainTextSchema } from "../plainTextSchema";
import { tooLongMessage } from "../tooLongMessage";
import { visitLimits } from "./visitLimits";

/** What an amendment can change of a visit. */
const amendedFields = ["patient", "title", "reason"] as const;

/**
 * A recorded change of a visit that is signed or has a signed document: who changed what, when and why. A patient is
 * written with birth date and record number; null if there was none.
 */
export const amendmentSchema = z.object({
  at: z.iso.datetime({ offset: true }),
  /** Name of the person. */
  by: z.string(),
  explanation: z.string(),
  changes: z.array(
    z.object({ field: z.enum(amendedFields), before: z.string().nullable(), after: z.string().nullable() }),
  ),
});
export type Amendment = z.infer<typeof amendmentSchema>;

/**
 * Changes a visit that is signed or has a signed document. Absent fields are unchanged; `patient_id: null` removes the
 * patient. `patient_name` is the typed name of a visit without a patient; it is ignored if the visit has one.
 */
export const amendVisitSchema = z.object({
  patient_id: z.uuid().nullish(),
  patient_name: oneLineSchema().max(visitLimits.patientName).nullish(),
  title: oneLineSchema().max(visitLimits.title).optional(),
  reason: plainTextSchema().max(visitLimits.reason).nullish(),
  explanation: plainTextSchema()
    .min(1, "Say why the session is amended.")
    .max(visitLimits.explanation, tooLongMessage(visitLimits.explanation)),
});
export type AmendVisit = z.input<typeof amendVisitSchema>;
