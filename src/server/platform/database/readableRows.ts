import type { z } from "zod";

/** The log that `readableRows` writes to: the server's. */
export interface RowLog {
  error(detail: object, message: string): void;
}

interface Options {
  /** The kind of row for the log, e.g. `visit`. */
  kind: string;
  /** Schema of a converted row. */
  schema: z.ZodType;
  log: RowLog;
}

/** Maximum number of rows of a list that the log names; the others are counted. */
const maxNamed = 100;

/**
 * Converts the rows of a list. A row that cannot be converted (damaged, sealed with another key) or does not match
 * `schema` is left out and its id logged, so that the rest of the list can still be read.
 */
export function readableRows<Row extends { id: string }, T extends object>(
  rows: readonly Row[],
  convert: (row: Row) => T,
  options: Options,
): T[] {
  const reader = new RowReader(options);
  const read = rows.map((row) => reader.read(row.id, () => convert(row))).filter((value) => value !== null);
  reader.finish();
  return read;
}

/** Converts the rows of a list one at a time, as `readableRows` does. */
export class RowReader {
  private unreadable = 0;

  constructor(private readonly options: Options) {}

  /**
   * Returns the converted row. If it cannot be read, returns what `otherwise` makes of the rest of the row; null
   * without `otherwise`, or if that fails too.
   */
  read<T extends object>(id: string, convert: () => T, otherwise?: () => T): T | null {
    const read = readRow(convert, this.options.schema);
    if ("value" in read) return read.value;
    this.name(id, read.reason);
    const rest = otherwise && readRow(otherwise, this.options.schema);
    return rest && "value" in rest ? rest.value : null;
  }

  private name(id: string, reason: string): void {
    this.unreadable += 1;
    const { kind, log } = this.options;
    if (this.unreadable <= maxNamed) log.error({ kind, id, reason }, "Row left out of a list: it cannot be read");
  }

  /** Logs how many rows were left out in addition to those that were named. */
  finish(): void {
    const { kind, log } = this.options;
    const more = this.unreadable - maxNamed;
    if (more > 0) log.error({ kind, more }, "More rows left out of a list: they cannot be read");
  }
}

/** Converts a row. If that fails, `reason` names the fields and kinds of errors, never values. */
function readRow<T>(convert: () => T, schema: z.ZodType): { value: T } | { reason: string } {
  try {
    const value = convert();
    const { error } = schema.safeParse(value);
    return error ? { reason: error.issues.map(({ path, code }) => `${path.join(".")} ${code}`).join(", ") } : { value };
  } catch (error) {
    return { reason: error instanceof Error ? error.name : "unknown" };
  }
}
