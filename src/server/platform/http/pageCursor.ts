import { invalidField } from "./invalidField";

/**
 * The last row of a page: its time in the order of the list, in UTC with microseconds (PostgreSQL's precision), and its
 * id.
 */
export interface PageCursor {
  time: string;
  id: string;
}

/** Matches the text of a cursor: the time and the id. */
const cursorPattern = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z)\|([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** Encodes the cursor of the page after this row. */
export function writeCursor({ time, id }: PageCursor): string {
  return Buffer.from(`${time}|${id}`).toString("base64url");
}

/** Decodes a cursor; null without one. @throws {AppError} `invalid_input` if `writeCursor` did not write it. */
export function readCursor(cursor: string | undefined): PageCursor | null {
  if (!cursor) return null;
  const [, time, id] = cursorPattern.exec(Buffer.from(cursor, "base64url").toString()) ?? [];
  if (!time || !id || Number.isNaN(Date.parse(time)) || time < "0001")
    throw invalidField("cursor", "This page was not found. Start again from the first.");
  return { time, id };
}
