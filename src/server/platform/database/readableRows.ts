import type { z } from "zod";

/** The log that `readableRows` writes to: the server's. */
export interface RowLog {
  error(detail: object, message: string): void;
}

/**
 * Converts the rows of a list. A row that cannot be converted (damaged, sealed with another key) or does not match
 * `schema` is left out and its id logged, so that the rest of the list can still be read.
 * @param what the kind of row for the log, e.g. `visit`. @param schema of a converted row.
 */
export function readableRows<Row extends { id: string }, T>(
  rows: readonly Row[],
  convert: (row: Row) => T,
  { what, schema, log }: { what: string; schema: z.ZodType; log: RowLog },
): T[] {
  return rows.flatMap((row) => {
    const read = readRow(row, convert, schema);
    if ("value" in read) return [read.value];
    log.error({ what, id: row.id, reason: read.reason }, "Row left out of a list: it cannot be read");
    return [];
  });
}

/** Converts a row. If that fails, `reason` names the fields and kinds of errors, never values. */
function readRow<Row, T>(row: Row, convert: (row: Row) => T, schema: z.ZodType): { value: T } | { reason: string } {
  try {
    const value = convert(row);
    const { error } = schema.safeParse(value);
    return error ? { reason: error.issues.map(({ path, code }) => `${path.join(".")} ${code}`).join(", ") } : { value };
  } catch (error) {
    return { reason: error instanceof Error ? error.name : "unknown" };
  }
}
