import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { startVisitWork } from "../../../src/server/transcription/startVisitWork";
import { startTestServer, type TestServer } from "../testServer";
import { type SpeechStub, startSpeechStub } from "./speechStub";
import { silence, spokenParts, toParts } from "./spokenVisit";
import { VisitClient } from "./visitClient";

const lines = ["Do you have a fever?", "No fever. I feel tired all the time.", "Are you allergic to anything?"];
const said = "I feel tired all the time.";
let stub: SpeechStub;
let server: TestServer;
let work: { stop(): Promise<void> };
let parts: Buffer[];

beforeAll(async () => {
  parts = spokenParts(lines).parts;
  stub = await startSpeechStub({ latencyMs: 10, text: said });
  server = await startTestServer({
    CHARTSIDE_SPEECH: "openai",
    CHARTSIDE_SPEECH_BASE_URL: stub.url,
    CHARTSIDE_SPEECH_MODEL: "stub",
    CHARTSIDE_SPEECH_TIMEOUT_S: "3",
  });
  work = await startVisitWork(server.platform);
});
afterEach(() => stub.behave({ kind: "text", text: said }));
afterAll(async () => {
  await work.stop();
  await server.stop();
  await stub.stop();
});

test("each stretch of speech is one line, and the stopped visit gets its draft", async () => {
  const visit = await VisitClient.open(server);
  await visit.record(parts);
  await visit.becomes("ready");
  const utterances = await visit.utterances();
  expect(utterances.map(({ text }) => text)).toEqual(lines.map(() => said));
  expect(utterances.map(({ seq }) => seq)).toEqual([0, 1, 2]);
  const [first, second] = utterances;
  expect(first?.start_ms).toBeGreaterThan(500);
  expect(second?.start_ms).toBeGreaterThan(first?.end_ms ?? Infinity);
});

test("words come while the visit is being recorded", async () => {
  const visit = await VisitClient.open(server);
  const take = await visit.beginTake();
  for (const [seq, bytes] of parts.slice(0, 4).entries()) await visit.putPart(take, seq, bytes);
  await visit.heard(1);
  expect((await visit.visit()).status).toBe("recording");
});

test("parts in any order become the same transcript", async () => {
  const visit = await VisitClient.open(server);
  const take = await visit.beginTake();
  for (const [seq, bytes] of [...parts.entries()].toReversed()) await visit.putPart(take, seq, bytes);
  await visit.finish(take, parts.length, 0);
  await visit.becomes("ready");
  expect(await visit.utterances()).toHaveLength(lines.length);
});

test("several takes stand one after the other, each with its own times", async () => {
  const visit = await VisitClient.open(server);
  const first = await visit.record(parts);
  const second = await visit.record(parts);
  await visit.becomes("ready");
  const utterances = await visit.utterances();
  expect(utterances.map(({ take_id }) => take_id)).toEqual([first, first, first, second, second, second]);
  expect(utterances[3]?.start_ms).toBe(utterances[0]?.start_ms);
});

test("silence has no lines, is said so, and is kept", async () => {
  const visit = await VisitClient.open(server);
  const take = await visit.record(toParts(silence(6)));
  const { status_reason } = await visit.becomes("ready");
  expect(status_reason).toBe("No speech was found in this recording. The audio is kept.");
  expect(await visit.utterances()).toEqual([]);
  expect((await visit.call("GET", `/takes/${take}/audio`)).status).toBe(200);
});

test("a take of no length is ready without words", async () => {
  const visit = await VisitClient.open(server);
  await visit.finish(await visit.beginTake(), 0, 0);
  expect((await visit.becomes("ready")).status_reason).toContain("No speech");
});

test.each([
  [{ kind: "hang" }, "took too long"],
  [{ kind: "html" }, "answered something that is not a transcript"],
  [{ kind: "empty" }, "answered something that is not a transcript"],
  [{ kind: "status", status: 500 }, "failed"],
  [{ kind: "status", status: 401 }, "refused the key"],
] as const)(
  "an engine that answers %o: the visit waits for a person, keeps all, and goes on from there",
  async (fault, why) => {
    const visit = await VisitClient.open(server);
    const take = await visit.beginTake();
    const beforeThird = 7; // seconds: two lines and the pause behind them
    for (const [seq, bytes] of parts.slice(0, beforeThird).entries()) await visit.putPart(take, seq, bytes);
    await visit.heard(2);
    stub.behave(fault);
    for (const [seq, bytes] of parts.slice(beforeThird).entries()) await visit.putPart(take, seq + beforeThird, bytes);
    await visit.finish(take, parts.length, 0);
    const { status_reason } = await visit.becomes("needs_attention");
    expect(status_reason).toMatch(/^The transcript stopped at \d:\d\d: the speech engine .*\. The audio is safe\.$/);
    expect(status_reason).toContain(why);
    const before = await visit.utterances();
    expect(before).toHaveLength(2);

    stub.behave({ kind: "text", text: said });
    expect((await visit.call("POST", "/retry")).status).toBe(200);
    await visit.becomes("ready");
    const after = await visit.utterances();
    expect(after.slice(0, 2).map(({ id }) => id)).toEqual(before.map(({ id }) => id));
    expect(after).toHaveLength(3);
  },
);

test("a busy engine is asked again when it says, and nothing is lost", async () => {
  stub.next({ kind: "status", status: 429, retryAfter: 1 });
  const calls = stub.calls.length;
  const visit = await VisitClient.open(server);
  await visit.record(parts);
  await visit.becomes("ready");
  expect(await visit.utterances()).toHaveLength(3);
  expect(stub.calls.length - calls).toBe(4);
});

test("an engine that fails during a recording leaves the recording alone; the words come later", async () => {
  stub.behave({ kind: "status", status: 500 });
  const visit = await VisitClient.open(server);
  const take = await visit.beginTake();
  for (const [seq, bytes] of parts.entries()) await visit.putPart(take, seq, bytes);
  await visit.until(({ status_reason }) => status_reason !== null);
  expect((await visit.visit()).status).toBe("recording");
  stub.behave({ kind: "text", text: said });
  await visit.heard(2);
  expect((await visit.visit()).status_reason).toBeNull();
});

test("the engine is told the patient's name and the clinician's own words", async () => {
  const visit = await VisitClient.open(server, { patient_name: "Quillon Ashgrove" });
  await server.call(visit.user, "PUT", "/api/v1/vocabulary", { words: ["tirzepatide"] });
  await visit.record(parts);
  await visit.becomes("ready");
  expect(stub.calls.at(-1)?.fields["prompt"]).toBe("Quillon Ashgrove, tirzepatide");
});

test("nothing that was said stands in the log", () => {
  expect(server.logLines.join("")).not.toMatch(/tired|Ashgrove|tirzepatide/);
});
