import type { Consent, Visit } from "../../shared/visits/visit";
import { clockTime } from "../notes/dayWords";
import { midnight } from "./visitFilter";

export type VisitTone = "muted" | "check" | "stop" | "act";
export type VisitMark = "new" | "record" | "pause" | "wait" | "issue" | "edit" | "tick" | "warning";
export interface VisitState {
  mark: VisitMark;
  tone: VisitTone;
  words: string;
}

/** Where a session stands, in the words of its row. Pure. */
export function visitState(visit: Visit): VisitState {
  const { status, to_answer, to_check } = visit;
  switch (status) {
    case "open":
      return { mark: "new", tone: "muted", words: "Not recorded yet" };
    case "recording":
      return { mark: "record", tone: "stop", words: "Recording" };
    case "paused":
      return { mark: "pause", tone: "muted", words: "Paused" };
    case "transcribing":
      return { mark: "wait", tone: "muted", words: "Transcribing" };
    case "drafting":
      return { mark: "wait", tone: "muted", words: "Drafting" };
    case "signed":
      return { mark: "tick", tone: "muted", words: signedWords(visit) };
    case "needs_attention":
      return { mark: "warning", tone: "stop", words: troubleWords(visit.status_reason) };
    case "ready":
      if (to_answer > 0) return { mark: "issue", tone: "check", words: `${to_answer} to answer` };
      if (to_check > 0) return { mark: "issue", tone: "check", words: `${to_check} to check` };
      // A visit that is done with a reason has no note: nothing was heard, or nothing listened.
      if (visit.status_reason !== null) return { mark: "issue", tone: "muted", words: "No note yet" };
      return { mark: "edit", tone: "act", words: "Ready to sign" };
  }
}

/** "Transcript stopped at 6:12" of "The transcript stopped at 6:12: the speech engine did not answer. …" */
function troubleWords(reason: string | null): string {
  const [, stopped] = /^The (transcript stopped(?: at [\d:]*\d)?)/.exec(reason ?? "") ?? [];
  if (stopped) return `T${stopped.slice(1)}`;
  return reason?.includes("note") ? "Note not drafted" : "Needs you";
}

function signedWords({ signed_at, created_at }: Visit): string {
  if (!signed_at) return "Signed";
  const isSameDay = dayKey(signed_at) === dayKey(created_at);
  return `Signed ${isSameDay ? clockTime(signed_at) : shortDay(new Date(signed_at))}`;
}

/** The day a session belongs to on this computer's calendar, for grouping. */
export const dayKey = (iso: string): number => midnight(new Date(iso)).getTime();

/** "Today", "Yesterday", "Thu, Nov 19", with the year when it is another one. */
export function dayName(day: number, now = new Date()): string {
  const days = Math.round((midnight(now).getTime() - day) / 86_400_000);
  if (days === 0) return "Today";
  if (days === 1) return "Yesterday";
  const date = new Date(day);
  const year = date.getFullYear() === now.getFullYear() ? {} : ({ year: "numeric" } as const);
  return date.toLocaleDateString("en-US", { weekday: "short", month: "short", day: "numeric", ...year });
}

const shortDay = (date: Date): string => date.toLocaleDateString("en-US", { month: "short", day: "numeric" });

/** What is left of today: "1 to sign, 1 to check, 1 stopped". */
export function worklistWords(unsigned: readonly Visit[]): string {
  const counts = new Map<string, number>();
  for (const visit of unsigned) {
    const kind = worklistKind(visit);
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  const order = ["to answer", "to sign", "to check", "stopped", "in progress", "not recorded", "without a note"];
  return order.flatMap((kind) => (counts.has(kind) ? [`${counts.get(kind)} ${kind}`] : [])).join(", ");
}

function worklistKind(visit: Visit): string {
  if (visit.status === "needs_attention") return "stopped";
  if (visit.status === "open") return "not recorded";
  if (visit.status !== "ready") return "in progress";
  if (visit.to_answer > 0) return "to answer";
  if (visit.to_check > 0) return "to check";
  return visit.status_reason === null ? "to sign" : "without a note";
}

const methodWords = { spoken: "spoken", paper: "on paper", not_needed: "not needed", refused: "refused" } as const;

/** "Consent given, spoken 9:41". */
export function consentWords(consent: Consent | null): string {
  if (!consent) return "Consent not asked yet";
  if (!consent.given) return consent.method === "refused" ? "Recording refused" : "Consent withdrawn";
  if (consent.method === "not_needed") return "Consent not needed";
  return `Consent given, ${methodWords[consent.method]} ${clockTime(consent.at)}`;
}
