import { z } from "zod";
import { wholeListSchema } from "../wholeListSchema";
import { timeOrDaySchema, visitStatusSchema } from "../visits/visit";

/** A time at which a clinician sees a patient. `visit` is the session started from it, if any. */
export const appointmentSchema = z.object({
  id: z.uuid(),
  starts_at: z.iso.datetime({ offset: true }),
  patient_name: z.string(),
  reason: z.string().nullable(),
  visit: z.object({ id: z.uuid(), status: visitStatusSchema }).nullable(),
});
export type Appointment = z.infer<typeof appointmentSchema>;
export const appointmentListSchema = wholeListSchema(appointmentSchema);

const patientName = z.string().trim().min(1, "Enter the patient’s name.").max(200, "Use up to 200 characters.");
const reason = z.string().trim().max(2_000).nullish();

export const createAppointmentSchema = z.object({
  starts_at: z.iso.datetime({ offset: true }),
  patient_name: patientName,
  reason,
});
export type CreateAppointment = z.input<typeof createAppointmentSchema>;

/** Absent fields are left unchanged. `visit_id`: the session started from this appointment. */
export const updateAppointmentSchema = z.object({
  starts_at: z.iso.datetime({ offset: true }).optional(),
  patient_name: patientName.optional(),
  reason,
  visit_id: z.uuid().optional(),
});
export type UpdateAppointment = z.input<typeof updateAppointmentSchema>;

/**
 * Appointments from `from` (default: the start of today in UTC) until before `to` (default: seven days after `from`). A
 * day as `to` is included.
 */
export const listAppointmentsQuerySchema = z.object({
  from: timeOrDaySchema.optional(),
  to: timeOrDaySchema.optional(),
});
