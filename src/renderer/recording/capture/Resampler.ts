/** Zero crossings of the sinc on each side of a sample: what lies above half the lower rate is gone, speech is as it was. */
const crossings = 16;
/** Where the filter begins to close, as a share of half the lower rate. */
const passes = 0.95;

/**
 * Sound that comes in pieces, brought to another rate by band-limited interpolation: a sinc under a Hann window (J. O. Smith,
 * "Digital Audio Resampling", https://ccrma.stanford.edu/~jos/resample/). The borders of the pieces leave no trace. Straight
 * lines between samples instead cost the spoken test visit up to two words in a hundred at 44.1 kHz.
 */
export class Resampler {
  /** Samples on each side of a point that count. */
  private readonly reach: number;
  /** Points between two samples that occur, and how many of them lie between two points of the result. */
  private readonly phases: number;
  private readonly step: number;
  /** For each phase the weights of the samples around it. */
  private readonly weights: readonly Float32Array[];
  /** What is still needed of the sound so far; silence in front of the first sample. */
  private kept: Float32Array;
  private phase = 0;

  /** @param from @param to hertz, whole numbers. */
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

  /** @param piece the next samples at `from`. @returns as many at `to` as can be told by now: the result is `reach` samples late. */
  push(piece: Float32Array): Float32Array<ArrayBuffer> {
    const sound = new Float32Array(this.kept.length + piece.length);
    sound.set(this.kept);
    sound.set(piece, this.kept.length);
    const width = 2 * this.reach;
    const result: number[] = [];
    let first = 0; // of the samples around the point
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

  /** @param share how far the point lies behind the sample in the middle. */
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
