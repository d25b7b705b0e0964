import { createHash, randomUUID } from "node:crypto";
import { createParser } from "eventsource-parser";
import type { VisitEvent } from "../../src/shared/events/visitEvent";
import type { VisitDocument } from "../../src/shared/notes/document";
import type { Visit } from "../../src/shared/visits/visit";

/** A signed-in client of the product's public API. */
export class Client {
  private constructor(
    readonly url: string,
    private token: string,
    /** Credentials to sign in as the same user in a browser. */
    readonly credentials: { email: string; password: string },
  ) {}

  /** Signs up a new user; each measurement uses its own. Its token lasts 15 minutes, see `signInAgain`. */
  static async signUp(url: string): Promise<Client> {
    const credentials = { email: `bench-${randomUUID()}@example.org`, password: "Measured-1-time" };
    const response = await fetch(`${url}/auth/v1/signup`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(credentials),
    });
    const body = (await response.json()) as { access_token?: string };
    if (!body.access_token) throw new Error(`Sign-up answered ${response.status}: ${JSON.stringify(body)}`);
    return new Client(url, body.access_token, credentials);
  }

  /** Begins another session of the same user, for a measurement that takes longer than a token lasts. */
  async signInAgain(): Promise<void> {
    const response = await fetch(`${this.url}/auth/v1/token?grant_type=password`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(this.credentials),
    });
    const { access_token: token } = (await response.json()) as { access_token?: string };
    if (!token) throw new Error(`Signing in answered ${response.status}`);
    this.token = token;
  }

  /** Sends a request and returns whatever answer it gets. */
  send(method: string, path: string, init: RequestInit = {}): Promise<Response> {
    const headers = { authorization: `Bearer ${this.token}`, ...(init.headers as Record<string, string>) };
    return fetch(`${this.url}/api/v1${path}`, { ...init, method, headers });
  }

  /** @throws if the answer is not a success. */
  async call(method: string, path: string, init: RequestInit = {}): Promise<Response> {
    const response = await this.send(method, path, init);
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${await response.text()}`);
    return response;
  }

  async json<T>(method: string, path: string, body?: unknown): Promise<T> {
    const json =
      body === undefined ? {} : { body: JSON.stringify(body), headers: { "content-type": "application/json" } };
    return (await (await this.call(method, path, json)).json()) as T;
  }

  /** Creates a visit with consent and an open take. */
  async startTake(title = "Bench", source = "microphone"): Promise<Recording> {
    const consent = { given: true, method: "spoken", at: new Date().toISOString() };
    const visit = await this.json<Visit>("POST", "/visits", { title, consent });
    const take = randomUUID();
    await this.json("POST", `/visits/${visit.id}/takes`, { id: take, recorder_id: take, source });
    return new Recording(this, visit.id, take);
  }

  /** Calls `onEvent` for every event of a visit until `signal` aborts. */
  async follow(visitId: string, onEvent: (event: VisitEvent) => void, signal: AbortSignal): Promise<void> {
    const response = await this.call("GET", `/visits/${visitId}/events`, { signal });
    const parser = createParser({
      onEvent: ({ event, data }) => onEvent({ type: event, data: JSON.parse(data) } as VisitEvent),
    });
    const decoder = new TextDecoder();
    try {
      for await (const chunk of response.body ?? []) parser.feed(decoder.decode(chunk as Uint8Array, { stream: true }));
    } catch (error) {
      if (!signal.aborted) throw error;
    }
  }
}

/** The body and headers with which a part of sound is sent. */
export function partRequest(bytes: Uint8Array): RequestInit {
  const digest = createHash("sha256").update(bytes).digest("base64");
  return {
    body: bytes as Uint8Array<ArrayBuffer>,
    headers: { "content-type": "audio/ogg", "content-digest": `sha-256=:${digest}:` },
  };
}

/** A take that is being uploaded. */
export class Recording {
  private sent = 0;

  constructor(
    private readonly client: Client,
    readonly visitId: string,
    readonly takeId: string,
  ) {}

  /** @returns milliseconds until the part was acknowledged. */
  async send(bytes: Uint8Array): Promise<number> {
    const started = performance.now();
    const response = await this.client.call("PUT", this.pathOf(this.sent++), partRequest(bytes));
    await response.arrayBuffer();
    return performance.now() - started;
  }

  /** The path of a part. */
  pathOf(seq: number): string {
    return `/visits/${this.visitId}/takes/${this.takeId}/parts/${seq}`;
  }

  async finish(seconds: number): Promise<void> {
    const end = { parts: this.sent, duration_ms: Math.round(seconds * 1000) };
    await this.client.json("POST", `/visits/${this.visitId}/takes/${this.takeId}/finish`, end);
  }

  /** Resolves with the complete note when the visit is ready. */
  async note(): Promise<VisitDocument> {
    const stop = new AbortController();
    let note: VisitDocument | null = null;
    let visit: Visit | null = null;
    await this.client.follow(
      this.visitId,
      (event) => {
        if (event.type === "document") note = event.data;
        if (event.type === "visit") visit = event.data;
        if (visit?.status === "needs_attention") throw new Error(`The visit stopped: ${visit.status_reason}`);
        if (note && !note.drafting && visit?.status === "ready") stop.abort();
      },
      stop.signal,
    );
    if (!note) throw new Error("The stream ended without a note");
    return note;
  }
}
