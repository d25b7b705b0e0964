import { isBeingRecorded } from "../../shared/visits/isInProgress";
import { randomUUID } from "node:crypto";
import type { z } from "zod";
import { AppError } from "../../shared/errors";
import { defaultTemplateId } from "../../shared/templates/template";
import {
  type Consent,
  type createVisitSchema,
  type updateVisitSchema,
  type Visit,
  withoutUnreadable,
} from "../../shared/visits/visit";
import type { PatientSummary } from "../../shared/patients/patient";
import { UnreadableError } from "../platform/crypto/UnreadableError";
import type { Vault } from "../platform/crypto/Vault";
import type { Queryable } from "../platform/database/Database";
import { publishChange } from "./VisitEventsRepository";
import { wakeWorkers } from "./VisitWorkRepository";
import type { CurrentUser } from "../platform/http/currentUser";
import type { ServerContext } from "../platform/ServerContext";
import { Patients } from "../patients/Patients";
import { OrganizationsRepository } from "../auth/accounts/OrganizationsRepository";
import { findTemplate } from "../templates/findTemplate";
import { requireVisit } from "./requireVisit";
import { setVisitStatus } from "./setVisitStatus";
import { Visits } from "./Visits";
import { type VisitHandle, VisitsRepository } from "./VisitsRepository";
import { invalidField } from "../platform/http/invalidField";

type CreateInput = z.output<typeof createVisitSchema>;
type UpdateInput = z.output<typeof updateVisitSchema>;

/**
 * Creates a visit. If the user already has a visit with this id, returns that visit unchanged, with `isNew` false.
 * @throws {AppError} `invalid_input`; `conflict` if the id is that of a deleted visit or another user's.
 */
export async function createVisit(
  { database, vault, settings }: ServerContext,
  user: CurrentUser,
  input: CreateInput,
): Promise<{ visit: Visit; isNew: boolean }> {
  const consent = checkedConsent(input.consent);
  const id = input.id ?? randomUUID();
  return database.transaction(async (tx) => {
    if (input.template_id) await requireKnownTemplate(tx, vault, user, input.template_id);
    const visits = new Visits(tx, vault);
    const patient = await patientOfNew(tx, vault, user, input);
    const practice = await new OrganizationsRepository(tx).byId(user.organizationId);
    const firstTemplate = practice?.default_template ?? settings.CHARTSIDE_DEFAULT_TEMPLATE ?? defaultTemplateId;
    const isNew = await visits.insert({
      id,
      organizationId: user.organizationId,
      ownerId: user.id,
      patientId: patient?.id ?? null,
      templateId: input.template_id || (await lastUsedTemplate(tx, vault, user)) || firstTemplate,
      text: {
        title: input.title || null,
        patient_name: patient?.name ?? (withoutUnreadable(input.patient_name ?? "") || null),
        reason: input.reason || null,
      },
      consent,
      startedAt: input.started_at ?? null,
      timeZone: practice?.time_zone ?? settings.CHARTSIDE_TIME_ZONE ?? input.time_zone ?? null,
    });
    if (isNew) await publishChange(tx, id, "visit");
    else await requireOwnRepeat(tx, user, id);
    return { visit: await visits.get(id), isNew };
  });
}

/**
 * Changes the given fields.
 * @throws {AppError} `not_found`, `invalid_input`; `conflict` for a status if the visit is not being recorded;
 * `note_signed` for details of a signed visit, and for the patient of a visit with a signed document, which only
 * `amendVisit` changes.
 */
export async function updateVisit(
  { database, vault }: ServerContext,
  user: CurrentUser,
  id: string,
  input: UpdateInput,
): Promise<Visit> {
  const consent = checkedConsent(input.consent);
  return database.transaction(async (tx) => {
    if (input.template_id) await requireKnownTemplate(tx, vault, user, input.template_id);
    const visits = new Visits(tx, vault);
    const handle = await requireVisit(tx, user, id, { lock: true });
    if (input.status) await setRecordingStatus(tx, handle, input.status);
    if (handle.status === "signed") await requireUnchanged(visits, id, input);
    else {
      await requireSamePatient(visits, id, input);
      await changeDetails(tx, vault, user, id, input);
    }
    const rows = new VisitsRepository(tx);
    if (consent) await rows.setConsent(id, consent, user.id);
    await publishChange(tx, id, "visit");
    return visits.get(id);
  });
}

