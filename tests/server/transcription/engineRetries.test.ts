import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { startVisitWork } from "../../../src/server/pipeline/startVisitWork";
import { startTestServer, type TestServer } from "../testServer";
import { type SpeechStub, startSpeechStub } from "./speechStub";
import { spokenParts } from "./spokenVisit";
import { until, VisitClient } from "./VisitClient";

const { parts } = spokenParts(["Do you have a fever?", "No fever. I feel tired all the time.", "Do you smoke?"]);
const lines = 3;
const text = "I feel tired all the time.";
const failing = { kind: "status", status: 500 } as const;
/** Delays of retries: only one, after a minute. */
const minute = [60_000];
const opened: { stop(): Promise<unknown> }[] = [];
let stub: SpeechStub;
let server: TestServer;

const open = <T extends { stop(): Promise<unknown> }>(one: T): T => {
  opened.unshift(one);
  return one;
};
const startWork = async (retryDelaysMs: readonly number[]) =>
  open(await startVisitWork(server.context, { retryDelaysMs }));

async function startServer(more: NodeJS.ProcessEnv = {}): Promise<void> {
  const env = { CHARTSIDE_SPEECH: "openai", CHARTSIDE_SPEECH_BASE_URL: stub.url, ...more };
  server = open(await startTestServer(env));
}

beforeEach(async () => void (stub = open(await startSpeechStub({ latencyMs: 0, text }))));
afterEach(async () => {
  for (const one of opened.splice(0)) await one.stop();
});

/** Records a visit while the service fails, until its next try is planned. */
async function pausedVisit(): Promise<VisitClient> {
  stub.behave(failing);
  const visit = await VisitClient.open(server);
  await visit.record(parts);
  await visit.until(({ retry_in_ms }) => retry_in_ms !== null && retry_in_ms > 0);
  return visit;
}

describe("a stopped visit whose speech service fails", () => {
  test("is transcribed when the service answers again, without a user action", async () => {
    await startServer();
    await startWork([10, 10, 10]);
    stub.fail(2 * 2 * lines, failing); // the first try and one retry, each of two calls per line
    const visit = await VisitClient.open(server);
    await visit.record(parts);
    await visit.becomes("ready");
    expect(await visit.utterances()).toHaveLength(lines);
  });

  test("is transcribed after one hanging call, which is repeated on another connection", async () => {
    await startServer({ CHARTSIDE_SPEECH_TIMEOUT_S: "3" });
    await startWork(minute);
    stub.fail(1, { kind: "hang" });
    const visit = await VisitClient.open(server);
    await visit.record(parts);
    await visit.becomes("ready");
    expect(stub.calls).toHaveLength(lines + 1);
    expect(new Set(stub.calls.slice(1).map(({ port }) => port))).not.toContain(stub.calls[0]?.port);
  });

  test("says what failed and when it is tried again", async () => {
    await startServer();
    await startWork(minute);
    const visit = await pausedVisit();
    expect(await visit.visit()).toMatchObject({
      status: "transcribing",
      status_reason: "The speech service reports an error (500).",
    });
    expect((await visit.visit()).retry_in_ms).toBeLessThanOrEqual(72_000);
    stub.behave({ kind: "text", text });
    expect(await (await visit.call("POST", "/retry")).json()).toMatchObject({ retry_in_ms: 0 });
    expect(await visit.becomes("ready")).toMatchObject({ status_reason: null, retry_in_ms: null });
    expect(await visit.utterances()).toHaveLength(lines);
  });

  test("waits as long as the service asks", async () => {
    await startServer();
    await startWork([10]);
    const date = new Date(Date.now() + 100_000).toUTCString();
    stub.behave({ kind: "status", status: 429, retryAfter: date });
    const visit = await VisitClient.open(server);
    await visit.record(parts);
    const { status_reason, retry_in_ms } = await visit.until(({ retry_in_ms: ms }) => ms !== null && ms > 10_000);
    expect(status_reason).toBe("The speech service is too busy.");
    expect(retry_in_ms).toBeLessThanOrEqual(100_000);
  });

  test("keeps its pause and its count of retries when another server takes it over", async () => {
    await startServer();
    const first = await startWork(minute);
    const visit = await pausedVisit();
    const calls = stub.calls.length;
    await first.stop();
    await startWork(minute);
    const worker = async () => {
      const { rows } = await server.context.database.query<{ worker: string | null; retries: number }>(
        "select w.worker, v.retries from visit_work w join visits v on v.id = w.visit_id where v.id = $1",
        [visit.id],
      );
      return rows[0];
    };
    expect((await until(worker, (row) => row?.worker !== null))?.retries).toBe(1);
    expect((await visit.visit()).retry_in_ms).toBeGreaterThan(0);

    await visit.call("POST", "/retry"); // still failing: the one retry is used up
    await visit.becomes("needs_attention");
    expect(stub.calls.length - calls).toBeLessThanOrEqual(2 * lines); // none before the user retries
    stub.behave({ kind: "text", text });
    await visit.call("POST", "/retry");
    await visit.becomes("ready");
    expect(await visit.utterances()).toHaveLength(lines);
  });
});

test("a refused API key is retried rarely during a recording", async () => {
  await startServer();
  await startWork(minute);
  stub.behave({ kind: "status", status: 401 });
  const visit = await VisitClient.open(server);
  const take = await visit.beginTake();
  for (const [seq, bytes] of parts.entries()) await visit.putPart(take, seq, bytes);
  const recording = await visit.until(({ retry_in_ms }) => retry_in_ms !== null && retry_in_ms > 0);
  expect(recording.status).toBe("recording");
  expect(recording.status_reason).toMatch(/^No transcript right now: the speech service refuses the key\./);
  await visit.finish(take, parts.length, 0);
  const { status_reason, retry_in_ms } = await visit.becomes("needs_attention");
  expect(status_reason).toMatch(/^The transcript stopped at 0:00: the speech service refuses the key\./);
  expect(retry_in_ms).toBeNull();
});

test("Stop ends the pause of a recording", async () => {
  await startServer();
  await startWork(minute);
  stub.behave(failing);
  const visit = await VisitClient.open(server);
  const take = await visit.beginTake();
  for (const [seq, bytes] of parts.entries()) await visit.putPart(take, seq, bytes);
  await visit.until(({ retry_in_ms }) => retry_in_ms !== null && retry_in_ms > 0);
  stub.behave({ kind: "text", text });
  await visit.finish(take, parts.length, 0);
  await visit.becomes("ready");
  expect(await visit.utterances()).toHaveLength(lines);
});

test("the fallback transcribes what the first engine cannot", async () => {
  const second = open(await startSpeechStub({ latencyMs: 0, text: "No fever." }));
  await startServer({ CHARTSIDE_SPEECH_FALLBACK_BASE_URL: second.url, CHARTSIDE_SPEECH_FALLBACK_MODEL: "small" });
  await startWork(minute);
  stub.behave(failing);
  const visit = await VisitClient.open(server);
  await visit.record(parts);
  await visit.becomes("ready");
  const name = `small at ${new URL(second.url).host}`;
  const utterances = await visit.utterances();
  expect(utterances.map(({ text: said, engine }) => [said, engine])).toEqual(
    Array.from({ length: lines }, () => ["No fever.", name]),
  );
  await visit.call("PATCH", `/transcript/${utterances[0]?.id}`, { text: "No fever at all." });
  expect((await visit.utterances())[0]).toMatchObject({ text: "No fever at all.", engine: name });
});
