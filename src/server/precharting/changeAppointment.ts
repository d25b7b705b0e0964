import { randomUUID } from "node:crypto";
import type { z } from "zod";
import { AppError } from "../../shared/errors";
import type {
  Appointment,
  createAppointmentSchema,
  updateAppointmentSchema,
} from "../../shared/precharting/appointment";
import type { CurrentUser } from "../platform/http/currentUser";
import type { Platform } from "../services";
import { requireVisit } from "../visits/visitAccess";
import { AppointmentsRepository } from "./appointmentsRepository";

type CreateInput = z.output<typeof createAppointmentSchema>;
type UpdateInput = z.output<typeof updateAppointmentSchema>;

const notFound = (): AppError => new AppError("not_found", "This appointment was not found. It may have been deleted.");

/** @throws {AppError} `not_found` where it is not this clinician's. */
export async function requireAppointment(
  { database, vault }: Pick<Platform, "database" | "vault">,
  user: CurrentUser,
  id: string,
): Promise<Appointment> {
  const appointment = await new AppointmentsRepository(database, vault).byId(user.id, id);
  if (!appointment) throw notFound();
  return appointment;
}

export async function createAppointment(
  platform: Platform,
  user: CurrentUser,
  { starts_at, patient_name, reason }: CreateInput,
): Promise<Appointment> {
  const id = randomUUID();
  await new AppointmentsRepository(platform.database, platform.vault).insert(id, {
    organizationId: user.organizationId,
    ownerId: user.id,
    startsAt: starts_at,
    text: { patient_name, reason: reason || null },
  });
  return requireAppointment(platform, user, id);
}

/** Changes what is given and leaves the rest. @throws {AppError} `not_found`, also for a session that is not theirs. */
export async function updateAppointment(
  platform: Platform,
  user: CurrentUser,
  id: string,
  { starts_at, visit_id, patient_name, reason }: UpdateInput,
): Promise<Appointment> {
  await platform.database.transaction(async (tx) => {
    const appointments = new AppointmentsRepository(tx, platform.vault);
    const before = await appointments.hold(user.id, id);
    if (!before) throw notFound();
    if (visit_id !== undefined) await requireVisit(tx, user, visit_id);
    await appointments.update(id, {
      ...(starts_at !== undefined && { startsAt: starts_at }),
      ...(visit_id !== undefined && { visitId: visit_id }),
      text: {
        patient_name: patient_name ?? before.patient_name,
        reason: reason === undefined ? before.reason : reason || null,
      },
    });
  });
  return requireAppointment(platform, user, id);
}

/** Deletes the appointment; a session that was started from it stays. @throws {AppError} `not_found`. */
export async function deleteAppointment({ database, vault }: Platform, user: CurrentUser, id: string): Promise<void> {
  if (!(await new AppointmentsRepository(database, vault).remove(user.id, id))) throw notFound();
}
