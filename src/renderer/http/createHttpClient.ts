import axios, {
  type AxiosError,
  type AxiosInstance,
  type AxiosResponse,
  type InternalAxiosRequestConfig,
  isAxiosError,
} from "axios";
import { type HttpSession, sessionHeaders } from "./HttpSession";
import { toAppError } from "./toAppError";

declare module "../base/useStores" {
  interface AppStores {
    readonly http: AxiosInstance;
  }
  interface DashboardStores {
    readonly http: AxiosInstance;
  }
}

/** Request timeout in milliseconds (product text §9). */
const timeoutMs = 600_000;

/**
 * Creates an HTTP client for a server and session. Rejects with AppErrors, so that callers do not depend on axios.
 *
 * GET requests use `fetch`, because only it can bypass the browser's cache. The cache creates a file before the
 * server's `no-store` arrives, and names it after the address, which in a search contains the patient's name. If the
 * browser were killed then, the file would remain.
 */
export function createHttpClient(baseURL: string, session: HttpSession): AxiosInstance {
  const http = axios.create({ baseURL, timeout: timeoutMs });
  http.interceptors.request.use(async (config) => {
    if (config.method === "get") {
      config.signal = endingWith(session.untilSignedOut, config.signal);
      config.adapter = "fetch";
      config.fetchOptions = { cache: "no-store" };
    }
    config.headers.set(await sessionHeaders(session));
    return config;
  });
  http.interceptors.response.use(undefined, (error: unknown) => {
    return afterRefusal(error, session).catch((failure: unknown) => Promise.reject(toAppError(failure)));
  });
  return http;
}

/** Returns a signal that aborts with the session, or with the request's own signal if there is one. */
function endingWith(session: AbortSignal, own: InternalAxiosRequestConfig["signal"]): AbortSignal {
  return own instanceof AbortSignal ? AbortSignal.any([session, own]) : session;
}

/**
 * Retries a request rejected with 401 once, with a renewed token. If there is none, or for a rejecting 403, ends the
 * session. Rethrows every other error.
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
    return await axios.request(config); // not through our client, whose interceptor would retry once more
  } catch (error) {
    if (endsSession(error)) session.expire();
    throw error;
  }
}

/** Returns the server's time from the Date header, in Unix milliseconds; null if it is missing or not a date. */
function timeOf({ headers }: AxiosResponse): number | null {
  const ms = Date.parse(String(headers["date"] ?? ""));
  return Number.isNaN(ms) ? null : ms;
}

/** The requests that upload a recording, as method and path; one of them asks which parts are missing. */
const uploadPatterns = [/^post .*\/takes$/, /^get .*\/takes\/[^/]+$/, /^put .*\/parts\/\d+$/, /^post .*\/finish$/];

/**
 * Whether the error can end the session: a 401, or a 403 of an account route (product text §8). Never for uploads and
 * telemetry, because a recording continues even if the session ends. Other requests about takes, e.g. for audio, can.
 */
function endsSession(error: unknown): error is AxiosError {
  if (!isAxiosError(error) || !error.response) return false;
  const path = error.config?.url ?? "";
  const call = `${(error.config?.method ?? "get").toLowerCase()} ${path}`;
  if ((path.includes("/takes") && uploadPatterns.some((upload) => upload.test(call))) || path.includes("/telemetry"))
    return false;
  const { status } = error.response;
  return status === 401 || (status === 403 && path.includes("/auth/"));
}
