import { readOnnxTensors, type Tensors } from "./readOnnxTensors.ts";
import type { VoiceKernels } from "./VoiceKernels.ts";

/** Bins of a spectrum, and the same rounded up to a multiple of 4, as the kernels need it. */
export const bins = 129;
export const rowBins = 132;
/** Outputs in a row of `dense`'s weights. */
const rowOutputs = 16;
/** Frames in the kernel of a depthwise layer. */
const taps = 5;

/** Addresses of the weights and biases of a layer with `n` inputs and `m` outputs. */
interface Layer {
  w: number;
  b: number;
  n: number;
  m: number;
}

/** One block of the encoder: a depthwise and a pointwise convolution with a residual connection. */
export interface Block {
  depthwise: Layer;
  pointwise: Layer;
  /** Applied to the input that is added to the result; null if it is added as it is. */
  residual: Layer | null;
  /** Layer applied after the block, to every `stride`-th frame. */
  after: Layer;
  stride: number;
}

interface Lstm {
  input: Layer;
  recurrent: Layer;
}

/** Blocks of the encoder. The ONNX file has numbers instead of names for the layers after them and for the LSTMs. */
const encoder = [
  { name: "model.first_layer.0", after: ["1110", "1111"], n: 2 * bins, m: 16, stride: 2 },
  { name: "model.encoder.3.0", after: ["1113", "1114"], n: 16, m: 32, stride: 2 },
  { name: "model.encoder.7.0", after: ["1116", "1117"], n: 32, m: 32, stride: 2 },
  { name: "model.encoder.11.0", after: ["1119", "1120"], n: 32, m: 64, stride: 1 },
] as const;
const lstms = [
  ["343", "345", "347"],
  ["415", "417", "419"],
] as const;
/** Units of an LSTM. */
export const units = 64;
const gates = 4 * units;

/** The weights of Silero VAD 4 at 16 kHz, placed in the kernels' memory in the order in which the kernels read them. */
export class SileroWeights {
  readonly blocks: readonly Block[];
  readonly lstms: readonly Lstm[];
  readonly output: { weights: Float32Array; bias: number };
  /** How much the mean logarithm of each frame counts in the level that is subtracted from a window's spectra. */
  readonly levels: readonly number[];
  private readonly kernels: VoiceKernels;
  private readonly tensors: Tensors;

  /** @param model path of `silero_vad.onnx`. @throws {Error} if it is another version of the model. */
  constructor(model: string, kernels: VoiceKernels, frames: number) {
    this.kernels = kernels;
    this.tensors = readOnnxTensors(model);
    this.blocks = encoder.map((layer) => this.block(layer));
    this.lstms = lstms.map(([input, recurrent, biases]) => this.lstm(input, recurrent, this.tensor(biases, 2 * gates)));
    const [bias = 0] = this.tensor("model.decoder.decoder.1.bias", 1);
    this.output = { weights: this.tensor("model.decoder.decoder.1.weight", units), bias };
    this.levels = levelsOf(this.tensor("model.adaptive_normalization.filter_", 7), frames);
  }

  private block({ name, after, n, m, stride }: (typeof encoder)[number]): Block {
    const isFirst = n === 2 * bins;
    const weights = (of: string, length: number): Float32Array => this.tensor(`${name}.${of}.weight`, length);
    const biases = (of: string, length: number): Float32Array => this.tensor(`${name}.${of}.bias`, length);
    const spread = isFirst ? spreadBins : (rows: Float32Array): Float32Array => rows;
    const width = isFirst ? 2 * rowBins : n;
    const dense = (of: string): Layer => this.dense(spread(weights(of, n * m), n), biases(of, m), width);
    const depthwise = transposed(weights("dw_conv.0", n * taps), taps);
    return {
      depthwise: {
        w: this.kernels.place(spread(depthwise, n)),
        b: this.kernels.place(spread(biases("dw_conv.0", n), n)),
        n: width,
        m: width,
      },
      pointwise: dense("pw_conv.0"),
      residual: this.tensors.has(`${name}.proj.weight`) ? dense("proj") : null,
      after: this.dense(this.tensor(after[0], m * m), this.tensor(after[1], m), m),
      stride,
    };
  }

  private lstm(input: string, recurrent: string, biases: Float32Array): Lstm {
    const sums = biases.slice(0, gates).map((bias, index) => bias + (biases[gates + index] ?? 0));
    return {
      input: this.dense(this.tensor(input, gates * units), sums, units),
      recurrent: this.dense(this.tensor(recurrent, gates * units), new Float32Array(gates), units),
    };
  }

  /** Places a layer in the kernels' memory. @param rows a row of `n` weights for each output. */
  private dense(rows: Float32Array, biases: Float32Array, n: number): Layer {
    const packed = new Float32Array(rows.length);
    for (let at = 0; at < rows.length; at++) {
      const [output, input] = [Math.floor(at / n), at % n];
      const group = Math.floor(output / rowOutputs);
      packed[(group * n + input) * rowOutputs + (output % rowOutputs)] = rows[at] ?? 0;
    }
    return { w: this.kernels.place(packed), b: this.kernels.place(biases), n, m: biases.length };
  }

  private tensor(name: string, length: number): Float32Array {
    const found = this.tensors.get(name);
    if (found?.length === length) return found;
    throw new Error(`The speech detection model has no tensor ${name} of ${length} numbers: it is another version`);
  }
}

/** Transposes a matrix with rows of `columns` numbers. */
function transposed(rows: Float32Array, columns: number): Float32Array {
  const height = rows.length / columns;
  return rows.map((_, at) => rows[(at % height) * columns + Math.floor(at / height)] ?? 0);
}

/** Moves the two halves of each row of `2 * bins` numbers to where the kernels have the two rows of bins. */
function spreadBins(rows: Float32Array, n: number): Float32Array {
  const spread = new Float32Array((rows.length / n) * 2 * rowBins);
  for (let at = 0, to = 0; at < rows.length; at += bins, to += rowBins) spread.set(rows.subarray(at, at + bins), to);
  return spread;
}

/**
 * Returns the weight of each frame's mean in a window's level. The model smooths the means, mirrored at both ends, with
 * `filter` and averages the smoothed means, which is one weighted sum.
 */
function levelsOf(filter: Float32Array, frames: number): number[] {
  const levels = new Array<number>(frames).fill(0);
  const middle = (filter.length - 1) / 2;
  for (let frame = 0; frame < frames; frame++) {
    for (const [tap, weight] of filter.entries()) {
      const seen = Math.abs(frame + tap - middle);
      const mirrored = seen < frames ? seen : 2 * (frames - 1) - seen;
      levels[mirrored] = (levels[mirrored] ?? 0) + weight / frames;
    }
  }
  return levels;
}
