import axios, { type AxiosInstance, isAxiosError, isCancel } from "axios";
import { AppError, problemSchema } from "../../shared/errors";

/** Who signs the requests: the token to send, and what to do when the server no longer takes it. */
export interface HttpSession {
  accessToken(): Promise<string | null>;
  expire(): void;
}

/** Milliseconds a call may take (product text §9). */
const timeoutMs = 600_000;

/** The client of the service. Every failure is an AppError: no caller knows axios. */
export function createHttpClient(baseURL: string, session: HttpSession): AxiosInstance {
  const http = axios.create({ baseURL, timeout: timeoutMs });
  http.interceptors.request.use(async (config) => {
    const token = await session.accessToken();
    if (token !== null) config.headers.setAuthorization(`Bearer ${token}`);
    return config;
  });
  http.interceptors.response.use(undefined, (error: unknown) => {
    if (endsSession(error)) session.expire();
    return Promise.reject(toAppError(error));
  });
  return http;
}

/**
 * A 401, or a 403 of a call about accounts, ends the session (product text §8). Sound and telemetry on their way up
 * only reject: a recording goes on whoever is signed in.
 */
function endsSession(error: unknown): boolean {
  if (!isAxiosError(error) || !error.response) return false;
  const path = error.config?.url ?? "";
  if (/\/takes(\/|$)/.test(path) || path.includes("/telemetry")) return false;
  const { status } = error.response;
  return status === 401 || (status === 403 && path.includes("/auth/"));
}

/** What went wrong, as the server said it where it answered. */
export function toAppError(error: unknown): AppError {
  if (isCancel(error)) return new AppError("cancelled", "Stopped.", { cause: error });
  if (!isAxiosError(error)) return AppError.from(error);
  if (error.response) {
    const problem = problemSchema.safeParse(bodyOf(error.response.data));
    if (problem.success) return AppError.fromProblem(problem.data);
    return error.response.status >= 500
      ? new AppError("unavailable", "Chartside did not answer as expected. Try again.", { cause: error })
      : new AppError("bad_request", "This did not work. Try again.", { cause: error });
  }
  if (error.code === "ECONNABORTED" || error.code === "ETIMEDOUT")
    return new AppError("timeout", "This took too long. Try again.", { cause: error });
  return new AppError("offline", "You are offline, or Chartside cannot be reached.", { cause: error });
}

/** Problems come as text where the call asked for text, as bytes where it asked for bytes. */
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
