import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { beforeAll, describe, expect, test } from "vitest";
import { newVoiceState, VoiceDetector } from "../../../src/server/transcription/detection/VoiceDetector";
import { readWav } from "../../../src/server/transcription/engines/readWav";
import { visitLines } from "../../web/support/speech";
import { spokenParts } from "./spokenVisit";

/** The part of sherpa-onnx-node that is used here; the package has no types for its root. */
interface SherpaVad {
  acceptWaveform(samples: Float32Array): void;
  isDetected(): boolean;
  isEmpty(): boolean;
  pop(): void;
}
const model = "resources/silero-vad/silero_vad.onnx";
const windowSamples = 512;
let windows: Float32Array[];
let detector: VoiceDetector;
beforeAll(() => {
  const { pcm } = readWav(readFileSync(spokenParts(visitLines).wav));
  const count = Math.floor(pcm.length / windowSamples);
  windows = Array.from({ length: count }, (_, index) => pcm.slice(index * windowSamples, (index + 1) * windowSamples));
  detector = new VoiceDetector({ model, kernels: "resources/silero-vad/kernels.wasm" });
});

/** Classifies windows with sherpa-onnx, which runs the same model with ONNX Runtime. */
function bySherpa(heard: readonly Float32Array[]): boolean[] {
  const { Vad } = createRequire(import.meta.url)("sherpa-onnx-node") as {
    Vad: new (config: object, bufferSeconds: number) => SherpaVad;
  };
  const limits = { threshold: 0.5, minSpeechDuration: 0.1, minSilenceDuration: 0.1, maxSpeechDuration: 600 };
  const sileroVad = { model, windowSize: windowSamples, ...limits };
  const vad = new Vad({ sileroVad, sampleRate: 16_000, numThreads: 1, provider: "cpu", debug: false }, 30);
  return heard.map((window) => {
    vad.acceptWaveform(window);
    while (!vad.isEmpty()) vad.pop();
    return vad.isDetected();
  });
}

/** Classifies windows in stretches of the lengths of `stretches`, again from the first when they are used up. */
function inStretches(heard: readonly Float32Array[], stretches: readonly number[], state = newVoiceState()): boolean[] {
  const flags: boolean[] = [];
  for (let turn = 0; flags.length < heard.length; turn++) {
    const length = stretches[turn % stretches.length] ?? 1;
    flags.push(...detector.detect(heard.slice(flags.length, flags.length + length), state));
  }
  return flags;
}

describe("VoiceDetector", () => {
  test("classifies every window of a spoken visit as ONNX Runtime does over the whole file", () => {
    const flags = detector.detect(windows, newVoiceState());
    expect(flags.filter(Boolean).length).toBeGreaterThan(windows.length / 4);
    expect(flags).toEqual(bySherpa(windows));
  });

  test("classifies the parts of a take as the whole, however it is split", () => {
    const whole = detector.detect(windows, newVoiceState());
    for (const stretches of [[31], [1], [7, 125, 2]]) expect(inStretches(windows, stretches)).toEqual(whole);
  });

  test("keeps the takes of a server apart", () => {
    const [a, b] = [newVoiceState(), newVoiceState()];
    const backwards = windows.toReversed();
    const [heardA, heardB]: boolean[][] = [[], []];
    for (let at = 0; at < windows.length; at += 31) {
      heardA?.push(...detector.detect(windows.slice(at, at + 31), a));
      heardB?.push(...detector.detect(backwards.slice(at, at + 31), b));
    }
    expect(heardA).toEqual(detector.detect(windows, newVoiceState()));
    expect(heardB).toEqual(detector.detect(backwards, newVoiceState()));
  });

  test("refuses a file without the model's tensors by name, as another version of the model", () => {
    const files = { model: "resources/silero-vad/LICENSE", kernels: "resources/silero-vad/kernels.wasm" };
    expect(() => new VoiceDetector(files)).toThrow(/has no tensor .* another version/);
  });
});
