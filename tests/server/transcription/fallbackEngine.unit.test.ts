import pino from "pino";
import { expect, test } from "vitest";
import { FallbackEngine } from "../../../src/server/transcription/engines/FallbackEngine";
import { type SpeechEngine, SpeechEngineError } from "../../../src/server/transcription/engines/SpeechEngine";

const neverAborted = new AbortController().signal;
const log = pino({ enabled: false });

/** An engine that fails while `failure` is set. */
function engine(name: string): SpeechEngine & { failure: SpeechEngineError | null; calls: number } {
  return {
    parallel: 1,
    failure: null,
    calls: 0,
    async transcribe() {
      this.calls += 1;
      if (this.failure) throw this.failure;
      return { text: name, words: [], confidence: null, speaker: null };
    },
  };
}

test("the fallback transcribes what the first engine could not, with its name, for half a minute", async () => {
  const [first, second] = [engine("first"), engine("second")];
  let now = 0;
  const both = new FallbackEngine(first, { engine: second, label: "small at second.example" }, log, () => now);
  const transcribed = async () => {
    const { text, engine: by } = await both.transcribe(new Float32Array(1), [], neverAborted);
    return [text, by];
  };
  expect(await transcribed()).toEqual(["first", undefined]);
  first.failure = new SpeechEngineError("the speech service does not answer");
  expect(await transcribed()).toEqual(["second", "small at second.example"]);
  expect(await transcribed()).toEqual(["second", "small at second.example"]);
  expect(first.calls).toBe(2);

  first.failure = null;
  now = 30_001;
  expect(await transcribed()).toEqual(["first", undefined]);
  expect(second.calls).toBe(2);
});

test("the first engine is called again within half a minute if the fallback fails", async () => {
  const [first, second] = [engine("first"), engine("second")];
  const both = new FallbackEngine(first, { engine: second, label: "second" }, log, () => 0);
  first.failure = new SpeechEngineError("the speech service does not answer");
  await both.transcribe(new Float32Array(1), [], neverAborted);
  first.failure = null;
  second.failure = new SpeechEngineError("the speech program failed");
  expect((await both.transcribe(new Float32Array(1), [], neverAborted)).text).toBe("first");
});

test("if both fail, the temporary failure is reported", async () => {
  const [first, second] = [engine("first"), engine("second")];
  const both = new FallbackEngine(first, { engine: second, label: "second" }, log);
  first.failure = new SpeechEngineError("the speech service refuses the key", { isLasting: true });
  second.failure = new SpeechEngineError("the speech program failed");
  await expect(both.transcribe(new Float32Array(1), [], neverAborted)).rejects.toBe(second.failure);
});
