import { type AxiosInstance, type InternalAxiosRequestConfig, isAxiosError } from "axios";
import { makeAutoObservable, observableRef } from "mobx";
import { debugFlag } from "./debugFlag";

/** One request to the server, without user data. */
export interface Call {
  id: number;
  method: string;
  /** The path without the query, which can hold search terms; ids as ":id". */
  path: string;
  /** HTTP status; null if there was no response. */
  status: number | null;
  /** Start of the request. */
  at: Date;
  /** Duration in milliseconds. */
  ms: number;
}

/** Maximum number of requests kept. */
const maxCalls = 20;

/** State of the debug panel: its switch, stored in this browser, and the last requests. */
export class DebugStore {
  showDebugInfo = debugFlag.read();
  /** The last requests, newest first. */
  calls: readonly Call[] = [];
  #count = 0;

  constructor() {
    makeAutoObservable(this, { calls: observableRef, watch: false });
  }

  setShown(isShown: boolean): void {
    this.showDebugInfo = isShown;
    debugFlag.write(isShown);
  }

  /** Records every request of a client from now on; responses and errors pass through unchanged. */
  watch(http: AxiosInstance): void {
    const startedAt = new WeakMap<object, Date>();
    const record = (config: InternalAxiosRequestConfig, status: number | null) => {
      this.add(config, status, startedAt.get(config) ?? new Date());
    };
    http.interceptors.request.use((config) => {
      startedAt.set(config, new Date());
      return config;
    });
    http.interceptors.response.use(
      (answer) => {
        record(answer.config, answer.status);
        return answer;
      },
      (failure: unknown) => {
        const cause = failure instanceof Error && failure.cause !== undefined ? failure.cause : failure;
        if (isAxiosError(cause) && cause.config) record(cause.config, cause.response?.status ?? null);
        return Promise.reject(failure);
      },
    );
  }

  private add({ method = "get", url = "" }: InternalAxiosRequestConfig, status: number | null, at: Date): void {
    const call = {
      id: ++this.#count,
      method: method.toUpperCase(),
      path: pathOf(url),
      status,
      at,
      ms: Date.now() - +at,
    };
    this.calls = [call, ...this.calls].slice(0, maxCalls);
  }
}

/** Returns the path of a URL; segments of at least 6 characters with a digit count as ids and become ":id". Pure. */
export function pathOf(url: string): string {
  const path = url.replace(/^https?:\/\/[^/]+/, "").replace(/[?#].*$/, "");
  return path.replace(/\/(?=[^/]*\d)[^/]{6,}/g, "/:id");
}
