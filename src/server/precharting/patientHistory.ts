import type { VisitDocument } from "../../shared/notes/document";
import type { Appointment } from "../../shared/precharting/appointment";
import type { EarlierVisit, HistoryNote } from "../../shared/precharting/prechart";
import { type Visit, withoutUnreadable } from "../../shared/visits/visit";
import { DocumentsRepository } from "../notes/DocumentsRepository";
import type { CurrentUser } from "../platform/http/currentUser";
import type { ServerContext } from "../platform/ServerContext";
import { searchWords } from "../visits/searchTokens";
import { Visits } from "../visits/Visits";

/** Maximum number of earlier visits in a pre-chart. */
const maxVisits = 50;
/** Maximum number of visits that are decrypted to find those of the same name. */
const maxCandidates = 200;

/**
 * Returns the clinician's earlier visits of the appointment's patient, newest first, at most 50; `note` is null unless
 * it is signed. Includes visits of the same name, marked `by_name`: those without a patient, or, if the appointment has
 * no patient, those of any patient.
 */
export async function patientHistory(
  context: Pick<ServerContext, "database" | "vault" | "log">,
  user: CurrentUser,
  appointment: Appointment,
): Promise<EarlierVisit[]> {
  const { database, vault, log } = context;
  const found = [
    ...(await ofRecord(context, user, appointment)).map((visit) => ({ visit, by_name: false })),
    ...(await ofName(context, user, appointment)).map((visit) => ({ visit, by_name: true })),
  ];
  const earlier = found
    .filter(({ visit }) => visit.id !== appointment.visit?.id)
    .toSorted((a, b) => b.visit.created_at.localeCompare(a.visit.created_at));
  const documents = new DocumentsRepository(database, vault);
  return Promise.all(
    earlier.slice(0, maxVisits).map(async ({ visit, by_name }) => {
      const current = visit.signed_at === null ? [] : await documents.currentByVisit(visit.id, log);
      const note = current.find(({ kind }) => kind === "note") ?? null;
      return { ...toEarlierVisit(visit, note), by_name, ...(note?.unreadable && { unreadable: true as const }) };
    }),
  );
}

const anyVisitBefore = (startsAt: string) => ({ statuses: null, from: null, to: new Date(startsAt), after: null });

/** Returns visits that refer to the appointment's patient; none without one. */
async function ofRecord(
  { database, vault, log }: Pick<ServerContext, "database" | "vault" | "log">,
  user: CurrentUser,
  { starts_at, patient, unreadable_patient_id }: Appointment,
): Promise<Visit[]> {
  const patientId = patient?.id ?? unreadable_patient_id;
  if (patientId === undefined) return [];
  const filter = { ...anyVisitBefore(starts_at), patientId, limit: maxVisits };
  return (await new Visits(database, vault).list(user, filter, log)).items;
}

/**
 * Returns visits with the appointment's name: those without a patient, or of any patient if the appointment has none.
 * Candidates are found by the search index, then names are compared as a whole: "Whitfield, Harold" equals "Harold
 * Whitfield", but not "Harold Whitfield Jr".
 */
async function ofName(
  { database, vault, log }: Pick<ServerContext, "database" | "vault" | "log">,
  user: CurrentUser,
  { starts_at, patient_name: shown, patient, unreadable_patient_id }: Appointment,
): Promise<Visit[]> {
  const patient_name = withoutUnreadable(shown);
  const name = nameKey(patient_name);
  if (name === "") return [];
  const filter = { ...anyVisitBefore(starts_at), q: searchWords(patient_name).join(" "), limit: maxCandidates };
  const { items } = await new Visits(database, vault).list(user, filter, log);
  const canBelong = (visit: Visit): boolean => !(patient ?? unreadable_patient_id) || visit.patient_id === null;
  return items.filter(
    (visit) => visit.patient_name !== null && nameKey(visit.patient_name) === name && canBelong(visit),
  );
}

/** Normalizes a name: lower case, without accents and punctuation, words sorted. */
const nameKey = (name: string): string => searchWords(name).toSorted().join(" ");

function toEarlierVisit(
  { id, title, reason, status, started_at, created_at }: Visit,
  note: VisitDocument | null,
): Omit<EarlierVisit, "by_name"> {
  const at = started_at ?? created_at;
  return { visit_id: id, title, reason, at, status, note: note && toHistoryNote(note) };
}

function toHistoryNote({ unreadable, ...note }: VisitDocument): HistoryNote | null {
  const { id, status, signed_at, signed_by, sections, addenda } = note;
  if (status !== "signed" || signed_at === null || unreadable) return null;
  return {
    id,
    signed_at,
    signed_by: signed_by ?? "",
    sections: sections
      .filter(({ sentences }) => sentences.length > 0)
      .map(({ key, title, style, sentences }) => ({ key, title, style, sentences: sentences.map(({ text }) => text) })),
    addenda,
  };
}
