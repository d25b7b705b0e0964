import { TemplatesRepository } from "../templates/TemplatesRepository";
import { copyPatient } from "../patients/copyPatient";
import { Patients } from "../patients/Patients";
import type { KeyRef } from "../platform/crypto/sealedHeader";
import { readableOr } from "../platform/crypto/readableOr";
import type { Vault } from "../platform/crypto/Vault";
import type { Queryable } from "../platform/database/Database";
import type { ServerContext } from "../platform/ServerContext";
import { AppointmentsRepository } from "../precharting/AppointmentsRepository";
import { SharedVisitsRepository } from "../visits/SharedVisitsRepository";
import { VisitsRepository } from "../visits/VisitsRepository";

/** Ids of the organizations that a person leaves and joins. */
interface OrganizationChange {
  from: string;
  to: string;
}

type MoveContext = Pick<ServerContext, "vault" | "log">;

/**
 * Moves everything that a person owns to another organization, also what cannot be read. Their patients are copied
 * there, because colleagues can have visits of the same patients. A patient that cannot be read is logged and not
 * copied: the visits and appointments that move have no patient then.
 * @returns how many visits moved.
 */
export async function moveBelongings(
  tx: Queryable,
  context: MoveContext,
  ownerId: string,
  change: OrganizationChange,
): Promise<number> {
  const { vault } = context;
  await copyPatients(tx, context, ownerId, change);
  await new AppointmentsRepository(tx, vault).moveAll(ownerId, change.to);
  await new TemplatesRepository(tx, vault).moveAll(ownerId, change.to);
  const moved = await new VisitsRepository(tx).giveAll(ownerId, { organizationId: change.to });
  await new SharedVisitsRepository(tx).removeTokensOf(moved); // they are made with the former organization's key
  const keys = moved.map((id): KeyRef => ({ kind: "visit", id }));
  await vault.moveKeys(tx, keys, change.to);
  return moved.length;
}

/** Copies the patients of a person's visits and appointments, which then refer to the copies. */
async function copyPatients(
  tx: Queryable,
  { vault, log }: MoveContext,
  ownerId: string,
  change: OrganizationChange,
): Promise<void> {
  const visits = new VisitsRepository(tx);
  const appointments = new AppointmentsRepository(tx, vault);
  const patients = new Patients(tx, vault, change.from);
  const copies = new Map<string, string | null>(); // by id of the patient after all merges
  for (const id of new Set([...(await visits.patientsOf(ownerId)), ...(await appointments.patientsOf(ownerId))])) {
    const survivor = await patients.survivorId(id);
    if (!copies.has(survivor)) {
      const read = () => copyPatient(tx, vault, survivor, { ...change, userId: ownerId });
      copies.set(survivor, await readableOr(null, read, { kind: "patient", id: survivor, log }));
    }
    const copy = copies.get(survivor) ?? null;
    await visits.changePatient(ownerId, id, copy);
    await appointments.changePatient(ownerId, id, copy);
  }
}

/** Gives a person's visits and appointments to a colleague. @returns how many visits. */
export async function handOver(tx: Queryable, vault: Vault, ownerId: string, successorId: string): Promise<number> {
  await new AppointmentsRepository(tx, vault).giveAll(ownerId, successorId);
  return (await new VisitsRepository(tx).giveAll(ownerId, { ownerId: successorId })).length;
}
