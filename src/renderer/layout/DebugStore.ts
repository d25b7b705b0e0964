import { type AxiosInstance, type InternalAxiosRequestConfig, isAxiosError } from "axios";
import { makeAutoObservable, observableRef } from "mobx";
import { readDebugFlag, writeDebugFlag } from "./debugFlag";

/** One call of the service, without anything a person typed or said. */
export interface Call {
  id: number;
  method: string;
  /** The path alone: no query, which may hold what was searched for; ids as ":id". */
  path: string;
  /** HTTP status; null where no answer came. */
  status: number | null;
  at: Date;
  /** Milliseconds from the call to its answer. */
  ms: number;
}

/** Calls that are remembered. */
const most = 20;

/** What an administrator may see of the inside: the switch, kept in this browser, and the last calls. */
export class DebugStore {
  showDebugInfo = readDebugFlag();
  /** Newest first. */
  calls: readonly Call[] = [];
  private count = 0;

  constructor() {
    makeAutoObservable<this, "count">(this, { calls: observableRef, count: false, watch: false });
  }

  setShown(isShown: boolean): void {
    this.showDebugInfo = isShown;
    writeDebugFlag(isShown);
  }

  /** Notes every call that goes through the client; answers and failures pass on as they are. */
  watch(http: AxiosInstance): void {
    const begun = new WeakMap<object, Date>();
    const note = (config: InternalAxiosRequestConfig, status: number | null) => {
      this.add(config, status, begun.get(config) ?? new Date());
    };
    http.interceptors.request.use((config) => {
      begun.set(config, new Date());
      return config;
    });
    http.interceptors.response.use(
      (answer) => {
        note(answer.config, answer.status);
        return answer;
      },
      (failure: unknown) => {
        const cause = failure instanceof Error && failure.cause !== undefined ? failure.cause : failure;
        if (isAxiosError(cause) && cause.config) note(cause.config, cause.response?.status ?? null);
        return Promise.reject(failure);
      },
    );
  }

  private add({ method = "get", url = "" }: InternalAxiosRequestConfig, status: number | null, at: Date): void {
    const call = {
      id: ++this.count,
      method: method.toUpperCase(),
      path: pathOf(url),
      status,
      at,
      ms: Date.now() - +at,
    };
    this.calls = [call, ...this.calls].slice(0, most);
  }
}

/** An address without query and origin, with every part that is an id as ":id". Pure. */
export function pathOf(url: string): string {
  const path = url.replace(/^https?:\/\/[^/]+/, "").replace(/[?#].*$/, "");
  return path.replace(/\/(?=[^/]*\d)[^/]{6,}/g, "/:id");
}
