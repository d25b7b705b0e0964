import { createHash, randomBytes, randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, expect, inject, test } from "vitest";
import { Database } from "../../../src/server/platform/database/Database";
import { SpeechDetector } from "../../../src/server/transcription/detection/SpeechDetector";
import type { Utterance } from "../../../src/shared/transcription/utterance";
import { visitLines } from "../../web/support/speech";
import { buildStandalone, newDataDir, type ServerProcess, startProcess } from "../platform/serverProcess";
import { type SpeechStub, startSpeechStub } from "./speechStub";
import { spokenParts } from "./spokenVisit";
import { until } from "./VisitClient";

let built: ReturnType<typeof buildStandalone>;
let stub: SpeechStub;
let database: Database;
let servers: ServerProcess[] = [];
let parts: Buffer[];
let spoken: number[];
let token: string;
const masterKey = randomBytes(32).toString("hex");

beforeAll(async () => {
  built = buildStandalone();
  ({ parts } = spokenParts(visitLines.slice(0, 8)));
  spoken = await startsOf(parts);
  stub = await startSpeechStub({ latencyMs: 200, text: "I feel tired all the time." });
});
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.kill()));
  await database.close();
});
afterAll(async () => {
  await stub.stop();
  built.remove();
});

/** Start times of a take's utterances in milliseconds, detected in one pass. */
async function startsOf(bytes: readonly Buffer[]): Promise<number[]> {
  const detector = new SpeechDetector();
  const stream = await detector.open(0);
  const { segments } = await stream.push(Buffer.concat(bytes));
  segments.push(...(await stream.finish()).segments);
  await detector.stop();
  return segments.map(({ start }) => start / 16); // 16 samples a millisecond
}

/** Starts two server processes over one database. */
async function startTwo(): Promise<void> {
  const { host, user, password } = inject("postgres");
  const name = `test_${randomBytes(6).toString("hex")}`;
  const admin = new Database({ host, user, password, database: "postgres", max: 1 }, () => {});
  await admin.query(`create database ${name} template template_chartside`);
  await admin.close();
  database = new Database({ host, user, password, database: name, max: 2 }, () => {});
  const env = {
    DATABASE_URL: `postgres://${user}:${encodeURIComponent(password)}@localhost/${name}?host=${encodeURIComponent(host)}`,
    CHARTSIDE_MASTER_KEY: masterKey,
    CHARTSIDE_SPEECH: "openai",
    CHARTSIDE_SPEECH_BASE_URL: stub.url,
  };
  for (let count = 0; count < 2; count += 1) servers.push(await startProcess(built.entry, newDataDir(), env));
  const signUp = await fetch(`${servers[0]?.url}/auth/v1/signup`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: `${randomUUID()}@example.org`, password: "Knee-pain-2-weeks" }),
  });
  token = ((await signUp.json()) as { access_token: string }).access_token;
}

