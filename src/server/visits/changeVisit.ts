import { randomUUID } from "node:crypto";
import type { z } from "zod";
import { AppError } from "../../shared/errors";
import { defaultTemplateId } from "../../shared/templates/template";
import type { Consent, createVisitSchema, updateVisitSchema, Visit } from "../../shared/visits/visit";
import type { Queryable } from "../platform/database/database";
import { publishChange, wakeWorkers } from "../platform/events/visitEvents";
import type { CurrentUser } from "../platform/http/currentUser";
import type { Platform } from "../services";
import { findTemplate } from "../templates/templateSource";
import { requireVisit, setVisitStatus, type VisitHandle } from "./visitAccess";
import { VisitsRepository } from "./visitsRepository";

type CreateInput = z.output<typeof createVisitSchema>;
type UpdateInput = z.output<typeof updateVisitSchema>;

/** Makes a visit, or finds the one the same call made before. @throws {AppError} `conflict` when the id is taken otherwise. */
export async function createVisit(
  { database, vault }: Platform,
  user: CurrentUser,
  input: CreateInput,
): Promise<{ visit: Visit; isNew: boolean }> {
  const consent = checkedConsent(input.consent);
  if (input.template_id) await requireKnownTemplate(database, user, input.template_id);
  const id = input.id ?? randomUUID();
  return database.transaction(async (tx) => {
    const visits = new VisitsRepository(tx, vault);
    const isNew = await visits.insert({
      id,
      organizationId: user.organizationId,
      ownerId: user.id,
      patientId: input.patient_id ?? null,
      templateId: input.template_id || (await templateOfLastTime(tx, visits, user)),
      text: { title: input.title || null, patient_name: input.patient_name || null, reason: input.reason || null },
      consent,
      startedAt: input.started_at ?? null,
    });
    if (isNew) await publishChange(tx, id, "visit");
    else await requireOwnRepeat(tx, user, id);
    return { visit: await visits.get(id), isNew };
  });
}

/** Changes what is given and leaves the rest. @throws {AppError} `not_found`, `conflict`, `invalid_input`. */
export async function updateVisit(
  { database, vault }: Platform,
  user: CurrentUser,
  id: string,
  input: UpdateInput,
): Promise<Visit> {
  const consent = checkedConsent(input.consent);
  if (input.template_id) await requireKnownTemplate(database, user, input.template_id);
  return database.transaction(async (tx) => {
    const visits = new VisitsRepository(tx, vault);
    const handle = await requireVisit(tx, user, id, { lock: true });
    if (input.status) await moveRecording(tx, handle, input.status);
    const { title, patient_name, reason } = input;
    if (title !== undefined || patient_name !== undefined || reason !== undefined) {
      const before = await visits.textOf(id);
      await visits.setText(id, {
        title: title === undefined ? before.title : title || null,
        patient_name: patient_name === undefined ? before.patient_name : patient_name || null,
        reason: reason === undefined ? before.reason : reason || null,
      });
    }
    if (input.template_id) await visits.setTemplate(id, input.template_id);
    if (input.patient_id !== undefined) await visits.setPatient(id, input.patient_id);
    if (consent) await visits.setConsent(id, consent, user.id);
    await publishChange(tx, id, "visit");
    return visits.get(id);
  });
}

/** Deletes a visit for good in ten minutes; until then it can be restored. @throws {AppError} `conflict` while it is recorded. */
export async function deleteVisit({ database, vault }: Platform, user: CurrentUser, id: string): Promise<void> {
  await database.transaction(async (tx) => {
    const visits = new VisitsRepository(tx, vault);
    const { status } = await requireVisit(tx, user, id, { lock: true });
    if (await visits.isBeingRecorded(id, status)) {
      throw new AppError("conflict", "This session is being recorded. Stop the recording, then delete it.");
    }
    await visits.markDeleted(id);
    await publishChange(tx, id, "visit");
  });
}

/** Brings a deleted visit back; one that is not deleted stays as it is. */
export async function restoreVisit({ database, vault }: Platform, user: CurrentUser, id: string): Promise<Visit> {
  return database.transaction(async (tx) => {
    const visits = new VisitsRepository(tx, vault);
    await wakeIfOwn(tx, user, id);
    if (!(await visits.restore(id, user.id))) {
      throw new AppError("not_found", "This session was not found. It may have been deleted for good.");
    }
    await publishChange(tx, id, "visit");
    return visits.get(id);
  });
}

/** Lets the workers try again what failed. A visit already at work answers as it is. @throws {AppError} `conflict`. */
export async function retryVisit({ database, vault }: Platform, user: CurrentUser, id: string): Promise<Visit> {
  return database.transaction(async (tx) => {
    // A worker locks the visit's work first and the visit second: the same order here, or the two could wait for each other.
    await wakeIfOwn(tx, user, id);
    const { status } = await requireVisit(tx, user, id, { lock: true });
    if (status === "needs_attention") await setVisitStatus(tx, id, "transcribing");
    else if (status !== "transcribing" && status !== "drafting") {
      throw new AppError("conflict", "There is nothing to try again in this session.");
    }
    return new VisitsRepository(tx, vault).get(id);
  });
}

async function moveRecording(tx: Queryable, visit: VisitHandle, status: "recording" | "paused"): Promise<void> {
  if (visit.status !== "recording" && visit.status !== "paused") {
    throw new AppError("conflict", "This session is not being recorded, so it cannot be paused or resumed.");
  }
  await setVisitStatus(tx, visit.id, status);
}

async function requireOwnRepeat(tx: Queryable, user: CurrentUser, id: string): Promise<void> {
  await requireVisit(tx, user, id).catch((cause: unknown) => {
    throw new AppError("conflict", "A session cannot be made under this id. Make it again with a new one.", { cause });
  });
}

async function wakeIfOwn(tx: Queryable, user: CurrentUser, id: string): Promise<void> {
  const { rows } = await tx.query("select 1 from visits where id = $1 and owner_id = $2", [id, user.id]);
  if (rows.length > 0) await wakeWorkers(tx, id);
}

async function requireKnownTemplate(db: Queryable, user: CurrentUser, id: string): Promise<void> {
  if (await findTemplate(db, user.id, id)) return;
  const message = "This template was not found. Choose another one.";
  throw new AppError("invalid_input", message, { errors: [{ path: "template_id", message }] });
}

/** What the person's newest visit is written with, unless that template was deleted since. */
async function templateOfLastTime(tx: Queryable, visits: VisitsRepository, user: CurrentUser): Promise<string> {
  const last = await visits.lastTemplate(user.id);
  return last !== null && (await findTemplate(tx, user.id, last)) ? last : defaultTemplateId;
}

/** @throws {AppError} `invalid_input` for an answer that says yes and no at once. */
function checkedConsent(consent: Consent | null | undefined): Consent | null {
  if (consent?.given && consent.method === "refused") {
    const message = "Consent cannot be both given and refused.";
    throw new AppError("invalid_input", message, { errors: [{ path: "consent.method", message }] });
  }
  return consent ?? null;
}
