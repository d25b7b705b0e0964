import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import type { TestServer } from "../testServer";

export const password = "Knee-pain-2-weeks";

let made = 0;
export const freshEmail = (): string => `clinician${++made}.${Date.now()}@example.org`;

/** Replaces a page's localStorage. */
export class BrowserStorage {
  readonly items = new Map<string, string>();
  getItem = (key: string): string | null => this.items.get(key) ?? null;
  setItem = (key: string, value: string): void => void this.items.set(key, value);
  removeItem = (key: string): void => void this.items.delete(key);
}

/** The real client library, as a page uses it, without automatic refresh. */
export function browser(
  server: Pick<TestServer, "url">,
  storage = new BrowserStorage(),
  flowType: "implicit" | "pkce" = "implicit",
): SupabaseClient {
  return createClient(server.url, "sb_publishable_anything", { auth: { storage, flowType, autoRefreshToken: false } });
}

/** Signs up a new account. @returns its signed-in client. */
export async function signedUp(server: TestServer, data: Record<string, unknown> = {}) {
  const email = freshEmail();
  const client = browser(server);
  const { data: answer, error } = await client.auth.signUp({ email, password, options: { data } });
  if (error || !answer.session || !answer.user) throw new Error(`Sign-up failed: ${error?.message}`);
  return { client, email, session: answer.session, user: answer.user };
}

/** Calls /auth/v1 without a client library. Objects are sent as JSON, strings as they are. */
export async function post(
  server: TestServer,
  path: string,
  body?: unknown,
  { headers = {}, method = "POST" }: { headers?: Record<string, string>; method?: string } = {},
) {
  const response = await fetch(`${server.url}/auth/v1${path}`, {
    method,
    ...(body !== undefined && { body: typeof body === "string" ? body : JSON.stringify(body) }),
    headers: {
      "x-supabase-api-version": "2024-01-01",
      ...(body !== undefined && { "content-type": "application/json" }),
      ...headers,
    },
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, json: (text ? JSON.parse(text) : null) as Json };
}

export type Json = {
  [key: string]: unknown;
  code: string;
  message: string;
  access_token: string;
  refresh_token: string;
  user: Record<string, unknown>;
};
