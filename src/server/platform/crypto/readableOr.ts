import type { RowLog } from "../database/readableRows";
import { UnreadableError } from "./UnreadableError";

/**
 * Returns what `read` reads: a value that the work can do without, e.g. a person's vocabulary. If it cannot be read,
 * logs that and returns `otherwise`. Not for a value that a person edits, which would then replace the stored one.
 * @throws what `read` throws for another reason.
 */
export async function readableOr<T>(
  otherwise: T,
  read: () => Promise<T>,
  { kind, id, log }: { kind: string; id: string; log: RowLog },
): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof UnreadableError)) throw error;
    log.error({ kind, id, reason: error.name }, "Left out: it cannot be read");
    return otherwise;
  }
}
