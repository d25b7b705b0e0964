import { createHash, randomUUID } from "node:crypto";
import type { PartsState, Take } from "../../../src/shared/recording/take";
import type { TakeState } from "../../../src/shared/recording/takeState";
import type { Visit } from "../../../src/shared/visits/visit";
import type { TestServer, TestUser } from "../testServer";

export const contentDigest = (bytes: Uint8Array): string =>
  `sha-256=:${createHash("sha256").update(bytes).digest("base64")}:`;

/** A clinician's recorder of one visit. */
export class RecordingClient {
  readonly takeId: string = randomUUID();

  constructor(
    readonly server: TestServer,
    readonly user: TestUser,
    readonly visitId: string,
  ) {}

  /** A client with a new visit, with consent, and a take that was started. */
  static async recording(server: TestServer, user?: TestUser): Promise<RecordingClient> {
    const owner = user ?? (await server.newUser());
    const client = new RecordingClient(server, owner, await newVisit(server, owner));
    const response = await client.begin({ recorder_id: "computer-1" });
    if (response.status !== 201) throw new Error(`begin answered ${response.status}: ${await response.text()}`);
    return client;
  }

  get path(): string {
    return `/api/v1/visits/${this.visitId}/takes`;
  }

  begin(more: Record<string, unknown> = {}, user: TestUser | null = this.user): Promise<Response> {
    return this.server.call(user, "POST", this.path, { id: this.takeId, ...more });
  }

  put(seq: number | string, bytes: Uint8Array, headers: Record<string, string> = {}): Promise<Response> {
    return this.server.call(this.user, "PUT", `${this.path}/${this.takeId}/parts/${seq}`, undefined, {
      body: bytes as Uint8Array<ArrayBuffer>,
      headers: { "content-type": "application/octet-stream", "content-digest": contentDigest(bytes), ...headers },
    });
  }

  async putAll(parts: readonly Uint8Array[]): Promise<void> {
    for (const [seq, bytes] of parts.entries()) {
      const { status } = await this.put(seq, bytes);
      if (status !== 201) throw new Error(`part ${seq} answered ${status}`);
    }
  }

  finish(parts: number, durationMs = 0): Promise<Response> {
    const body = { parts, duration_ms: durationMs };
    return this.server.call(this.user, "POST", `${this.path}/${this.takeId}/finish`, body);
  }

  async state(): Promise<TakeState> {
    return (await (await this.server.call(this.user, "GET", `${this.path}/${this.takeId}`)).json()) as TakeState;
  }

  audio(range?: string): Promise<Response> {
    const headers: Record<string, string> = range === undefined ? {} : { range };
    return this.server.call(this.user, "GET", `${this.path}/${this.takeId}/audio`, undefined, { headers });
  }

  async visit(): Promise<Visit> {
    return (await (await this.server.call(this.user, "GET", `/api/v1/visits/${this.visitId}`)).json()) as Visit;
  }
}

/**
 * Creates a visit.
 * @param consent the consent recorded on the visit; null if it was not asked for.
 * @returns its id.
 */
export async function newVisit(
  server: TestServer,
  user: TestUser,
  consent: unknown = spokenConsent(),
): Promise<string> {
  const response = await server.call(user, "POST", "/api/v1/visits", { title: "Knee", consent });
  if (response.status !== 201) throw new Error(`visit answered ${response.status}: ${await response.text()}`);
  return ((await response.json()) as Visit).id;
}

export const spokenConsent = () => ({ given: true, method: "spoken", at: new Date().toISOString() });

export const partsState = async (response: Response): Promise<PartsState> => (await response.json()) as PartsState;
export const takeOf = async (response: Response): Promise<Take> => (await response.json()) as Take;
export const bytesOf = async (response: Response): Promise<Buffer> => Buffer.from(await response.arrayBuffer());

export async function problemOf(response: Response): Promise<{ status: number; code: string; missing?: number[] }> {
  const { code, missing } = (await response.json()) as { code: string; missing?: number[] };
  return { status: response.status, code, ...(missing && { missing }) };
}
