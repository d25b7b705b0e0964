import axios from "axios";
import type { AppError, ErrorCode } from "../../../shared/errors";
import { toAppError } from "../../http/toAppError";
import { computerBackend } from "../../base/Backend";

/** Codes of errors that waiting does not resolve. */
const lasting: ReadonlySet<ErrorCode> = new Set<ErrorCode>(["key_closed", "not_started"]);

/** Returns why the desktop app's own server can't be used; null if it works or is still starting. */
export async function computerProblem(): Promise<AppError | null> {
  try {
    await axios.get(`${computerBackend().api}/api/v1/health`);
    return null;
  } catch (thrown) {
    const error = toAppError(thrown);
    return lasting.has(error.code) ? error : null;
  }
}