async function call<T>(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<T> {
  const isBytes = body instanceof Uint8Array;
  const response = await fetch(`${servers[0]?.url}/api/v1${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body !== undefined && { "content-type": isBytes ? "application/octet-stream" : "application/json" }),
      ...headers,
    },
    ...(body !== undefined && { body: isBytes ? new Uint8Array(body) : JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
  return (response.status === 204 ? null : await response.json()) as T;
}

async function begin(): Promise<{ visit: string; take: string }> {
  const consent = { given: true, method: "spoken", at: new Date().toISOString() };
  const { id: visit } = await call<{ id: string }>("POST", "/visits", { consent });
  const take = randomUUID();
  await call("POST", `/visits/${visit}/takes`, { id: take });
  return { visit, take };
}

async function put({ visit, take }: { visit: string; take: string }, from: number, to: number): Promise<void> {
  for (const [index, bytes] of parts.slice(from, to).entries()) {
    const digest = createHash("sha256").update(bytes).digest("base64");
    await call("PUT", `/visits/${visit}/takes/${take}/parts/${from + index}`, bytes, {
      "content-digest": `sha-256=:${digest}:`,
    });
  }
}

const utterancesOf = async (visit: string): Promise<Utterance[]> =>
  (await call<{ utterances: Utterance[] }>("GET", `/visits/${visit}/transcript`)).utterances;

/** Moves the server that has the lease to the end of `servers`, so that calls go to the other. @returns it. */
async function putHolderLast(visit: string, table = "visit_work"): Promise<ServerProcess> {
  const { rows } = await database.query<{ worker: string }>(`select worker from ${table} where visit_id = $1`, [visit]);
  const holder = servers.find(({ pid }) => rows[0]?.worker?.includes(`:${pid}:`));
  if (!holder) throw new Error("No server works on the visit");
  servers = [...servers.filter((server) => server !== holder), holder];
  return holder;
}

/** The worker of the visit and the remaining seconds of its lease. */
async function lease(visit: string): Promise<{ worker: string | null; seconds: number } | undefined> {
  const { rows } = await database.query<{ worker: string | null; seconds: number }>(
    `select worker, coalesce(extract(epoch from leased_until - now()), 0)::float8 as seconds
     from visit_work where visit_id = $1`,
    [visit],
  );
  return rows[0];
}

test.each(["killed", "stopped"] as const)(
  "another server takes over from one that is %s without repeating or skipping utterances",
  async (how) => {
    await startTwo();
    const visit = await begin();
    const half = Math.floor(parts.length / 2);
    await put(visit, 0, half);
    await until(
      () => utterancesOf(visit.visit),
      (found) => found.length >= 2,
    );
    const holder = await putHolderLast(visit.visit);
    if (how === "killed") {
      await holder.kill();
      expect((await lease(visit.visit))?.seconds).toBeLessThanOrEqual(10); // then any worker can claim it
    } else {
      await holder.stop();
      expect((await lease(visit.visit))?.worker ?? "none").not.toContain(`:${holder.pid}:`); // released at once
    }
    const before = (await utterancesOf(visit.visit)).length;
    await put(visit, half, parts.length);
    await until(
      () => utterancesOf(visit.visit),
      (found) => found.length > before,
    );
    await call("POST", `/visits/${visit.visit}/takes/${visit.take}/finish`, { parts: parts.length, duration_ms: 0 });
    await until(
      () => call<{ status: string }>("GET", `/visits/${visit.visit}`),
      ({ status }) => status === "ready",
    );
    const found = await utterancesOf(visit.visit);
    expect(found).toHaveLength(spoken.length);
    for (const [index, { start_ms, end_ms }] of found.entries()) {
      // A window of voice detection is 32 ms; where one begins depends on the checkpoint.
      expect(Math.abs(start_ms - (spoken[index] ?? 0))).toBeLessThan(100);
      expect(found[index + 1]?.start_ms ?? Infinity).toBeGreaterThanOrEqual(end_ms);
    }
  },
);

test("another server writes the draft of one that is killed while drafting", async () => {
  await startTwo();
  const { id: visit } = await call<{ id: string }>("POST", "/visits", {});
  const status = async () => (await call<{ status: string }>("GET", `/visits/${visit}`)).status;
  const draft = async () =>
    (
      await database.query<{ worker: string | null; pending: boolean }>(
        `select worker, exists (select from pending_drafts p where p.visit_id = w.visit_id) as pending
         from draft_work w where visit_id = $1`,
        [visit],
      )
    ).rows[0];
  await call("PUT", `/visits/${visit}/transcript`, { text: "Doctor: Any pain?\nPatient: In my left knee." });
  await database.transaction(async (tx) => {
    await tx.query("lock table utterances in access exclusive mode"); // holds the draft where it reads the transcript
    await call("POST", `/visits/${visit}/documents`, {});
    await until(draft, (row) => typeof row?.worker === "string");
    await (await putHolderLast(visit, "draft_work")).kill();
  });
  expect(await draft()).toMatchObject({ pending: true });
  await until(status, (now) => now === "ready");
  const { items } = await call<{ items: { status: string; drafting: boolean }[] }>("GET", `/visits/${visit}/documents`);
  expect(items).toMatchObject([{ status: "draft", drafting: false }]);
});
