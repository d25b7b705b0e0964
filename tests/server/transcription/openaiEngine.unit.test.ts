import pino from "pino";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { AttemptTimeout } from "../../../src/server/transcription/engines/AttemptTimeout";
import { OpenaiEngine } from "../../../src/server/transcription/engines/OpenaiEngine";
import { retryAfterMs } from "../../../src/server/transcription/engines/retryAfterMs";
import { SpeechEngineError } from "../../../src/server/transcription/engines/SpeechEngine";
import { type SpeechStub, startSpeechStub } from "./speechStub";

const text = "No fever.";
/** A second of silence. */
const second = new Float32Array(16_000);
/** Time limit of an attempt that hangs: more than a busy machine needs to answer. */
const hangMs = 1_000;
const neverAborted = new AbortController().signal;
let stub: SpeechStub;

beforeAll(async () => void (stub = await startSpeechStub({ latencyMs: 0, text })));
afterEach(() => stub.behave({ kind: "text", text }));
afterAll(() => stub.stop());

const engineOf = (timeoutMs = 60_000): OpenaiEngine =>
  new OpenaiEngine({
    baseUrl: stub.url,
    apiKey: undefined,
    model: "stub",
    timeoutMs,
    parallel: 4,
    log: pino({ enabled: false }),
  });

/** The failure of one utterance and how many calls it took. */
async function failureOf(engine: OpenaiEngine): Promise<{ error: SpeechEngineError; calls: number }> {
  const before = stub.calls.length;
  const error: unknown = await engine.transcribe(second, [], neverAborted).then(
    () => null,
    (failure: unknown) => failure,
  );
  if (!(error instanceof SpeechEngineError)) throw new Error(`Not an engine's failure: ${String(error)}`);
  return { error, calls: stub.calls.length - before };
}

describe("a speech service", () => {
  test.each([{ kind: "hang" }, { kind: "reset" }, { kind: "status", status: 500 }, { kind: "html" }] as const)(
    "is called a second time after %o",
    async (fault) => {
      const before = stub.calls.length;
      stub.fail(1, fault);
      expect((await engineOf(fault.kind === "hang" ? hangMs : 60_000).transcribe(second, [], neverAborted)).text).toBe(
        text,
      );
      expect(stub.calls.length - before).toBe(2);
    },
  );

  test.each([20_000, 1_200_000])("that answers with a text of %i characters fails", async (length) => {
    stub.behave({ kind: "text", text: "word ".repeat(length / 5) });
    const { error } = await failureOf(engineOf());
    expect(error.message).toBe("the speech service returns more text than can be said in an utterance");
  });

  test("that answers with characters that a save refuses has them removed", async () => {
    stub.behave({ kind: "text", text: "No\0 \u202efever.\u202c \ud800" });
    const { text: heard, words } = await engineOf().transcribe(second, [], neverAborted);
    expect(heard).toBe("No fever. \ufffd");
    expect(words[1]?.text).toBe("fever.");
  });

  test("that redirects to another address is sent nothing there", async () => {
    const other = await startSpeechStub({ latencyMs: 0, text });
    stub.behave({ kind: "status", status: 307, location: `${other.url}/audio/transcriptions` });
    const { error, calls } = await failureOf(engineOf());
    await other.stop();
    expect([error.message, calls, other.calls]).toEqual([expect.stringContaining("redirects"), 1, []]);
  });

  test("is called on another connection after a hang", async () => {
    const engine = engineOf(hangMs);
    await engine.transcribe(second, [], neverAborted);
    stub.fail(1, { kind: "hang" });
    await engine.transcribe(second, [], neverAborted);
    const [hung, answered] = stub.calls.slice(-2);
    expect(answered?.port).not.toBe(hung?.port);
  });

  test("that sends its answer byte by byte is aborted at the time limit", async () => {
    stub.behave({ kind: "slow", text: "word ".repeat(200) });
    const { error, calls } = await failureOf(engineOf(hangMs));
    expect([error.message, error.isLasting, calls]).toEqual(["the speech service takes too long", false, 2]);
  });

  test.each([
    [401, "", "refuses the key"],
    [403, "", "refuses the key"],
    [404, "", "does not know this model or address"],
    [400, '{"error":{"message":"Invalid model ID"}}', "does not know this model or address"],
    [429, '{"error":{"code":"insufficient_quota"}}', "no credit left"],
  ])("that answers %i %s is not called again", async (status, body, why) => {
    stub.behave({ kind: "status", status, body });
    const { error, calls } = await failureOf(engineOf());
    expect(error.message).toContain(why);
    expect([error.isLasting, calls]).toEqual([true, 1]);
  });

  test("is called again only after a short Retry-After", async () => {
    stub.fail(1, { kind: "status", status: 429, retryAfter: 30 });
    const { error, calls } = await failureOf(engineOf());
    expect([error.message, error.retryAfterMs, calls]).toEqual(["the speech service is too busy", 30_000, 1]);
    stub.fail(1, { kind: "status", status: 503, retryAfter: 1 });
    expect((await engineOf().transcribe(second, [], neverAborted)).text).toBe(text);
  });
});

test("Retry-After is read as seconds and as a date, up to two minutes", () => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-11-22T10:00:00Z") });
  const headers = [
    null,
    "7",
    "0",
    "-3",
    "soon",
    "Sun, 22 Nov 2026 10:00:40 GMT",
    "Sun, 22 Nov 2026 09:00:00 GMT",
    "9999",
  ];
  expect(headers.map(retryAfterMs)).toEqual([0, 7_000, 0, 0, 0, 40_000, 0, 120_000]);
  vi.useRealTimers();
});

describe("the time for one attempt", () => {
  test("grows with the utterance and is at most 10 s for up to 12 s of speech", () => {
    const timeout = new AttemptTimeout(60_000);
    // 5 s, and 0.4 s for each second of speech
    expect([1, 1.408, 5, 12, 25].map((seconds) => timeout.msFor(seconds))).toEqual([
      5_400, 5_563, 7_000, 9_800, 15_000,
    ]);
    expect(new AttemptTimeout(3_000).msFor(12)).toBe(3_000);
  });

  test("doubles once for attempts made in parallel, until an answer comes in the usual time", () => {
    const timeout = new AttemptTimeout(60_000);
    const begun = performance.now();
    for (let count = 0; count < 16; count += 1) timeout.recordTimeout(begun);
    expect(timeout.msFor(5)).toBe(14_000);
    timeout.recordAnswer(5, 9_000); // slow: this service needs the longer time
    expect(timeout.msFor(5)).toBe(14_000);
    timeout.recordAnswer(5, 2_000);
    expect(timeout.msFor(5)).toBe(7_000);
  });
});
