import axios, { type AxiosAdapter, AxiosError, AxiosHeaders } from "axios";
import { vi } from "vitest";
import { SessionStore } from "../../../../src/renderer/auth/session/SessionStore";
import type { PublicConfig } from "../../../../src/shared/system/publicConfig";

export const config: PublicConfig = {
  version: "1.5.1",
  company: "Chartside",
  supabase_url: "",
  supabase_key: "a-publishable-key",
  signup: "open",
  billing: "test",
  idle_minutes: 15,
  retention_days: 90,
  dev_features: false,
};
export const storageKey = "sb-localhost-auth-token";

export interface Call {
  method: string;
  /** Path and query. */
  path: string;
  headers: Record<string, string>;
  body: unknown;
}
interface Answer {
  status: number;
  body: unknown;
  headers?: Record<string, string>;
}

/** Answers a call. `null`: there is no network; `undefined`: a healthy server's answer. */
type Answering = (call: Call) => Answer | null | undefined | Promise<Answer | null | undefined>;

const ada = {
  id: "9f7f7b3e-6f5e-4d0a-9a7b-0c1d2e3f4a5b",
  aud: "authenticated",
  role: "authenticated",
  email: "ada@example.org",
  app_metadata: {},
  user_metadata: { first_name: "Ada", last_name: "King" },
  identities: [{ id: "1" }],
  created_at: "2026-01-01T00:00:00Z",
  updated_at: "2026-01-01T00:00:00Z",
};

/** Ada's profile. Its id and last name differ from the session's, so that tests see which one is shown. */
export const profile = {
  id: "3f2b8c1e-5a6d-4e7f-8a9b-0c1d2e3f4a5b",
  email: "ada@example.org",
  first_name: "Ada",
  last_name: "Lovelace",
  username: "ada.l",
  account_type: "enterprise",
  created_at: "2026-01-02T00:00:00Z",
  updated_at: "2026-01-03T00:00:00Z",
};

/** A session as the auth service returns it. @param seconds until it expires. */
export const sessionFor = (accessToken: string, seconds = 900) => ({
  access_token: accessToken,
  refresh_token: `refresh-${accessToken}`,
  token_type: "bearer",
  expires_in: seconds,
  expires_at: Math.floor(Date.now() / 1000) + seconds,
  user: ada,
});

/** The auth service and our own, without a network: records every call and returns what a test sets. */
export class AccountServer {
  readonly calls: Call[] = [];
  private answering: Answering = () => undefined;

  constructor() {
    vi.stubGlobal("BroadcastChannel", undefined); // else the stores of earlier tests act as other tabs of this browser
    // the auth client warns about several instances, and each test creates one
    vi.spyOn(console, "warn").mockImplementation(() => {});
    vi.stubGlobal("fetch", (input: RequestInfo | URL, init?: RequestInit) => this.fetch(input, init));
    axios.defaults.adapter = this.adapter;
  }

  /**
   * Sets how calls are answered from now on. If `answering` returns undefined, the call gets a healthy server's answer.
   */
  answer(answering: Answering): this {
    this.answering = answering;
    return this;
  }

  to(path: string): Call[] {
    return this.calls.filter((call) => call.path.startsWith(path));
  }

  /**
   * Creates the store as the page does, and waits until the session and its profile are loaded, or the profile has
   * failed.
   * @param stored the session in this browser; null: signed out.
   */
  async open(stored: object | null = null): Promise<SessionStore> {
    if (stored) localStorage.setItem(storageKey, JSON.stringify(stored));
    const session = new SessionStore(config);
    await vi.waitUntil(() => session.status !== "loading" && !session.isInitializing);
    return session;
  }

  private readonly adapter: AxiosAdapter = async (request) => {
    const body: unknown = typeof request.data === "string" ? JSON.parse(request.data) : undefined;
    const headers = Object.fromEntries(
      Object.entries(request.headers.toJSON()).map(([k, v]) => [k.toLowerCase(), String(v)]),
    );
    const answer = await this.receive({
      method: (request.method ?? "get").toUpperCase(),
      path: request.url ?? "",
      headers,
      body,
    });
    if (!answer) throw new AxiosError("Network Error", "ERR_NETWORK", request);
    const response = {
      status: answer.status,
      statusText: "",
      data: answer.body,
      headers: new AxiosHeaders(answer.headers),
      config: request,
    };
    if (answer.status < 400) return response;
    throw new AxiosError("refused", "ERR_BAD_REQUEST", request, null, response);
  };

  private async fetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
    const url = new URL(input instanceof Request ? input.url : String(input));
    const answer = await this.receive({
      method: init?.method ?? "GET",
      path: url.pathname + url.search,
      headers: Object.fromEntries(new Headers(init?.headers)),
      body: typeof init?.body === "string" ? JSON.parse(init.body) : undefined,
    });
    if (!answer) throw new TypeError("Failed to fetch");
    const headers = { "content-type": "application/json", "x-supabase-api-version": "2024-01-01", ...answer.headers };
    return new Response(answer.status === 204 ? null : JSON.stringify(answer.body), { status: answer.status, headers });
  }

  private async receive(call: Call): Promise<Answer | null> {
    this.calls.push(call);
    const answer = await this.answering(call);
    return answer === undefined ? healthyAnswer(call) : answer;
  }
}

function healthyAnswer({ path }: Call): Answer {
  if (path.startsWith("/auth/v1/token?grant_type=password")) return { status: 200, body: sessionFor("first") };
  if (path.startsWith("/auth/v1/token")) return { status: 200, body: sessionFor("renewed") };
  if (path.startsWith("/auth/v1/signup")) return { status: 200, body: sessionFor("first") };
  if (path.startsWith("/auth/v1/logout")) return { status: 204, body: null };
  if (path.startsWith("/auth/v1/user")) return { status: 200, body: ada };
  if (path.startsWith("/auth/v1/")) return { status: 200, body: {} };
  if (path === "/api/v1/auth/user/me") return { status: 200, body: profile };
  if (path === "/api/v1/auth/lookup-email") return { status: 200, body: { identifier: "ada@example.org" } };
  return { status: 200, body: {} };
}

/** A refusal of our own service. */
export const problem = (status: number, detail: string, code = "internal"): Answer => ({
  status,
  body: { type: `urn:chartside:error:${code}`, title: code, status, detail, code },
});
