import { isToFinish } from "../../shared/visits/isToFinish";
import { type VisitStatus, visitStatuses } from "../../shared/visits/visit";
import { invalidField } from "../platform/http/invalidField";
import type { PageCursor } from "../platform/http/pageCursor";

/** Filters of a list of visits, parsed from the query string. */
export interface VisitFilter {
  q?: string | undefined;
  statuses: readonly VisitStatus[] | null;
  patientId?: string | undefined;
  from: Date | null;
  /** Exclusive. */
  to: Date | null;
  after: PageCursor | null;
  limit: number;
}

const dayMs = 24 * 60 * 60 * 1000;

/**
 * Parses `status`: statuses separated by commas, of which `to_finish` means every status but `signed` and `open`,
 * because a visit without a recording has no note to finish. Returns null, for no filter, if it is empty.
 * @throws {AppError} `invalid_input` for an unknown status.
 */
export function readStatuses(text: string | undefined): readonly VisitStatus[] | null {
  if (!text) return null;
  const statuses = new Set<VisitStatus>();
  for (const name of text.split(",").map((part) => part.trim())) {
    if (name === "to_finish") {
      for (const status of visitStatuses) if (isToFinish(status)) statuses.add(status);
    } else if ((visitStatuses as readonly string[]).includes(name)) statuses.add(name as VisitStatus);
    else throw invalidField("status", "There is no such status.");
  }
  return [...statuses];
}

/**
 * Parses a time or a day (in UTC); null if empty. For a day as `to`, returns the end of that day.
 * @throws {AppError} `invalid_input` for a time that does not exist.
 */
export function readTime(path: "from" | "to", text: string | undefined): Date | null {
  if (!text) return null;
  const isDay = !text.includes("T");
  const time = new Date(text);
  const end = new Date(time.getTime() + (isDay && path === "to" ? dayMs : 0));
  if (!(time.getUTCFullYear() >= 1 && end.getUTCFullYear() <= 9999))
    throw invalidField(path, "This date is not valid.");
  return end;
}
