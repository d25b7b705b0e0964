import type { z } from "zod";
import { AppError } from "../../shared/errors";
import { describePatient } from "../patients/describePatient";
import type { Amendment, amendVisitSchema } from "../../shared/visits/amendment";
import type { Visit } from "../../shared/visits/visit";
import { recordAudit } from "../platform/audit/recordAudit";
import type { CurrentUser } from "../platform/http/currentUser";
import type { ServerContext } from "../platform/ServerContext";
import { requirePatient } from "./changeVisit";
import { requireVisit } from "./requireVisit";
import { publishChange } from "./VisitEventsRepository";
import { Visits } from "./Visits";
import { VisitsRepository } from "./VisitsRepository";

type AmendInput = z.output<typeof amendVisitSchema>;
type Changes = Amendment["changes"];

/** Maximum number of amendments of a visit, which are all stored in its text. */
const maxAmendments = 100;

/**
 * Changes details of a signed visit, or of one with a signed document, and adds to the visit who changed what, when and
 * why. The signed documents themselves are unchanged.
 * @throws {AppError} `not_found`; `invalid_input` for an unknown patient; `conflict` if nothing of the visit is signed,
 * nothing would change or it was amended too often.
 */
export function amendVisit(
  { database, vault }: Pick<ServerContext, "database" | "vault">,
  user: CurrentUser,
  id: string,
  input: AmendInput,
): Promise<Visit> {
  return database.transaction(async (tx) => {
    const { status } = await requireVisit(tx, user, id, { lock: true });
    const visits = new Visits(tx, vault);
    const text = await visits.textOf(id);
    if (status !== "signed" && text.signed_patient === undefined)
      throw new AppError("conflict", "This session is not signed yet. Edit its details instead.");
    const before = await visits.get(id);
    if (before.amendments.length >= maxAmendments)
      throw new AppError(
        "conflict",
        `A session can be amended up to ${maxAmendments} times. Add an addendum to the note.`,
      );
    const chosen = input.patient_id ? await requirePatient(tx, vault, user, input.patient_id) : null;
    const patient = input.patient_id === undefined ? before.patient : chosen;
    const name = patient ? patient.name : typedName(before, input);
    const changes = changesOf(before, input, patient ? describePatient(patient) : name);
    if (changes.length === 0)
      throw new AppError("conflict", "Nothing was changed: these details are recorded already.");

    const amendment = { at: new Date().toISOString(), by: user.displayName, explanation: input.explanation, changes };
    if (input.patient_id !== undefined) await new VisitsRepository(tx).setPatient(id, patient?.id ?? null);
    await visits.setText(id, {
      title: input.title === undefined ? text.title : input.title || null,
      reason: input.reason === undefined ? text.reason : input.reason || null,
      patient_name: input.patient_id === undefined && patient ? text.patient_name : name,
      signed_patient: patient,
      amendments: [...before.amendments, amendment],
    });
    const fields = changes.map(({ field }) => field).join(" ");
    const { id: userId, sessionId } = user;
    await recordAudit(tx, { action: "visit_amended", userId, sessionId, detail: { visit: id, fields } });
    await publishChange(tx, id, "visit");
    return visits.get(id);
  });
}

/** Returns the name of a visit that has no patient after the amendment: the typed one, or the previous one. */
const typedName = ({ patient, patient_name: before }: Visit, { patient_name: typed }: AmendInput): string | null =>
  typed === undefined ? (patient ? null : before) : typed || null;

/** @param patient the patient after the amendment, as it is recorded. */
function changesOf(before: Visit, { title, reason }: AmendInput, patient: string | null): Changes {
  const changes: Changes = [];
  const add = (field: Changes[number]["field"], from: string | null, to: string | null): void => {
    if (from !== to) changes.push({ field, before: from, after: to });
  };
  const patientBefore = before.patient ? describePatient(before.patient) : before.patient_name;
  add("patient", patientBefore, patient);
  if (title !== undefined) add("title", before.title, title || null);
  if (reason !== undefined) add("reason", before.reason, reason || null);
  return changes;
}
