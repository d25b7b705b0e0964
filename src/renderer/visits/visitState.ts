import { type Consent, type Visit, withoutUnreadable } from "../../shared/visits/visit";
import { formatClock } from "../format/formatClock";
import { formatTime } from "../format/formatTime";
import { formatDay } from "../format/formatDay";
import { dayKey } from "../format/midnight";

type VisitTone = "muted" | "check" | "stop" | "act";
/** The icon of a visit's state. */
export type VisitMark = "new" | "record" | "pause" | "wait" | "issue" | "edit" | "tick" | "warning";
/** How the state of a visit is shown in lists. */
export interface VisitState {
  mark: VisitMark;
  tone: VisitTone;
  text: string;
}

/**
 * Returns icon, tone and text for the status of a visit. Pure.
 * @param unsentMs length of its recordings that were stopped on this computer and are not on the server yet, so that
 * the status does not include them; null if there are none
 */
export function visitState(visit: Visit, unsentMs: number | null): VisitState {
  const { status, to_answer, to_check } = visit;
  if (unsentMs !== null && isBeforeStop(status))
    return { mark: "wait", tone: "check", text: `Stopped, ${formatClock(unsentMs)} saved here, not sent yet` };
  switch (status) {
    case "open":
      return { mark: "new", tone: "muted", text: "No recording yet" };
    case "recording":
      return { mark: "record", tone: "stop", text: "Recording" };
    case "paused":
      return { mark: "pause", tone: "muted", text: "Paused" };
    case "transcribing":
      return { mark: "wait", tone: "muted", text: "Transcribing" };
    case "drafting":
      return { mark: "wait", tone: "muted", text: "Drafting" };
    case "signed":
      return { mark: "tick", tone: "muted", text: formatSigned(visit) };
    case "needs_attention":
      return { mark: "warning", tone: "stop", text: formatFailure(visit.status_reason) };
    case "ready":
      if (visit.note_unreadable) return { mark: "warning", tone: "stop", text: "Note can’t be read" };
      if (visit.patient_unreadable) return { mark: "warning", tone: "stop", text: "Patient record can’t be read" };
      if (to_answer > 0) return { mark: "issue", tone: "check", text: `${to_answer} to resolve` };
      if (to_check > 0) return { mark: "issue", tone: "check", text: `${to_check} to review` };
      // A ready visit with a status reason has no note, e.g. because nothing was said or no speech engine is set up.
      if (visit.status_reason !== null) return { mark: "issue", tone: "muted", text: "No note yet" };
      return { mark: "edit", tone: "act", text: "Ready to sign" };
  }
}

/**
 * Returns "Transcript stopped at 6:12" for "The transcript stopped at 6:12: the speech engine did not answer. …"; a
 * general text for any other status reason.
 */
function formatFailure(reason: string | null): string {
  const [, stopped] = /^The (transcript stopped(?: at [\d:]*\d)?)/.exec(reason ?? "") ?? [];
  if (stopped) return `T${stopped.slice(1)}`;
  return reason?.includes("note") ? "Note not drafted" : "Needs attention";
}

/** Whether the server expects more sound of a visit with this status. */
export const isBeforeStop = (status: Visit["status"]): boolean =>
  status === "open" || status === "recording" || status === "paused";

/** Returns the patient's name without the remark that the record can’t be read, which the screens show apart. */
export const patientNameOf = ({ patient_name }: Pick<Visit, "patient_name">): string | null =>
  patient_name === null ? null : withoutUnreadable(patient_name);

/** Whether a visit has neither a patient of the practice nor a typed name. False until it is loaded. */
export const isUnnamed = (visit: Pick<Visit, "patient_name"> | null): boolean =>
  visit !== null && visit.patient_name === null;

function formatSigned({ signed_at, created_at }: Visit): string {
  if (!signed_at) return "Signed";
  const isSameDay = dayKey(signed_at) === dayKey(created_at);
  return `Signed ${isSameDay ? formatTime(signed_at) : formatDay(new Date(signed_at))}`;
}

/** Returns the counts of unsigned visits by what they need, e.g. "1 to sign, 1 to review, 1 stopped". */
export function formatWorklist(unsigned: readonly Visit[]): string {
  const counts = new Map<string, number>();
  for (const visit of unsigned) {
    const kind = worklistKind(visit);
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  const order = [
    "to resolve",
    "to sign",
    "to review",
    "stopped",
    "in progress",
    "with a damaged note",
    "with a damaged patient record",
    "without a note",
  ];
  return order.flatMap((kind) => (counts.has(kind) ? [`${counts.get(kind)} ${kind}`] : [])).join(", ");
}

function worklistKind(visit: Visit): string {
  if (visit.status === "needs_attention") return "stopped";
  if (visit.status !== "ready") return "in progress";
  if (visit.note_unreadable) return "with a damaged note";
  if (visit.patient_unreadable) return "with a damaged patient record";
  if (visit.to_answer > 0) return "to resolve";
  if (visit.to_check > 0) return "to review";
  return visit.status_reason === null ? "to sign" : "without a note";
}

const methodLabels = { spoken: "verbal", paper: "written", not_needed: "not required", refused: "declined" } as const;

/** Returns e.g. "Consent given, verbal 9:41 AM"; "Consent not documented" for null. */
export function formatConsent(consent: Consent | null): string {
  if (!consent) return "Consent not documented";
  if (!consent.given) return consent.method === "refused" ? "Patient declined recording" : "Consent withdrawn";
  if (consent.method === "not_needed") return "Consent not required";
  return `Consent given, ${methodLabels[consent.method]} ${formatTime(consent.at)}`;
}

/** Counts of notes to finish, of today's visits and of older ones. */
export interface ToFinish {
  today: number;
  older: number;
}

/** Formats the counts of notes to finish: "2 today, 6 older", "2 today", "6 older"; empty without any. */
export const formatToFinish = ({ today, older }: ToFinish): string =>
  [today > 0 && `${today} today`, older > 0 && `${older} older`].filter(Boolean).join(", ");
