import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { LoadThrottle } from "../../../src/server/pipeline/LoadThrottle";
import { startVisitWork } from "../../../src/server/pipeline/startVisitWork";
import { startTestServer, type TestServer } from "../testServer";
import { type SpeechStub, startSpeechStub } from "./speechStub";
import { spokenParts } from "./spokenVisit";
import { until, VisitClient } from "./VisitClient";

const lines = ["Do you have a fever?", "No fever. I feel tired all the time.", "Are you allergic to anything?"];
/** A throttle whose pause the test sets. */
class TestThrottle extends LoadThrottle {
  testPauseMs = 0;
  override get pauseMs(): number {
    return this.testPauseMs;
  }
}
const hour = 3_600_000;
const throttle = new TestThrottle();
let stub: SpeechStub;
let server: TestServer;
let work: { stop(): Promise<void> };
let parts: Buffer[];

beforeAll(async () => {
  parts = spokenParts(lines).parts;
  stub = await startSpeechStub({ latencyMs: 10, text: "I feel tired all the time." });
  server = await startTestServer({
    CHARTSIDE_SPEECH: "openai",
    CHARTSIDE_SPEECH_BASE_URL: stub.url,
    CHARTSIDE_SPEECH_MODEL: "stub",
  });
  work = await startVisitWork(server.context, { throttle });
});
afterAll(async () => {
  await work.stop();
  await server.stop();
  await stub.stop();
});

describe("a busy server", () => {
  test("says that the transcript will be delayed", async () => {
    throttle.testPauseMs = hour;
    const visit = await VisitClient.open(server);
    const take = await visit.beginTake();
    await visit.putPart(take, 0, parts[0] ?? Buffer.alloc(0));
    const delayedVisit = await until(
      async () => {
        await visit.putPart(take, 1, parts[1] ?? Buffer.alloc(0)); // sending a part again also wakes the worker
        return visit.visit();
      },
      ({ status_reason }) => status_reason !== null,
    );
    expect(delayedVisit.status).toBe("recording");
    expect(delayedVisit.status_reason).toContain("The transcript will be delayed because the server is busy.");
    for (const [seq, bytes] of parts.entries()) await visit.putPart(take, seq, bytes);
    expect(await visit.utterances()).toEqual([]);

    await visit.finish(take, parts.length, parts.length * 1_000);
    const ready = await visit.becomes("ready");
    expect(ready.status_reason).toBeNull();
    expect(await visit.utterances()).toHaveLength(lines.length);
  });

  test("resumes live transcription and clears the message once the load drops", async () => {
    throttle.testPauseMs = 3_000;
    const visit = await VisitClient.open(server);
    const take = await visit.beginTake();
    for (const [seq, bytes] of parts.slice(0, 2).entries()) await visit.putPart(take, seq, bytes);
    await until(
      async () => {
        await visit.putPart(take, 1, parts[1] ?? Buffer.alloc(0));
        return visit.visit();
      },
      ({ status_reason }) => status_reason !== null,
    );
    throttle.testPauseMs = 0;
    for (const [seq, bytes] of parts.slice(0, 5).entries()) await visit.putPart(take, seq, bytes);
    await visit.utterancesAtLeast(1);
    await until(
      () => visit.visit(),
      ({ status_reason }) => status_reason === null,
    );
    expect((await visit.visit()).status).toBe("recording");
  });
});
