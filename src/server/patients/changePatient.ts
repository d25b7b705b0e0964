import { randomUUID } from "node:crypto";
import type { z } from "zod";
import { AppError } from "../../shared/errors";
import type { createPatientSchema, Patient, updatePatientSchema } from "../../shared/patients/patient";
import { recordAudit } from "../platform/audit/recordAudit";
import type { Queryable } from "../platform/database/Database";
import type { CurrentUser } from "../platform/http/currentUser";
import type { ServerContext } from "../platform/ServerContext";
import { notFound, Patients } from "./Patients";
import type { PatientText } from "./patientText";
import { invalidField } from "../platform/http/invalidField";

type CreateInput = z.output<typeof createPatientSchema>;
type UpdateInput = z.output<typeof updatePatientSchema>;
/** Maximum number of records that are merged into one patient: each change of the patient reads all of them. */
const maxMerged = 50;

type Context = Pick<ServerContext, "database" | "vault">;

const emptyText: PatientText = {
  given_name: "",
  family_name: "",
  birth_date: null,
  sex: "unknown",
  pronouns: null,
  record_numbers: [],
  phone: null,
  language: null,
};

/**
 * Creates a patient of the user's organization. If the organization has a patient with this id, returns that patient
 * unchanged, with `isNew` false.
 * @throws {AppError} `number_taken` for a record number of another patient (`current`); `conflict` for an id that
 * another organization uses.
 */
export function createPatient(
  { database, vault }: Context,
  user: CurrentUser,
  { id = randomUUID(), ...input }: CreateInput,
): Promise<{ patient: Patient; isNew: boolean }> {
  return database.transaction(async (tx) => {
    const patients = new Patients(tx, vault, user.organizationId);
    const isNew = await patients.insert(id, user.id, withInput(emptyText, input));
    if (isNew) await recordChange(tx, user, "patient_created", { patient: id });
    const patient = await patients.get(id).catch((cause: unknown) => {
      throw new AppError("conflict", "This patient’s id is already in use. Create the patient again.", { cause });
    });
    return { patient, isNew };
  });
}

/**
 * Changes the given fields; signed visits keep the patient as they were signed.
 * @throws {AppError} `not_found`; `invalid_input` without a name; `conflict` for a merged record; `number_taken`.
 */
export function updatePatient(
  { database, vault }: Context,
  user: CurrentUser,
  id: string,
  input: UpdateInput,
): Promise<Patient> {
  return database.transaction(async (tx) => {
    const patients = new Patients(tx, vault, user.organizationId);
    const row = await patients.rows.byId(id, { lock: true });
    if (!row) throw notFound();
    if (row.merged_into !== null) {
      throw new AppError("conflict", "This record was merged into another. Change that patient, or undo the merge.");
    }
    const text = withInput(await patients.textOf(row), input);
    if (text.given_name + text.family_name === "") {
      throw invalidField("family_name", "Enter the patient’s name.");
    }
    await patients.update(id, text);
    await recordChange(tx, user, "patient_changed", { patient: id, fields: Object.keys(input).join(" ") });
    return patients.get(id);
  });
}

/**
 * Merges a record into another, the survivor; both keep their content, so that `separatePatient` can undo it.
 * @returns the survivor.
 * @throws {AppError} `not_found`; `conflict` if one of them was merged before, or too many are merged into one.
 */
export function mergePatient(
  { database, vault }: Context,
  user: CurrentUser,
  id: string,
  into: string,
): Promise<Patient> {
  return database.transaction(async (tx) => {
    const patients = new Patients(tx, vault, user.organizationId);
    await patients.rows.lock([id, into]);
    const [merged, survivor] = await Promise.all([patients.rows.byId(id), patients.rows.byId(into)]);
    if (!merged || !survivor) throw notFound();
    if (id === into) throw new AppError("conflict", "Choose another patient: a record cannot be merged into itself.");
    if (merged.merged_into === into) return patients.get(into);
    if (merged.merged_into !== null || survivor.merged_into !== null) {
      throw new AppError("conflict", "One of these records was merged already. Open the patient again.");
    }
    const [withIt, before] = await Promise.all([patients.rows.mergedInto(id), patients.rows.mergedInto(into)]);
    if (withIt.length + 1 + before.length > maxMerged) {
      throw new AppError("conflict", `A patient can have up to ${maxMerged} merged records. This one has as many.`);
    }
    await patients.rows.merge(id, into);
    await patients.renewTokens(into);
    await recordChange(tx, user, "patient_merged", { patient: id, into });
    return patients.get(into);
  });
}

/**
 * Undoes a merge.
 * @returns the patient that is separated.
 * @throws {AppError} `not_found`; `conflict` if it is not merged.
 */
export function separatePatient({ database, vault }: Context, user: CurrentUser, id: string): Promise<Patient> {
  return database.transaction(async (tx) => {
    const patients = new Patients(tx, vault, user.organizationId);
    const row = await patients.rows.byId(id, { lock: true });
    if (!row) throw notFound();
    if (row.merged_into === null) throw new AppError("conflict", "This record is not merged into another.");
    await patients.rows.separate(id);
    await patients.renewTokens(id);
    await patients.renewTokens(row.survivor_id);
    await recordChange(tx, user, "patient_separated", { patient: id, from: row.merged_into });
    return patients.get(id);
  });
}

/**
 * Deletes a record permanently: its key is destroyed, so that it cannot be read in earlier backups of the data either,
 * if the keys are backed up separately.
 * @throws {AppError} `not_found`; `conflict` while a visit, an appointment or a merged record refers to it.
 */
export async function deletePatient({ database, vault }: Context, user: CurrentUser, id: string): Promise<void> {
  await database.transaction(async (tx) => {
    const patients = new Patients(tx, vault, user.organizationId);
    const row = await patients.rows.byId(id, { lock: true });
    if (!row) throw notFound();
    await patients.rows.delete(id).catch(refuseReferences);
    if (row.survivor_id !== id) await patients.renewTokens(row.survivor_id);
    await recordChange(tx, user, "patient_deleted", { patient: id });
  });
}

/** Throws `conflict` instead of PostgreSQL's error for a row that others refer to (23503). */
function refuseReferences(cause: unknown): never {
  if ((cause as { code?: string }).code !== "23503") throw cause;
  const sentence =
    "Sessions, appointments or merged records belong to this patient. Assign them to another patient, or delete them, first. " +
    "A deleted session counts for the ten minutes in which it can be restored.";
  throw new AppError("conflict", sentence, { cause });
}

function withInput(before: PatientText, input: UpdateInput): PatientText {
  const given = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));
  const after: PatientText = { ...before, ...given };
  return { ...after, phone: after.phone || null, language: after.language || null };
}

const recordChange = (
  tx: Queryable,
  user: CurrentUser,
  action: string,
  detail: Record<string, string>,
): Promise<void> => recordAudit(tx, { action, userId: user.id, sessionId: user.sessionId, detail });
