/** Zero crossings of the sinc on each side of a sample: enough to remove aliases and keep speech unchanged. */
const crossings = 16;
/** Cutoff of the filter, as a share of half the lower rate. */
const cutoffShare = 0.95;

/**
 * Converts streamed audio to another rate by band-limited interpolation: a sinc with a Hann window (J. O. Smith,
 * "Digital Audio Resampling", https://ccrma.stanford.edu/~jos/resample/), continuous across chunks. Linear
 * interpolation raised the word error rate of the spoken test visit by up to 2% at 44.1 kHz.
 */
export class Resampler {
  /** Number of input samples on each side of an output sample that contribute to it. */
  private readonly reach: number;
  /** Number of positions that an output sample can have between two input samples. */
  private readonly phases: number;
  /** Distance between two output samples, in such positions. */
  private readonly step: number;
  /** For each position, the weights of the surrounding input samples. */
  private readonly weights: readonly Float32Array[];
  /** Previous input samples that are still needed; at first silence. */
  private kept: Float32Array;
  /** Position of the next output sample. */
  private phase = 0;

  /** @param from @param to rates in hertz, integers. */
  constructor(
    readonly from: number,
    to: number,
  ) {
    const common = divisor(from, to);
    this.phases = to / common;
    this.step = from / common;
    const cutoff = cutoffShare * Math.min(1, to / from);
    this.reach = Math.ceil(crossings / cutoff);
    this.weights = Array.from({ length: this.phases }, (_, phase) => this.weightsAt(phase / this.phases, cutoff));
    this.kept = new Float32Array(this.reach - 1);
  }

  /**
   * Converts the next samples. Those near the end of `piece` follow with the next call, because each needs `reach`
   * input samples after it.
   * @param piece samples at `from`.
   * @returns samples at `to`.
   */
  push(piece: Float32Array): Float32Array<ArrayBuffer> {
    const sound = new Float32Array(this.kept.length + piece.length);
    sound.set(this.kept);
    sound.set(piece, this.kept.length);
    const width = 2 * this.reach;
    const result = new Float32Array(Math.ceil((sound.length * this.phases) / this.step) + 1);
    let count = 0;
    let first = 0; // index of the first contributing sample
    while (first + width <= sound.length) {
      const weights = this.weights[this.phase] as Float32Array;
      let sum = 0;
      for (let k = 0; k < width; k++) sum += (sound[first + k] as number) * (weights[k] as number);
      result[count++] = sum;
      this.phase += this.step;
      first += Math.floor(this.phase / this.phases);
      this.phase %= this.phases;
    }
    this.kept = sound.slice(first);
    return result.slice(0, count);
  }

  /** Returns the weights of an output sample that lies `share` (0 to 1) of a sample after an input sample. */
  private weightsAt(share: number, cutoff: number): Float32Array {
    const { reach } = this;
    const weights = Float32Array.from({ length: 2 * reach }, (_, k) => {
      const distance = k - (reach - 1) - share;
      return sinc(distance * cutoff) * Math.cos((Math.PI * distance) / (2 * reach)) ** 2;
    });
    const sum = weights.reduce((all, weight) => all + weight, 0);
    return weights.map((weight) => weight / sum);
  }
}

const sinc = (x: number): number => (x === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x));

/** Returns the greatest common divisor. */
function divisor(a: number, b: number): number {
  return b === 0 ? a : divisor(b, a % b);
}
