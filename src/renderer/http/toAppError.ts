import { isAxiosError, isCancel } from "axios";
import { AppError, problemSchema } from "../../shared/errors";

/** Converts any error to an AppError, with the server's problem if it sent one. A canceled request is `cancelled`. */
export function toAppError(error: unknown): AppError {
  if (isCancel(error)) return new AppError("cancelled", "Stopped.", { cause: error });
  if (!isAxiosError(error)) return AppError.from(error);
  if (error.response) {
    const problem = problemSchema.safeParse(bodyOf(error.response.data));
    if (problem.success) return AppError.fromProblem(problem.data, error);
    const code = error.response.status >= 500 ? "unavailable" : "bad_request";
    const sentence =
      code === "unavailable" ? "Chartside did not answer as expected. Try again." : "The request failed. Try again.";
    return new AppError(code, sentence, { cause: error });
  }
  if (error.code === "ECONNABORTED" || error.code === "ETIMEDOUT")
    return new AppError("timeout", "This took too long. Try again.", { cause: error });
  return new AppError("offline", "Chartside can’t be reached. Check the connection, then try again.", {
    cause: error,
  });
}

/** Maximum length of a server message that is shown, in characters. */
const maxDetailLength = 300;

/**
 * Returns the server's message, for screens that prefer it to their own (product text §8); null if it sent none fit for
 * display: not a string, HTML, or too long.
 */
export function serverDetail(error: unknown): string | null {
  const cause = error instanceof AppError ? error.cause : error;
  if (!isAxiosError(cause) || !cause.response) return null;
  const body = bodyOf(cause.response.data);
  const detail: unknown = typeof body === "object" && body !== null && "detail" in body ? body.detail : null;
  if (typeof detail !== "string" || !detail.trim() || detail.length > maxDetailLength || /<[a-z!/]/i.test(detail))
    return null;
  return detail;
}

/** Returns a response body as parsed JSON. It may be an object, text or bytes; null if it is not JSON. */
function bodyOf(data: unknown): unknown {
  const isBytes = data instanceof ArrayBuffer || ArrayBuffer.isView(data);
  const text = isBytes ? new TextDecoder().decode(data) : data;
  if (typeof text !== "string") return text;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
