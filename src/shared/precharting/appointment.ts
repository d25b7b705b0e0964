import { z } from "zod";
import { wholeListSchema } from "../list";
import { timeOrDaySchema, visitStatusSchema } from "../visits/visit";

/** A time at which a clinician sees a patient. `visit` is the session that was started from it, once there is one. */
export const appointmentSchema = z.object({
  id: z.uuid(),
  starts_at: z.iso.datetime({ offset: true }),
  patient_name: z.string(),
  reason: z.string().nullable(),
  visit: z.object({ id: z.uuid(), status: visitStatusSchema }).nullable(),
});
export type Appointment = z.infer<typeof appointmentSchema>;
export const appointmentListSchema = wholeListSchema(appointmentSchema);

const patientName = z.string().trim().min(1, "Write the patient's name.").max(200, "Use at most 200 characters.");
const reason = z.string().trim().max(2_000).nullish();

export const createAppointmentSchema = z.object({
  starts_at: z.iso.datetime({ offset: true }),
  patient_name: patientName,
  reason,
});
export type CreateAppointment = z.input<typeof createAppointmentSchema>;

/** What is given changes, the rest stays. `visit_id`: the session that was started from this appointment. */
export const updateAppointmentSchema = z.object({
  starts_at: z.iso.datetime({ offset: true }).optional(),
  patient_name: patientName.optional(),
  reason,
  visit_id: z.uuid().optional(),
});
export type UpdateAppointment = z.input<typeof updateAppointmentSchema>;

/** From this moment (without it: from today, in UTC) until before that one (without it: seven days later). */
export const listAppointmentsQuerySchema = z.object({
  from: timeOrDaySchema.optional(),
  to: timeOrDaySchema.optional(),
});
