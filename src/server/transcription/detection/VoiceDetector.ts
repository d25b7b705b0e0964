import { createRequire } from "node:module";
import { sampleRate } from "./OpusStream.ts";
import { windowSamples } from "./UtteranceCutter.ts";

/** The part of sherpa-onnx-node that is used here; the package has no types for its root. */
interface SherpaVad {
  acceptWaveform(samples: Float32Array): void;
  isDetected(): boolean;
  isEmpty(): boolean;
  pop(): void;
  reset(): void;
}
type SherpaVadClass = new (config: object, bufferSeconds: number) => SherpaVad;

/** Number of windows before a stretch that the detector needs to classify it: half a second. */
export const runUpWindows = 16;

/**
 * Classifies each window as speech or not. One detector (7 MB) serves any number of recordings, because its state is
 * rebuilt from the half second before each stretch.
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

  /** @param runUp the windows just before. @returns for each of `stretch` whether it contains speech. */
  detect(runUp: readonly Float32Array[], stretch: readonly Float32Array[]): boolean[] {
    this.vad.reset();
    for (const window of runUp) this.accept(window);
    return stretch.map((window) => this.accept(window));
  }

  private accept(window: Float32Array): boolean {
    this.vad.acceptWaveform(window);
    while (!this.vad.isEmpty()) this.vad.pop();
    return this.vad.isDetected();
  }
}
