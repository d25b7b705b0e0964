import { randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { TakeState } from "../../../src/shared/recording/takeState";
import type { Visit } from "../../../src/shared/visits/visit";
import { spokenParts } from "../../bench/ogg";
import { ProcessClient } from "./ProcessClient";
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
/** The tests wait for conditions; this only ends one whose condition never comes, also on a machine under load. */
const timeout = 600_000;

/** Records one visit after the other and remembers what the server acknowledged. */
class Writer {
  private readonly titles = new Map<string, string>();
  private readonly takes: { visit: string; id: string; acknowledged: number[] }[] = [];
  private isStopped = false;
  private writing: Promise<unknown> = Promise.resolve();

  constructor(private readonly client: ProcessClient) {}

  get acknowledged(): number {
    return this.titles.size + this.takes.reduce((sum, take) => sum + take.acknowledged.length, 0);
  }

  /** Starts recording on several connections at once, until `stop`; a failed call is followed by a new visit. */
  start(url: string, connections: number): void {
    this.isStopped = false;
    this.writing = Promise.all(Array.from({ length: connections }, () => this.write(url)));
  }

  /** Resolves when the calls under way are answered or failed. */
  async stop(): Promise<void> {
    this.isStopped = true;
    await this.writing;
  }

  private async write(url: string): Promise<void> {
    while (!this.isStopped) {
      try {
        await this.recordOne(url);
      } catch (error) {
        if (!(error instanceof Error)) throw error;
        await delay(20); // before the next try of a server that is being restarted
      }
    }
  }

  private async recordOne(url: string): Promise<void> {
    const title = `Visit ${randomUUID()}`;
    const { id: visit } = await this.client.newVisit(url, { title });
    this.titles.set(visit, title);
    const take = { visit, id: randomUUID(), acknowledged: [] as number[] };
    await this.client.json(url, "POST", `/visits/${visit}/takes`, { id: take.id });
    this.takes.push(take);
    for (const [seq, bytes] of parts.entries()) {
      if (this.isStopped) return;
      const { status } = await this.client.putPart(url, take, seq, bytes);
      if (status !== 201) throw new Error(`part ${seq} answered ${status}`);
      take.acknowledged.push(seq);
    }
  }

  /** Expects every acknowledged visit and part to be there, to the byte. */
  async verify(url: string): Promise<void> {
    for (const [id, title] of this.titles) {
      const visit = await this.client.json<Visit>(url, "GET", `/visits/${id}`);
      expect(visit.title).toBe(title);
    }
    for (const { visit, id, acknowledged } of this.takes) {
      const path = `/visits/${visit}/takes/${id}`;
      const { received } = await this.client.json<TakeState>(url, "GET", path);
      expect(received).toBeGreaterThanOrEqual(acknowledged.length);
      const audio = Buffer.from(await (await this.client.call(url, "GET", `${path}/audio`)).arrayBuffer());
      const sent = Buffer.concat(acknowledged.map((seq) => parts[seq] ?? new Uint8Array()));
      expect(audio.subarray(0, sent.length).equals(sent)).toBe(true);
    }
  }
}

test("repeated kill -9 of the server loses nothing it acknowledged", { timeout }, async () => {
  const dataDir = newDataDir();
  let server = await startProcess(built.entry, dataDir);
  const writer = new Writer(await ProcessClient.signUp(server.url));
  for (let round = 1; round <= 4; round += 1) {
    const before = writer.acknowledged;
    writer.start(server.url, 4);
    await until("60 more calls are acknowledged", () => writer.acknowledged >= before + 60, timeout);
    await server.kill();
    await writer.stop();
    server = await startProcess(built.entry, dataDir);
    await writer.verify(server.url);
  }
  await server.stop();
});

test("repeated kill -9 of the database alone loses nothing the server acknowledged", { timeout }, async () => {
  const server = await startProcess(built.entry, newDataDir());
  const writer = new Writer(await ProcessClient.signUp(server.url));
  writer.start(server.url, 3);
  for (let round = 1; round <= 3; round += 1) {
    const before = writer.acknowledged;
    await until("40 more calls are acknowledged", () => writer.acknowledged >= before + 40, timeout);
    await killDatabase(server, timeout);
  }
  await writer.stop();
  await writer.verify(server.url);
  await server.stop();
});

test("a call answers 503 only while the database is unavailable", { timeout }, async () => {
  const server = await startProcess(built.entry, newDataDir());
  const client = await ProcessClient.signUp(server.url);
  const seen = new Set<number>();
  process.kill(postmasterPid(server.dataDir), "SIGKILL");
  await until(
    "a call finds the database away",
    async () => {
      const response = await client.call(server.url, "GET", "/visits");
      seen.add(response.status);
      if (response.status !== 200) {
        expect(response.headers.get("retry-after")).toBe("1");
        expect(await response.json()).toMatchObject({ code: "unavailable", detail: expect.stringMatching(/is safe/) });
      }
      return response.status === 503;
    },
    timeout,
  );
  await until("the server is healthy again", () => isHealthy(server.url), timeout);
  expect((await client.call(server.url, "GET", "/visits")).status).toBe(200);
  expect([...seen].every((status) => status === 503 || status === 200)).toBe(true);
  await server.stop();
});