/**
 * Deletes a visit, permanently after ten minutes; until then it can be restored.
 * @throws {AppError} `not_found`; `conflict` while the visit is being recorded.
 */
export async function deleteVisit({ database }: ServerContext, user: CurrentUser, id: string): Promise<void> {
  await database.transaction(async (tx) => {
    const { status } = await requireVisit(tx, user, id, { lock: true });
    const visits = new VisitsRepository(tx);
    if (isBeingRecorded({ status }) && (await visits.receivesAudio(id))) {
      throw new AppError("conflict", "This session is being recorded. Stop the recording, then delete it.");
    }
    await visits.markDeleted(id);
    await publishChange(tx, id, "visit");
  });
}

/** Restores a deleted visit; does not change one that is not deleted. @throws {AppError} `not_found`. */
export async function restoreVisit({ database, vault }: ServerContext, user: CurrentUser, id: string): Promise<Visit> {
  return database.transaction(async (tx) => {
    await wakeIfOwn(tx, user, id);
    if (!(await new VisitsRepository(tx).restore(id, user))) {
      throw new AppError("not_found", "This session was not found. It may have been permanently deleted.");
    }
    await publishChange(tx, id, "visit");
    return new Visits(tx, vault).get(id);
  });
}

/**
 * Makes failed work due again, and a planned retry due immediately. A visit that is being transcribed or drafted is
 * returned unchanged.
 * @throws {AppError} `not_found`; `conflict` if there is nothing to retry.
 */
export async function retryVisit({ database, vault }: ServerContext, user: CurrentUser, id: string): Promise<Visit> {
  return database.transaction(async (tx) => {
    // Lock the visit's work first and the visit second, like the workers, to prevent deadlocks.
    await wakeIfOwn(tx, user, id);
    const { status } = await requireVisit(tx, user, id, { lock: true });
    if (status === "needs_attention") await setVisitStatus(tx, id, "transcribing");
    else if (await new VisitsRepository(tx).retryNow(id)) await publishChange(tx, id, "visit");
    else if (status !== "transcribing" && status !== "drafting") {
      throw new AppError("conflict", "There is nothing to retry in this session.");
    }
    return new Visits(tx, vault).get(id);
  });
}

/** Writes title, reason, patient and template of a visit that is not signed. */
async function changeDetails(
  tx: Queryable,
  vault: Vault,
  user: CurrentUser,
  id: string,
  { title, reason, patient_id, patient_name, template_id, imported_file: file }: UpdateInput,
): Promise<void> {
  const [rows, visits] = [new VisitsRepository(tx), new Visits(tx, vault)];
  if (template_id) await rows.setTemplate(id, template_id);
  if ([title, reason, patient_id, patient_name, file].every((field) => field === undefined)) return;
  const before = await visits.textOf(id);
  let name = before.patient_name;
  if (patient_id) {
    const patient = await requirePatient(tx, vault, user, patient_id);
    await rows.setPatient(id, patient.id);
    name = patient.name;
  } else if (patient_id === null && (await visits.get(id)).patient_id !== null) {
    await rows.setPatient(id, null);
    name = patient_name || null;
  } else if (patient_name !== undefined) name = await nameAfterTyping(rows, await visits.get(id), patient_name, name);
  await visits.setText(id, {
    ...before,
    title: title === undefined ? before.title : title || null,
    patient_name: name,
    reason: reason === undefined ? before.reason : reason || null,
    ...(file !== undefined && { imported_file: file }),
  });
}

/**
 * Returns the name of the visit after one was typed: a patient's record keeps its own. Removes a record that cannot be
 * read, if another name was typed.
 */
async function nameAfterTyping(rows: VisitsRepository, visit: Visit, typed: string | null, before: string | null) {
  const isReplaced = visit.patient_unreadable && typed && typed !== visit.patient_name;
  if (isReplaced) await rows.setPatient(visit.id, null);
  return isReplaced || visit.patient_id === null ? typed || null : before;
}

/** @throws {AppError} `note_signed` if the input would change a detail of a signed visit. */
async function requireUnchanged(visits: Visits, id: string, input: UpdateInput): Promise<void> {
  const visit = await visits.get(id);
  const own = await visits.textOf(id);
  const differs =
    (input.title !== undefined && (input.title || null) !== own.title && input.title !== visit.title) ||
    (input.reason !== undefined && (input.reason || null) !== visit.reason) ||
    isOtherPatient(visit, input) ||
    (input.template_id && input.template_id !== visit.template_id);
  if (differs) {
    throw new AppError(
      "note_signed",
      "This session is signed. Amend it to change its details; the change is recorded.",
    );
  }
}

