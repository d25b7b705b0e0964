import type { RowLog } from "../database/readableRows";
import { UnreadableError } from "./UnreadableError";

/**
 * Returns what `open` opens: a value that the work can do without, e.g. a person's vocabulary. If it cannot be opened,
 * logs that and returns `otherwise`. @throws what `open` throws for another reason.
 */
export function readableOr<T>(
  otherwise: T,
  open: () => T,
  { what, id, log }: { what: string; id: string; log: RowLog },
): T {
  try {
    return open();
  } catch (error) {
    if (!(error instanceof UnreadableError)) throw error;
    log.error({ what, id, reason: error.name }, "Left out: it cannot be read");
    return otherwise;
  }
}
