import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { TakeState } from "../../../src/shared/recording/takeState";
import type { Visit } from "../../../src/shared/visits/visit";
import { spokenParts } from "../../bench/ogg";
import { ProcessClient } from "./processClient";
import {
  buildStandalone,
  isHealthy,
  killDatabase,
  newDataDir,
  postmasterPid,
  startProcess,
  until,
} from "./serverProcess";

let built: ReturnType<typeof buildStandalone>;
beforeAll(() => void (built = buildStandalone()));
afterAll(() => built.remove());

const { parts } = spokenParts(0.5);

/** A clinician who records on and on; `held` is what the server answered for. */
class Writer {
  readonly titles = new Map<string, string>();
  readonly takes: { visit: string; id: string; held: number[] }[] = [];
  isStopped = false;

  constructor(private readonly client: ProcessClient) {}

  get acknowledged(): number {
    return this.titles.size + this.takes.reduce((sum, { held }) => sum + held.length, 0);
  }

  /** Writes until the server is gone or `isStopped`. @param goesOn tries again after a failure, as the app does. */
  async write(url: string, { goesOn = false } = {}): Promise<void> {
    while (!this.isStopped) {
      try {
        await this.recordOne(url);
      } catch (error) {
        if (!goesOn) return;
        if (!(error instanceof Error)) throw error;
      }
    }
  }

  private async recordOne(url: string): Promise<void> {
    const title = `Visit ${randomUUID()}`;
    const { id: visit } = await this.client.newVisit(url, { title });
    this.titles.set(visit, title);
    const take = { visit, id: randomUUID(), held: [] as number[] };
    await this.client.json(url, "POST", `/visits/${visit}/takes`, { id: take.id });
    this.takes.push(take);
    for (const [seq, bytes] of parts.entries()) {
      if (this.isStopped) return;
      const { status } = await this.client.putPart(url, take, seq, bytes);
      if (status !== 201) throw new Error(`part ${seq} answered ${status}`);
      take.held.push(seq);
    }
  }

  /** Everything that was answered for is there, to the byte. */
  async verify(url: string): Promise<void> {
    for (const [id, title] of this.titles) {
      const visit = await this.client.json<Visit>(url, "GET", `/visits/${id}`);
      expect(visit.title).toBe(title);
    }
    for (const { visit, id, held } of this.takes) {
      const path = `/visits/${visit}/takes/${id}`;
      const { received } = await this.client.json<TakeState>(url, "GET", path);
      expect(received).toBeGreaterThanOrEqual(held.length);
      const audio = Buffer.from(await (await this.client.call(url, "GET", `${path}/audio`)).arrayBuffer());
      const said = Buffer.concat(held.map((seq) => parts[seq] ?? new Uint8Array()));
      expect(audio.subarray(0, said.length).equals(said)).toBe(true);
    }
  }
}

test("kill -9 of the server, again and again while it records: nothing it answered for is lost", async () => {
  const dataDir = newDataDir();
  let server = await startProcess(built.entry, dataDir);
  const writer = new Writer(await ProcessClient.signUp(server.url));
  for (let round = 1; round <= 4; round += 1) {
    const before = writer.acknowledged;
    const writing = Promise.all([1, 2, 3, 4].map(() => writer.write(server.url)));
    await until("enough was written", () => writer.acknowledged >= before + 60);
    await server.kill();
    await writing;
    server = await startProcess(built.entry, dataDir);
    await writer.verify(server.url);
  }
  await server.stop();
});

test("kill -9 of the database alone while the server records: it answers 503, comes back, and nothing is lost", async () => {
  const server = await startProcess(built.entry, newDataDir());
  const writer = new Writer(await ProcessClient.signUp(server.url));
  const writing = Promise.all([1, 2, 3].map(() => writer.write(server.url, { goesOn: true })));
  for (let round = 1; round <= 3; round += 1) {
    const before = writer.acknowledged;
    await until("enough was written", () => writer.acknowledged >= before + 40);
    await killDatabase(server);
  }
  writer.isStopped = true;
  await writing;
  await writer.verify(server.url);
  await server.stop();
});

test("while its database is away, a call answers 503 with a sentence, and later works", async () => {
  const server = await startProcess(built.entry, newDataDir());
  const client = await ProcessClient.signUp(server.url);
  const seen = new Set<number>();
  process.kill(postmasterPid(server.dataDir), "SIGKILL");
  await until("a call found the database away", async () => {
    const response = await client.call(server.url, "GET", "/visits");
    seen.add(response.status);
    if (response.status !== 200) {
      expect(response.headers.get("retry-after")).toBe("1");
      expect(await response.json()).toMatchObject({ code: "unavailable", detail: expect.stringMatching(/is safe/) });
    }
    return response.status === 503;
  });
  await until("the server is healthy again", () => isHealthy(server.url));
  expect((await client.call(server.url, "GET", "/visits")).status).toBe(200);
  expect([...seen].every((status) => status === 503 || status === 200)).toBe(true);
  await server.stop();
});