/**
 * @throws {AppError} `note_signed` if the input would change the patient for whom a document of the visit was signed.
 */
async function requireSamePatient(visits: Visits, id: string, input: UpdateInput): Promise<void> {
  if ((await visits.textOf(id)).signed_patient === undefined || !isOtherPatient(await visits.get(id), input)) return;
  throw new AppError(
    "note_signed",
    "A document of this session is signed for this patient. Amend the session to change the patient; the change is recorded.",
  );
}

/** Whether the input names a patient other than the visit's. */
const isOtherPatient = (visit: Visit, { patient_id, patient_name }: UpdateInput): boolean =>
  (patient_id !== undefined && patient_id !== visit.patient_id) ||
  (patient_name !== undefined && (patient_name || null) !== visit.patient_name);

/**
 * Returns the id and name of the patient for a new visit or appointment; null for a name without a record. If the
 * record cannot be read but a name comes with it, e.g. that of an appointment, the record is kept under that name.
 */
export async function patientOfNew(
  tx: Queryable,
  vault: Vault,
  user: CurrentUser,
  { patient_id: id, patient_name: name }: Pick<CreateInput, "patient_id" | "patient_name">,
): Promise<Pick<PatientSummary, "id" | "name"> | null> {
  if (!id) return null;
  return requirePatient(tx, vault, user, id).catch(async (error: unknown) => {
    if (!name || !(error instanceof AppError && error.cause instanceof UnreadableError)) throw error;
    return { id: await new Patients(tx, vault, user.organizationId).survivorId(id), name: withoutUnreadable(name) };
  });
}

/**
 * Returns the patient of the user's organization, after all merges.
 * @throws {AppError} `invalid_input` if unknown; `conflict`, with the `UnreadableError` as its cause, if the record
 * cannot be read.
 */
export async function requirePatient(
  tx: Queryable,
  vault: Vault,
  user: CurrentUser,
  id: string,
): Promise<PatientSummary> {
  const patients = new Patients(tx, vault, user.organizationId);
  const patient = await patients.survivor(id).catch((cause: unknown) => {
    if (cause instanceof UnreadableError) throw new AppError("conflict", unreadablePatient, { cause });
    const message = "This patient was not found in your practice. Choose another one.";
    throw new AppError("invalid_input", message, { cause, errors: [{ path: "patient_id", message }] });
  });
  await patients.rows.touch(patient.id);
  return patient;
}

const unreadablePatient =
  "The patient’s stored record is damaged and can’t be read. Choose another patient, or type the name.";

async function setRecordingStatus(tx: Queryable, visit: VisitHandle, status: "recording" | "paused"): Promise<void> {
  if (!isBeingRecorded(visit)) {
    throw new AppError("conflict", "This session is not being recorded, so it cannot be paused or resumed.");
  }
  await setVisitStatus(tx, visit.id, status);
}

async function requireOwnRepeat(tx: Queryable, user: CurrentUser, id: string): Promise<void> {
  await requireVisit(tx, user, id).catch((cause: unknown) => {
    throw new AppError("conflict", "This session’s id is already in use. Create it again with a new one.", { cause });
  });
}

/** Makes work due, and so locks the work row, if the visit is this user's, deleted or not. */
async function wakeIfOwn(tx: Queryable, user: CurrentUser, id: string): Promise<void> {
  if (await new VisitsRepository(tx).isOwn(user, id)) await wakeWorkers(tx, id);
}

async function requireKnownTemplate(tx: Queryable, vault: Vault, user: CurrentUser, id: string): Promise<void> {
  if (await findTemplate(tx, vault, user, id)) return;
  throw invalidField("template_id", "This template was not found. Choose another one.");
}

/** Returns the template id of the user's newest visit; null if there is none or it was deleted. */
async function lastUsedTemplate(tx: Queryable, vault: Vault, user: CurrentUser): Promise<string | null> {
  const last = await new VisitsRepository(tx).lastTemplate(user);
  return last !== null && (await findTemplate(tx, vault, user, last)) ? last : null;
}

/** @throws {AppError} `invalid_input` for consent that is both given and refused. */
function checkedConsent(consent: Consent | null | undefined): Consent | null {
  if (consent?.given && consent.method === "refused") {
    throw invalidField("consent.method", "Consent cannot be both given and refused.");
  }
  return consent ?? null;
}
