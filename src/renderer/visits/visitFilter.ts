import type { ListVisitsQuery, Visit } from "../../shared/visits/visit";

export const statusFilters = ["all", "to_finish", "signed"] as const;
export type StatusFilter = (typeof statusFilters)[number];

/** Days of the person's own calendar. `from`/`to` of a range as date fields give them (`2026-11-19`, or "" when open). */
export type DateFilter = { kind: "all" | "today" | "week" | "month" } | { kind: "range"; from: string; to: string };

export interface VisitFilter {
  q: string;
  status: StatusFilter;
  dates: DateFilter;
}
export const noFilter: VisitFilter = { q: "", status: "all", dates: { kind: "all" } };

/** How many days back from today, today included. */
const daysBack = { today: 1, week: 7, month: 30 } as const;

/** Midnight that begins the day `offset` days from that of `now`, on this computer's clock. */
export const midnight = (now: Date, offset = 0): Date =>
  new Date(now.getFullYear(), now.getMonth(), now.getDate() + offset);

/** What the service is asked for. Days become moments here, because only this computer knows its calendar. Pure. */
export function toQuery({ q, status, dates }: VisitFilter, now = new Date()): ListVisitsQuery {
  const { from, to } = momentsOf(dates, now);
  return {
    ...(q.trim() !== "" && { q: q.trim() }),
    ...(status !== "all" && { status }),
    ...(from && { from: from.toISOString() }),
    ...(to && { to: to.toISOString() }),
  };
}

/** Whether a visit whose words are not looked at belongs into the list; a search must be asked of the service. Pure. */
export function matches(visit: Visit, { status, dates }: VisitFilter, now = new Date()): boolean {
  const { from, to } = momentsOf(dates, now);
  const at = Date.parse(visit.created_at);
  if ((from && at < from.getTime()) || (to && at >= to.getTime())) return false;
  return status === "all" || (status === "signed") === (visit.status === "signed");
}

function momentsOf(dates: DateFilter, now: Date): { from: Date | null; to: Date | null } {
  if (dates.kind === "all") return { from: null, to: null };
  if (dates.kind !== "range") return { from: midnight(now, 1 - daysBack[dates.kind]), to: null };
  return { from: localDay(dates.from, 0), to: localDay(dates.to, 1) };
}

/** The day of a date field, `offset` days later, as its first moment here; null for an empty or half-typed one. */
function localDay(text: string, offset: number): Date | null {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? [];
  return year && month && day ? new Date(Number(year), Number(month) - 1, Number(day) + offset) : null;
}
