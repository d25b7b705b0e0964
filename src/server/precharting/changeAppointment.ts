import { randomUUID } from "node:crypto";
import type { z } from "zod";
import { AppError } from "../../shared/errors";
import type {
  Appointment,
  createAppointmentSchema,
  updateAppointmentSchema,
} from "../../shared/precharting/appointment";
import { withoutUnreadable } from "../../shared/visits/visit";
import type { CurrentUser } from "../platform/http/currentUser";
import type { ServerContext } from "../platform/ServerContext";
import { patientOfNew, requirePatient } from "../visits/changeVisit";
import { requireVisit } from "../visits/requireVisit";
import { AppointmentsRepository } from "./AppointmentsRepository";

type CreateInput = z.output<typeof createAppointmentSchema>;
type UpdateInput = z.output<typeof updateAppointmentSchema>;

const notFound = (): AppError => new AppError("not_found", "This appointment was not found. It may have been deleted.");

/** Returns an appointment. @throws {AppError} `not_found` if it does not exist or is another clinician's. */
export async function requireAppointment(
  { database, vault }: Pick<ServerContext, "database" | "vault">,
  user: CurrentUser,
  id: string,
): Promise<Appointment> {
  const appointment = await new AppointmentsRepository(database, vault).byId(user, id);
  if (!appointment) throw notFound();
  return appointment;
}

/** Creates an appointment for this clinician. @throws {AppError} `invalid_input` for an unknown patient. */
export async function createAppointment(
  context: ServerContext,
  user: CurrentUser,
  { starts_at, reason, ...whose }: CreateInput,
): Promise<Appointment> {
  const id = randomUUID();
  await context.database.transaction(async (tx) => {
    const patient = await patientOfNew(tx, context.vault, user, whose);
    await new AppointmentsRepository(tx, context.vault).insert(id, {
      owner: user,
      patientId: patient?.id ?? null,
      startsAt: starts_at,
      text: { patient_name: patient?.name ?? withoutUnreadable(whose.patient_name ?? ""), reason: reason || null },
    });
  });
  return requireAppointment(context, user, id);
}

/**
 * Changes the given fields. A patient whose record cannot be read stays if the name that is shown for them is sent
 * back.
 * @throws {AppError} `not_found` for an unknown appointment or visit, `invalid_input` for an unknown patient.
 */
export async function updateAppointment(
  context: ServerContext,
  user: CurrentUser,
  id: string,
  { starts_at, visit_id, patient_id, patient_name, reason }: UpdateInput,
): Promise<Appointment> {
  await context.database.transaction(async (tx) => {
    const appointments = new AppointmentsRepository(tx, context.vault);
    const before = await appointments.lock(user, id);
    const shown = await appointments.byId(user, id);
    if (!before || !shown) throw notFound();
    const isSame = shown.unreadable_patient_id !== undefined && patient_name === shown.patient_name;
    if (visit_id !== undefined) await requireVisit(tx, user, visit_id);
    const patient = patient_id ? await requirePatient(tx, context.vault, user, patient_id) : null;
    await appointments.update(user, id, {
      ...(starts_at !== undefined && { startsAt: starts_at }),
      ...(visit_id !== undefined && { visitId: visit_id }),
      ...(patient_id !== undefined && !(isSame && !patient) && { patientId: patient?.id ?? null }),
      text: {
        patient_name: patient?.name ?? withoutUnreadable(patient_name ?? before.patient_name),
        reason: reason === undefined ? before.reason : reason || null,
      },
    });
  });
  return requireAppointment(context, user, id);
}

/** Deletes the appointment and keeps a visit that was started from it. @throws {AppError} `not_found`. */
export async function deleteAppointment(
  { database, vault }: ServerContext,
  user: CurrentUser,
  id: string,
): Promise<void> {
  if (!(await new AppointmentsRepository(database, vault).remove(user, id))) throw notFound();
}
