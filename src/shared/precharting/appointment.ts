import { z } from "zod";
import { oneLineSchema } from "../oneLineSchema";
import { plainTextSchema } from "../plainTextSchema";
import { pageQuerySchema, pageSchema } from "../pageSchema";
import { tooLongMessage } from "../tooLongMessage";
import { patientSummarySchema } from "../patients/patient";
import { timeOrDaySchema, visitStatusSchema } from "../visits/visit";
import { visitLimits } from "../visits/visitLimits";

/** A time at which a clinician sees a patient. `visit` is the visit started from it, if any. */
export const appointmentSchema = z.object({
  id: z.uuid(),
  starts_at: z.iso.datetime({ offset: true }),
  /** The patient of the practice, if one was chosen; `patient_name` is then their name. */
  patient: patientSummarySchema.nullable().default(null),
  patient_name: z.string(),
  /** Present if the patient's stored record is damaged: their id. `patient` is then null; see `nameOfUnreadable`. */
  unreadable_patient_id: z.uuid().optional(),
  reason: z.string().nullable(),
  visit: z.object({ id: z.uuid(), status: visitStatusSchema }).nullable(),
});
export type Appointment = z.infer<typeof appointmentSchema>;
export const appointmentListSchema = pageSchema(appointmentSchema);
export type AppointmentPage = z.infer<typeof appointmentListSchema>;

const patientName = oneLineSchema()
  .min(1, "Enter the patient’s name.")
  .max(visitLimits.patientName, tooLongMessage(visitLimits.patientName));
const reason = plainTextSchema().max(visitLimits.reason).nullish();

/** Needs a name or a patient of the practice. */
export const createAppointmentSchema = z
  .object({
    starts_at: z.iso.datetime({ offset: true }),
    patient_id: z.uuid().nullish(),
    patient_name: patientName.optional(),
    reason,
  })
  .refine(({ patient_id, patient_name }) => patient_id || patient_name, {
    message: "Enter the patient’s name.",
    path: ["patient_name"],
  });
export type CreateAppointment = z.input<typeof createAppointmentSchema>;

/**
 * Absent fields are left unchanged; `patient_id: null` removes the patient and keeps the name. `visit_id`: the visit
 * started from this appointment.
 */
export const updateAppointmentSchema = z.object({
  starts_at: z.iso.datetime({ offset: true }).optional(),
  patient_id: z.uuid().nullish(),
  patient_name: patientName.optional(),
  reason,
  visit_id: z.uuid().optional(),
});
export type UpdateAppointment = z.input<typeof updateAppointmentSchema>;

/**
 * Appointments from `from` (default: the start of today in UTC) and before `to` (default: seven days after `from`). A
 * day as `to` is included.
 */
export const listAppointmentsQuerySchema = pageQuerySchema(500).extend({
  from: timeOrDaySchema.optional(),
  to: timeOrDaySchema.optional(),
});
