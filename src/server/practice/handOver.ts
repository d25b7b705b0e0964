import { TemplatesRepository } from "../templates/TemplatesRepository";
import { copyPatient } from "../patients/copyPatient";
import { Patients } from "../patients/Patients";
import type { Vault } from "../platform/crypto/Vault";
import type { Queryable } from "../platform/database/Database";
import { AppointmentsRepository } from "../precharting/AppointmentsRepository";
import { VisitsRepository } from "../visits/VisitsRepository";

/** Organizations by id. */
interface Way {
  from: string;
  to: string;
}

/**
 * Moves everything that a person owns to another organization. Their patients are copied there, because colleagues can
 * have visits of the same patients.
 * @returns how many visits moved.
 */
export async function moveBelongings(tx: Queryable, vault: Vault, ownerId: string, way: Way): Promise<number> {
  await copyPatients(tx, vault, ownerId, way);
  await new AppointmentsRepository(tx, vault).moveAll(ownerId, way.to);
  await new TemplatesRepository(tx, vault).moveAll(ownerId, way.to);
  return new VisitsRepository(tx).giveAll(ownerId, { organizationId: way.to });
}

/** Copies the patients of a person's visits and appointments, which then refer to the copies. */
async function copyPatients(tx: Queryable, vault: Vault, ownerId: string, way: Way): Promise<void> {
  const visits = new VisitsRepository(tx);
  const appointments = new AppointmentsRepository(tx, vault);
  const patients = new Patients(tx, vault, way.from);
  const copies = new Map<string, string>(); // by id of the patient after all merges
  for (const id of new Set([...(await visits.patientsOf(ownerId)), ...(await appointments.patientsOf(ownerId))])) {
    const { id: survivor } = await patients.survivor(id);
    const copy = copies.get(survivor) ?? (await copyPatient(tx, vault, survivor, { ...way, userId: ownerId }));
    copies.set(survivor, copy);
    await visits.changePatient(ownerId, id, copy);
    await appointments.changePatient(ownerId, id, copy);
  }
}

/** Gives a person's visits and appointments to a colleague. @returns how many visits. */
export async function handOver(tx: Queryable, vault: Vault, ownerId: string, successorId: string): Promise<number> {
  await new AppointmentsRepository(tx, vault).giveAll(ownerId, successorId);
  return new VisitsRepository(tx).giveAll(ownerId, { ownerId: successorId });
}
