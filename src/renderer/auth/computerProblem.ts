import axios from "axios";
import type { AppError, ErrorCode } from "../../shared/errors";
import { toAppError } from "../http/httpClient";
import { computerPlace } from "../platform/place";

/** Failures that waiting alone does not mend. */
const lasting: ReadonlySet<ErrorCode> = new Set<ErrorCode>(["key_closed", "not_started"]);

/** In the desktop app: why nobody can work on this computer now; null where that works, or its server is only starting. */
export async function computerProblem(): Promise<AppError | null> {
  try {
    await axios.get(`${computerPlace().api}/api/v1/health`);
    return null;
  } catch (thrown) {
    const error = toAppError(thrown);
    return lasting.has(error.code) ? error : null;
  }
}
