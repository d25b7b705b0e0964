import { createRequire } from "node:module";
import { sampleRate } from "./opusStream.ts";
import { windowSamples } from "./utteranceCutter.ts";

/** The part of sherpa-onnx-node that is used here; the package has no types for its root. */
interface SherpaVad {
  acceptWaveform(samples: Float32Array): void;
  isDetected(): boolean;
  isEmpty(): boolean;
  pop(): void;
  reset(): void;
}
type SherpaVadClass = new (config: object, bufferSeconds: number) => SherpaVad;

/** How many windows before a stretch the detector must hear to judge the stretch: half a second. */
export const runUpWindows = 16;

/**
 * Says of each window whether someone speaks. One detector (7 MB) serves any number of recordings: what it remembers is
 * made anew from the half second before each stretch.
 */
export class VoiceDetector {
  private readonly vad: SherpaVad;

  /** @param model path of `silero_vad.onnx`. */
  constructor(model: string) {
    const { Vad } = createRequire(import.meta.url)("sherpa-onnx-node") as { Vad: SherpaVadClass };
    const sileroVad = {
      model,
      threshold: 0.5,
      minSpeechDuration: 0.1,
      minSilenceDuration: 0.1,
      windowSize: windowSamples,
      maxSpeechDuration: 600,
    };
    this.vad = new Vad({ sileroVad, sampleRate, numThreads: 1, provider: "cpu", debug: false }, 30);
  }

  /** @param runUp the windows just before. @returns for each of `stretch` whether it holds speech. */
  detect(runUp: readonly Float32Array[], stretch: readonly Float32Array[]): boolean[] {
    this.vad.reset();
    for (const window of runUp) this.hear(window);
    return stretch.map((window) => this.hear(window));
  }

  private hear(window: Float32Array): boolean {
    this.vad.acceptWaveform(window);
    while (!this.vad.isEmpty()) this.vad.pop();
    return this.vad.isDetected();
  }
}
