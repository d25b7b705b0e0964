import { isToFinish } from "../../shared/visits/isToFinish";
import { AppError } from "../../shared/errors";
import { type VisitStatus, visitStatuses } from "../../shared/visits/visit";

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

/**
 * The last item of a page: its time in the list's order, in UTC with microseconds (PostgreSQL's precision), and its id.
 */
export interface PageCursor {
  createdAt: string;
  id: string;
}

const dayMs = 24 * 60 * 60 * 1000;
/** Matches a cursor of a list: the time and id of its last row. */
const cursorPattern = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z)\|([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

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
    else throw refused("status", "There is no such status.");
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
  if (!(time.getUTCFullYear() >= 1 && end.getUTCFullYear() <= 9999)) throw refused(path, "This date is not valid.");
  return end;
}

/** Encodes the cursor of the page after this item. */
export function writeCursor({ createdAt, id }: PageCursor): string {
  return Buffer.from(`${createdAt}|${id}`).toString("base64url");
}

/** Decodes a cursor; null without one. @throws {AppError} `invalid_input` if `writeCursor` did not write it. */
export function readCursor(cursor: string | undefined): PageCursor | null {
  if (!cursor) return null;
  const [, createdAt, id] = cursorPattern.exec(Buffer.from(cursor, "base64url").toString()) ?? [];
  if (!createdAt || !id || Number.isNaN(Date.parse(createdAt)) || createdAt < "0001")
    throw refused("cursor", "This page was not found. Start again from the first.");
  return { createdAt, id };
}

function refused(path: string, message: string): AppError {
  return new AppError("invalid_input", message, { errors: [{ path, message }] });
}
