import axios, {
  type AxiosError,
  type AxiosInstance,
  type AxiosResponse,
  type InternalAxiosRequestConfig,
  isAxiosError,
  isCancel,
} from "axios";
import { AppError, problemSchema } from "../../shared/errors";

/** Who signs the requests: the token to send, and what to do when the server no longer takes it. */
export interface HttpSession {
  accessToken(): Promise<string | null>;
  /**
   * Another token for a call that was refused with this one; null when there is none, and the session is over.
   * @param serverMs the server's time when it refused, in Unix milliseconds; null where it did not tell.
   */
  renewedToken(refused: string, serverMs: number | null): Promise<string | null>;
  expire(): void;
  /** Ends with the session: what was asked for its person is of no use to anybody then. */
  readonly untilSignedOut: AbortSignal;
  /** The account type an admin previews; null outside of a preview. */
  readonly previewType: string | null;
}

/** Milliseconds a call may take (product text §9). */
const timeoutMs = 600_000;

/** The client of the service. Every failure is an AppError: no caller knows axios. */
export function createHttpClient(baseURL: string, session: HttpSession): AxiosInstance {
  const http = axios.create({ baseURL, timeout: timeoutMs });
  http.interceptors.request.use(async (config) => {
    if (config.method === "get") config.signal = endingWith(session.untilSignedOut, config.signal);
    const token = await session.accessToken();
    if (token !== null) config.headers.setAuthorization(`Bearer ${token}`);
    if (session.previewType !== null) config.headers.set("X-Preview-Mode", session.previewType);
    return config;
  });
  http.interceptors.response.use(undefined, (error: unknown) => {
    return afterRefusal(error, session).catch((failure: unknown) => Promise.reject(toAppError(failure)));
  });
  return http;
}

function endingWith(session: AbortSignal, own: InternalAxiosRequestConfig["signal"]): AbortSignal {
  return own instanceof AbortSignal ? AbortSignal.any([session, own]) : session;
}

/**
 * Tries a call once more whose token was past its time; else a refusal ends the session, once for all calls that are
 * refused together.
 */
async function afterRefusal(error: unknown, session: HttpSession): Promise<AxiosResponse> {
  if (!endsSession(error)) throw error;
  const { config, response } = error;
  const refused = /^Bearer (.+)$/.exec(String(config?.headers.get("Authorization") ?? ""))?.[1];
  if (config && refused !== undefined && response?.status === 401) {
    const renewed = await session.renewedToken(refused, timeOf(response));
    if (renewed !== null) return secondTry(config, renewed, session);
  }
  session.expire();
  throw error;
}

async function secondTry(
  config: InternalAxiosRequestConfig,
  token: string,
  session: HttpSession,
): Promise<AxiosResponse> {
  config.headers.setAuthorization(`Bearer ${token}`);
  try {
    return await axios.request(config); // past our own client: it would try for ever
  } catch (error) {
    if (endsSession(error)) session.expire();
    throw error;
  }
}

/** The server's clock, from the head of its answer, in Unix milliseconds. */
function timeOf({ headers }: AxiosResponse): number | null {
  const ms = Date.parse(String(headers["date"] ?? ""));
  return Number.isNaN(ms) ? null : ms;
}

/**
 * A 401, or a 403 of a call about accounts, ends the session (product text §8). Sound and telemetry on their way up
 * only reject: a recording goes on whoever is signed in.
 */
function endsSession(error: unknown): error is AxiosError {
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
    if (problem.success) return AppError.fromProblem(problem.data, error);
    const code = error.response.status >= 500 ? "unavailable" : "bad_request";
    const sentence =
      code === "unavailable" ? "Chartside did not answer as expected. Try again." : "This did not work. Try again.";
    return new AppError(code, sentence, { cause: error });
  }
  if (error.code === "ECONNABORTED" || error.code === "ETIMEDOUT")
    return new AppError("timeout", "This took too long. Try again.", { cause: error });
  return new AppError("offline", "Chartside cannot be reached. Check the connection, then try again.", {
    cause: error,
  });
}

/** Longest sentence of the server, in characters, that is shown to people. */
const mostDetail = 300;

/**
 * The sentence the server sent with its refusal, for screens whose own text yields to it (product text §8); null where it
 * sent none that people can read: no text, a list of faults, a page of HTML, or a very long one.
 */
export function serverDetail(error: unknown): string | null {
  const cause = error instanceof AppError ? error.cause : error;
  if (!isAxiosError(cause) || !cause.response) return null;
  const body = bodyOf(cause.response.data);
  const detail: unknown = typeof body === "object" && body !== null && "detail" in body ? body.detail : null;
  if (typeof detail !== "string" || !detail.trim() || detail.length > mostDetail || /<[a-z!/]/i.test(detail))
    return null;
  return detail;
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
