/** Zero crossings of the sinc on each side of a sample: enough to remove aliases and keep speech unchanged. */
const crossings = 16;
/** Cutoff of the filter, as a share of half the lower rate. */
const passes = 0.95;

/**
 * Converts streamed audio to another rate by band-limited interpolation: a sinc with a Hann window (J. O. Smith, "Digital
 * Audio Resampling", https://ccrma.stanford.edu/~jos/resample/), continuous across chunks. Linear interpolation raised the
 * word error rate of the spoken test visit by up to 2 % at 44.1 kHz.
 */
export class Resampler {
  /** Number of samples on each side of a point that contribute to it. */
  private readonly reach: number;
  /** Number of positions between two samples, and the distance between two points of the result in such positions. */
  private readonly phases: number;
  private readonly step: number;
  /** For each phase, the weights of the surrounding samples. */
  private readonly weights: readonly Float32Array[];
  /** Previous samples that are still needed; silence before the first one. */
  private kept: Float32Array;
  private phase = 0;

  /** @param from @param to rates in hertz, integers. */
  constructor(
    readonly from: number,
    to: number,
  ) {
    const common = divisor(from, to);
    this.phases = to / common;
    this.step = from / common;
    const cutoff = passes * Math.min(1, to / from);
    this.reach = Math.ceil(crossings / cutoff);
    this.weights = Array.from({ length: this.phases }, (_, phase) => this.weightsAt(phase / this.phases, cutoff));
    this.kept = new Float32Array(this.reach - 1);
  }

  /** @param piece the next samples at `from`. @returns the samples at `to` known so far, delayed by `reach` samples. */
  push(piece: Float32Array): Float32Array<ArrayBuffer> {
    const sound = new Float32Array(this.kept.length + piece.length);
    sound.set(this.kept);
    sound.set(piece, this.kept.length);
    const width = 2 * this.reach;
    const result: number[] = [];
    let first = 0; // index of the first contributing sample
    while (first + width <= sound.length) {
      const weights = this.weights[this.phase] as Float32Array;
      let sum = 0;
      for (let k = 0; k < width; k++) sum += (sound[first + k] as number) * (weights[k] as number);
      result.push(sum);
      this.phase += this.step;
      first += Math.floor(this.phase / this.phases);
      this.phase %= this.phases;
    }
    this.kept = sound.slice(first);
    return Float32Array.from(result);
  }

  /** @param share distance of the point after the middle sample, 0 to 1. */
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

function divisor(a: number, b: number): number {
  return b === 0 ? a : divisor(b, a % b);
}
