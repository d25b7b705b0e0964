import { isToFinish } from "../../shared/visits/isToFinish";
import type { ListVisitsQuery, Visit } from "../../shared/visits/visit";
import { midnight } from "../format/midnight";

export const statusFilters = ["all", "to_finish", "signed"] as const;
type StatusFilter = (typeof statusFilters)[number];

/** A preset of days, or a range in local time. `from` and `to` are values of date fields (`2026-11-19`; "" if open). */
export type DateFilter = { kind: "all" | "today" | "week" | "month" } | { kind: "range"; from: string; to: string };

/** What the list shows. */
export interface VisitFilter {
  /** Search text. */
  q: string;
  status: StatusFilter;
  dates: DateFilter;
}

/** The filter that matches every visit. */
export const noFilter: VisitFilter = { q: "", status: "all", dates: { kind: "all" } };

/** Number of days in each preset, including today. */
const daysBack = { today: 1, week: 7, month: 30 } as const;

/** Returns the query for the server. Days become times (UTC), because the server does not know the time zone. Pure. */
export function toQuery({ q, status, dates }: VisitFilter, now = new Date()): ListVisitsQuery {
  const { from, to } = boundsOf(dates, now);
  return {
    ...(q.trim() !== "" && { q: q.trim() }),
    ...(status !== "all" && { status }),
    ...(from && { from: from.toISOString() }),
    ...(to && { to: to.toISOString() }),
  };
}

/** Whether a visit matches status and dates; `q` is ignored, because only the server can search. Pure. */
export function matches(visit: Visit, { status, dates }: VisitFilter, now = new Date()): boolean {
  const { from, to } = boundsOf(dates, now);
  const at = Date.parse(visit.created_at);
  if ((from && at < from.getTime()) || (to && at >= to.getTime())) return false;
  if (status === "all") return true;
  return status === "signed" ? visit.status === "signed" : isToFinish(visit.status);
}

/** Returns the start (inclusive) and end (exclusive) of the dates; null for an open side. */
function boundsOf(dates: DateFilter, now: Date): { from: Date | null; to: Date | null } {
  if (dates.kind === "all") return { from: null, to: null };
  if (dates.kind !== "range") return { from: midnight(now, 1 - daysBack[dates.kind]), to: null };
  return { from: localDay(dates.from, 0), to: localDay(dates.to, 1) };
}

/** Returns local midnight of a date field's day plus `offset` days; null if the field is empty or incomplete. */
function localDay(text: string, offset: number): Date | null {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? [];
  return year && month && day ? new Date(Number(year), Number(month) - 1, Number(day) + offset) : null;
}
