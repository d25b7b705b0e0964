import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { startVisitWork } from "../../../src/server/pipeline/startVisitWork";
import { startTestServer, type TestServer } from "../testServer";
import { type SpeechStub, startSpeechStub } from "./speechStub";
import { silence, spokenParts, toParts } from "./spokenVisit";
import { VisitClient } from "./VisitClient";

const lines = ["Do you have a fever?", "No fever. I feel tired all the time.", "Are you allergic to anything?"];
const spoken = "I feel tired all the time.";
let stub: SpeechStub;
let server: TestServer;
let work: { stop(): Promise<void> };
let parts: Buffer[];

beforeAll(async () => {
  parts = spokenParts(lines).parts;
  stub = await startSpeechStub({ latencyMs: 10, text: spoken });
  server = await startTestServer({
    CHARTSIDE_SPEECH: "openai",
    CHARTSIDE_SPEECH_BASE_URL: stub.url,
    CHARTSIDE_SPEECH_MODEL: "stub",
    CHARTSIDE_SPEECH_TIMEOUT_S: "1",
  });
  work = await startVisitWork(server.context, { retryDelaysMs: [10, 10] });
});
afterEach(() => stub.behave({ kind: "text", text: spoken }));
afterAll(async () => {
  await work.stop();
  await server.stop();
  await stub.stop();
});

describe("transcription with a remote engine", () => {
  test("turns each stretch of speech into an utterance and drafts the stopped visit", async () => {
    const visit = await VisitClient.open(server);
    await visit.record(parts);
    await visit.becomes("ready");
    const utterances = await visit.utterances();
    expect(utterances.map(({ text }) => text)).toEqual(lines.map(() => spoken));
    expect(utterances.map(({ seq }) => seq)).toEqual([0, 1, 2]);
    const [first, second] = utterances;
    expect(first?.start_ms).toBeGreaterThan(500);
    expect(second?.start_ms).toBeGreaterThan(first?.end_ms ?? Infinity);
  });

  test("transcribes while the visit is being recorded", async () => {
    const visit = await VisitClient.open(server);
    const take = await visit.beginTake();
    for (const [seq, bytes] of parts.slice(0, 4).entries()) await visit.putPart(take, seq, bytes);
    await visit.utterancesAtLeast(1);
    expect((await visit.visit()).status).toBe("recording");
  });

  test("transcribes parts that arrive in any order", async () => {
    const visit = await VisitClient.open(server);
    const take = await visit.beginTake();
    for (const [seq, bytes] of [...parts.entries()].toReversed()) await visit.putPart(take, seq, bytes);
    await visit.finish(take, parts.length, 0);
    await visit.becomes("ready");
    expect(await visit.utterances()).toHaveLength(lines.length);
  });

  test("orders utterances by take, each with its own times", async () => {
    const visit = await VisitClient.open(server);
    const first = await visit.record(parts);
    const second = await visit.record(parts);
    await visit.becomes("ready");
    const utterances = await visit.utterances();
    expect(utterances.map(({ take_id }) => take_id)).toEqual([first, first, first, second, second, second]);
    expect(utterances[3]?.start_ms).toBe(utterances[0]?.start_ms);
  });

  test("reports a take without speech", async () => {
    const visit = await VisitClient.open(server);
    const take = await visit.record(toParts(silence(6)));
    const { status_reason } = await visit.becomes("ready");
    expect(status_reason).toBe("No speech was found in this recording. The audio is kept.");
    expect(await visit.utterances()).toEqual([]);
    expect((await visit.call("GET", `/takes/${take}/audio`)).status).toBe(200);
  });

  test("sets a visit with an empty take to ready", async () => {
    const visit = await VisitClient.open(server);
    await visit.finish(await visit.beginTake(), 0, 0);
    expect((await visit.becomes("ready")).status_reason).toContain("No speech");
  });

  test.each([
    [{ kind: "hang" }, "does not answer", 6],
    [{ kind: "reset" }, "does not answer", 6],
    [{ kind: "html" }, "returns no transcript", 6],
    [{ kind: "empty" }, "returns no transcript", 6],
    [{ kind: "status", status: 500 }, "reports an error (500)", 6],
    [{ kind: "status", status: 401 }, "refuses the key", 1],
    [{ kind: "status", status: 404 }, "does not know this model or address", 1],
  ] as const)(
    "sets the visit to needs_attention until a retry if the engine keeps answering %o",
    async (fault, why, calls) => {
      const visit = await VisitClient.open(server);
      const take = await visit.beginTake();
      const beforeThird = 7; // seconds: two lines and the pause after them
      for (const [seq, bytes] of parts.slice(0, beforeThird).entries()) await visit.putPart(take, seq, bytes);
      await visit.utterancesAtLeast(2);
      stub.behave(fault);
      const callsBefore = stub.calls.length;
      for (const [seq, bytes] of parts.slice(beforeThird).entries())
        await visit.putPart(take, seq + beforeThird, bytes);
      await visit.finish(take, parts.length, 0);
      const { status_reason } = await visit.becomes("needs_attention");
      expect(status_reason).toMatch(/^The transcript stopped at \d:\d\d: the speech service .*\. The audio is safe\.$/);
      expect(status_reason).toContain(why);
      const before = await visit.utterances();
      expect(before).toHaveLength(2);
      // The first try and two retries, each with a second try on another connection. If retrying cannot help: one call
      // during the recording, if the utterance ends in time, and one after Stop.
      const made = stub.calls.length - callsBefore;
      expect(made).toBeGreaterThanOrEqual(calls);
      expect(made - calls).toBeLessThanOrEqual(calls === 1 ? 1 : 0);

      stub.behave({ kind: "text", text: spoken });
      expect((await visit.call("POST", "/retry")).status).toBe(200);
      await visit.becomes("ready");
      const after = await visit.utterances();
      expect(after.slice(0, 2).map(({ id }) => id)).toEqual(before.map(({ id }) => id));
      expect(after).toHaveLength(3);
    },
  );

  test("retries a busy engine after its Retry-After", async () => {
    stub.next({ kind: "status", status: 429, retryAfter: 1 });
    const calls = stub.calls.length;
    const visit = await VisitClient.open(server);
    await visit.record(parts);
    await visit.becomes("ready");
    expect(await visit.utterances()).toHaveLength(3);
    expect(stub.calls.length - calls).toBe(4);
  });

  test("transcribes later if the engine fails", async () => {
    stub.behave({ kind: "status", status: 500 });
    const visit = await VisitClient.open(server);
    const take = await visit.beginTake();
    for (const [seq, bytes] of parts.entries()) await visit.putPart(take, seq, bytes);
    await visit.until(({ status_reason }) => status_reason !== null);
    expect((await visit.visit()).status).toBe("recording");
    stub.behave({ kind: "text", text: spoken });
    await visit.utterancesAtLeast(2);
    expect((await visit.visit()).status_reason).toBeNull();
  });

  test("passes the clinician's vocabulary without the patient's name to the engine", async () => {
    const visit = await VisitClient.open(server, { patient_name: "Quillon Ashgrove" });
    await server.call(visit.user, "PUT", "/api/v1/vocabulary", { words: ["Ashgrove", "tirzepatide"] });
    await visit.record(parts);
    await visit.becomes("ready");
    expect(stub.calls.at(-1)?.fields["prompt"]).toBe("tirzepatide");
  });

  test("logs no transcript text", () => {
    expect(server.logLines.join("")).not.toMatch(/tired|Ashgrove|tirzepatide/);
  });
});
