import { type Block, bins, rowBins, SileroWeights, units } from "./SileroWeights.ts";
import { VoiceKernels } from "./VoiceKernels.ts";

/** Samples of a window: 32 ms at 16 kHz. */
const windowSamples = 512;
/** Samples mirrored before and after a window. */
const mirrored = 96;
/** Spectra of a window. */
const frames = 8;
/** Numbers that describe a frame: its magnitudes and their logarithms. */
const features = 2 * rowBins;
/** Bytes of a 32-bit float. */
const floatBytes = 4;

/** State of the network in a recording: the hidden states (h) of its two LSTMs, then their cell states (c). */
export type VoiceMemory = Float32Array;
/** Returns the state before the first sound: zeros. */
export const newVoiceMemory = (): VoiceMemory => new Float32Array(4 * units);

/**
 * Computes Silero VAD 4 at 16 kHz, with the weights of its ONNX file: the probability that a window contains speech.
 * The caller keeps the memory of each recording (1 kB), so that one network serves any number of recordings.
 */
export class SileroNet {
  private readonly kernels: VoiceKernels;
  private readonly weights: SileroWeights;
  private readonly samples: { at: number; numbers: Float32Array };
  private readonly memory: { at: number; numbers: Float32Array };
  /* Addresses of intermediate results in the kernels' memory. */
  private readonly spectra: number;
  private readonly filtered: number;
  private readonly x: number;
  private readonly y: number;
  private readonly gates: number;

  /** @param files paths of `silero_vad.onnx` and `kernels.wasm`. */
  constructor(files: { model: string; kernels: string }) {
    this.kernels = new VoiceKernels(files.kernels);
    this.samples = this.kernels.space(windowSamples + 2 * mirrored);
    this.memory = this.kernels.space(4 * units);
    this.spectra = this.kernels.space(frames * features).at;
    this.filtered = this.kernels.space(frames * features).at;
    this.x = this.kernels.space(frames * units).at;
    this.y = this.kernels.space(frames * units).at;
    this.gates = this.kernels.space(4 * units).at;
    this.weights = new SileroWeights(files.model, this.kernels, frames);
  }

  /** @returns for each window how probable speech is, 0 to 1. Changes `memory`. */
  probabilities(windows: readonly Float32Array[], memory: VoiceMemory): number[] {
    this.memory.numbers.set(memory);
    const found = windows.map((window) => {
      this.describe(window);
      this.encode();
      this.remember();
      return this.decode();
    });
    memory.set(this.memory.numbers);
    return found;
  }

  /**
   * Writes the spectra of the window, mirrored at its ends, and their logarithms less the window's level to `spectra`.
   */
  private describe(window: Float32Array): void {
    const { samples, spectra } = this;
    const { run } = this.kernels;
    samples.numbers.set(window, mirrored);
    for (let i = 1; i <= mirrored; i++) {
      samples.numbers[mirrored - i] = window[i] ?? 0;
      samples.numbers[mirrored + windowSamples - 1 + i] = window[windowSamples - 1 - i] ?? 0;
    }
    run.magnitudes(samples.at, spectra, features * floatBytes);
    let level = 0;
    for (let frame = 0; frame < frames; frame++) {
      const row = spectra + frame * features * floatBytes;
      const sum = run.logarithms(row, row + rowBins * floatBytes, rowBins);
      level += (sum / bins) * (this.weights.levels[frame] ?? 0);
    }
    for (let frame = 0; frame < frames; frame++) {
      run.shift(spectra + (frame * features + rowBins) * floatBytes, -level, rowBins);
    }
  }

  /** Reduces the frames to one frame of 64 numbers, at `x`. */
  private encode(): void {
    let [from, count] = [this.spectra, frames];
    for (const block of this.weights.blocks) {
      this.convolve(block, from, count);
      const { after, stride } = block;
      for (let frame = 0; frame < count; frame += stride) {
        const to = this.x + (frame / stride) * after.m * floatBytes;
        this.kernels.run.dense(this.y + frame * after.n * floatBytes, after.w, after.b, to, after.n, after.m, false);
      }
      count = Math.ceil(count / stride);
      this.kernels.run.rectify(this.x, count * after.m);
      from = this.x;
    }
  }

  /** Applies a block to `count` frames at `from`; the result is at `y`. */
  private convolve({ depthwise, pointwise, residual }: Block, from: number, count: number): void {
    const { filtered, y } = this;
    const { run } = this.kernels;
    const { n, m } = pointwise;
    run.depthwise(from, depthwise.w, depthwise.b, filtered, count, n);
    for (let frame = 0; frame < count; frame++) {
      const to = y + frame * m * floatBytes;
      run.dense(filtered + frame * n * floatBytes, pointwise.w, pointwise.b, to, n, m, false);
      const input = from + frame * n * floatBytes;
      if (residual) run.dense(input, residual.w, residual.b, to, n, m, true);
      else run.add(input, to, n);
    }
    run.rectify(y, count * m);
  }

  /** Runs the two LSTMs on the frame at `x`; changes the memory. */
  private remember(): void {
    const { gates, memory } = this;
    const { run } = this.kernels;
    for (const [index, { input, recurrent }] of this.weights.lstms.entries()) {
      const h = memory.at + index * units * floatBytes;
      const c = h + 2 * units * floatBytes;
      const from = index === 0 ? this.x : memory.at;
      run.dense(from, input.w, input.b, gates, input.n, input.m, false);
      run.dense(h, recurrent.w, recurrent.b, gates, recurrent.n, recurrent.m, true);
      run.remember(gates, h, c, units);
    }
  }

  /** Returns the probability of speech from the memory of the second LSTM. */
  private decode(): number {
    const { weights, bias } = this.weights.output;
    const h = this.memory.numbers.subarray(units, 2 * units);
    const sum = weights.reduce((total, weight, index) => total + weight * Math.max(0, h[index] ?? 0), bias);
    return 1 / (1 + Math.exp(-sum));
  }
}
