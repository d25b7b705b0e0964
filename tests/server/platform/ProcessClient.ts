import { createHash, randomUUID } from "node:crypto";
import type { Visit } from "../../../src/shared/visits/visit";

/** Calls a server process as a signed-in user. Each call names the URL, which is new after a restart. */
export class ProcessClient {
  private constructor(
    readonly email: string,
    private readonly token: string,
  ) {}

  static async signUp(url: string): Promise<ProcessClient> {
    const email = `${randomUUID()}@example.org`;
    const response = await fetch(`${url}/auth/v1/signup`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email, password: "Knee-pain-2-weeks" }),
    });
    const { access_token: token } = (await response.json()) as { access_token?: string };
    if (!token) throw new Error(`Sign-up answered ${response.status}`);
    return new ProcessClient(email, token);
  }

  call(url: string, method: string, path: string, json?: unknown): Promise<Response> {
    return fetch(`${url}/api/v1${path}`, {
      method,
      headers: {
        authorization: `Bearer ${this.token}`,
        ...(json !== undefined && { "content-type": "application/json" }),
      },
      ...(json !== undefined && { body: JSON.stringify(json) }),
    });
  }

  /** Returns the JSON of the answer. @throws if its status is an error. */
  async json<T>(url: string, method: string, path: string, json?: unknown): Promise<T> {
    const response = await this.call(url, method, path, json);
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${await response.text()}`);
    return (await response.json()) as T;
  }

  newVisit(url: string, more: Record<string, unknown> = {}): Promise<Visit> {
    const consent = { given: true, method: "spoken", at: new Date().toISOString() };
    return this.json<Visit>(url, "POST", "/visits", { consent, ...more });
  }

  putPart(url: string, take: { visit: string; id: string }, seq: number, bytes: Uint8Array): Promise<Response> {
    return fetch(`${url}/api/v1/visits/${take.visit}/takes/${take.id}/parts/${seq}`, {
      method: "PUT",
      headers: {
        authorization: `Bearer ${this.token}`,
        "content-type": "audio/ogg",
        "content-digest": `sha-256=:${createHash("sha256").update(bytes).digest("base64")}:`,
      },
      body: bytes as Uint8Array<ArrayBuffer>,
    });
  }
}
