import { createHash, randomUUID } from "node:crypto";
import { expect } from "vitest";
import type { Take } from "../../../src/shared/recording/take";
import type { Transcript, Utterance } from "../../../src/shared/transcription/utterance";
import type { Visit } from "../../../src/shared/visits/visit";
import type { TestServer, TestUser } from "../testServer";

/** The calls of a recorder and a screen for one visit. */
export class VisitClient {
  private constructor(
    private readonly server: TestServer,
    readonly user: TestUser,
    readonly id: string,
  ) {}

  static async open(server: TestServer, more: object = {}, as?: TestUser): Promise<VisitClient> {
    const user = as ?? (await server.newUser());
    const consent = { given: true, method: "spoken", at: new Date().toISOString() };
    const response = await server.call(user, "POST", "/api/v1/visits", { title: "Visit", consent, ...more });
    expect(response.status).toBe(201);
    return new VisitClient(server, user, ((await response.json()) as Visit).id);
  }

  async beginTake(): Promise<string> {
    const id = randomUUID();
    const response = await this.call("POST", "/takes", { id });
    expect(response.status).toBe(201);
    return id;
  }

  async putPart(take: string, seq: number, bytes: Buffer): Promise<void> {
    const digest = createHash("sha256").update(bytes).digest("base64");
    const response = await this.server.call(
      this.user,
      "PUT",
      `/api/v1/visits/${this.id}/takes/${take}/parts/${seq}`,
      undefined,
      {
        body: new Uint8Array(bytes),
        headers: { "content-type": "application/octet-stream", "content-digest": `sha-256=:${digest}:` },
      },
    );
    expect([200, 201, 204], await response.clone().text()).toContain(response.status);
  }

  async finish(take: string, parts: number, durationMs: number): Promise<Take> {
    const response = await this.call("POST", `/takes/${take}/finish`, { parts, duration_ms: durationMs });
    expect(response.status, await response.clone().text()).toBe(200);
    return (await response.json()) as Take;
  }

  /** Uploads and finishes a whole take. @returns its id. */
  async record(parts: readonly Buffer[]): Promise<string> {
    const take = await this.beginTake();
    for (const [seq, bytes] of parts.entries()) await this.putPart(take, seq, bytes);
    await this.finish(take, parts.length, parts.length * 1_000);
    return take;
  }

  async visit(): Promise<Visit> {
    return (await (await this.call("GET", "")).json()) as Visit;
  }

  async utterances(): Promise<Utterance[]> {
    return ((await (await this.call("GET", "/transcript")).json()) as Transcript).utterances;
  }

  call(method: string, path: string, json?: unknown): Promise<Response> {
    return this.server.call(this.user, method, `/api/v1/visits/${this.id}${path}`, json);
  }

  /** Waits until the visit has that status. @throws if it needs attention instead. */
  async becomes(status: Visit["status"], seconds = 100): Promise<Visit> {
    return until(
      () => this.visit(),
      (visit) => {
        if (visit.status === "needs_attention" && status !== "needs_attention")
          throw new Error(`It needs attention: ${visit.status_reason}`);
        return visit.status === status;
      },
      seconds,
    );
  }

  until(holds: (visit: Visit) => boolean): Promise<Visit> {
    return until(() => this.visit(), holds);
  }

  async utterancesAtLeast(count: number, seconds = 100): Promise<Utterance[]> {
    return until(
      () => this.utterances(),
      (utterances) => utterances.length >= count,
      seconds,
    );
  }
}

/** Polls until the condition holds. @throws with the last value after `seconds`. */
export async function until<T>(read: () => Promise<T>, holds: (value: T) => boolean, seconds = 100): Promise<T> {
  const end = performance.now() + seconds * 1_000;
  for (;;) {
    const value = await read();
    if (holds(value)) return value;
    if (performance.now() > end)
      throw new Error(`The condition did not hold: ${JSON.stringify(value).slice(0, 2_000)}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
