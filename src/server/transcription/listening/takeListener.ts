import { joined, OpusStream, type Sound } from "./opusStream.ts";
import { type Segment, UtteranceCutter, windowSamples } from "./utteranceCutter.ts";
import { runUpWindows, type VoiceDetector } from "./voiceDetector.ts";

/** What comes in: Ogg Opus, or 32-bit float samples at 16 kHz. */
export type SoundForm = "opus" | "pcm";
type SoundStream = Pick<OpusStream, "push" | "position" | "faults" | "ready" | "free">;

/** Most windows judged at a time: 4 s. */
const stretchWindows = 125;

/** What came of a piece of a take. Samples of the take at 16 kHz. */
export interface Heard {
  segments: Segment[];
  /** Everything before it is in a segment handed out so far, or is silence. */
  settled: number;
  /** How far the sound has come. */
  position: number;
  /** Stretches that could not be read so far. */
  faults: number;
}

/** Ogg Opus of one take in, utterances out. Memory does not grow with the take. */
export class TakeListener {
  private readonly stream: SoundStream;
  private readonly cutter: UtteranceCutter;
  private readonly detector: VoiceDetector;
  private readonly from: number;
  private runUp: Float32Array[] = [];
  private pending: Float32Array[] = [];
  private pendingSamples = 0;
  /** Sound just before `from`, for the detector. */
  private before: Float32Array = new Float32Array(0);

  /** @param from the checkpoint: sound before this sample is settled. */
  constructor(from: number, detector: VoiceDetector, form: SoundForm = "opus") {
    this.from = from;
    this.stream = form === "opus" ? new OpusStream(from) : new PcmStream();
    this.cutter = new UtteranceCutter(from);
    this.detector = detector;
  }

  get ready(): Promise<void> {
    return this.stream.ready;
  }

  push(bytes: Uint8Array): Heard {
    const segments = this.hear(this.stream.push(bytes));
    return this.heard(segments, this.cutter.settled);
  }

  /** Nothing follows. */
  finish(): Heard {
    const segments = this.hear(this.stream.push(new Uint8Array(0), true));
    const last = this.cutter.finish(joined(this.pending));
    this.pending = [];
    if (last) segments.push(last);
    return this.heard(segments, Math.max(this.from, this.stream.position));
  }

  free(): void {
    this.stream.free();
  }

  private heard(segments: Segment[], settled: number): Heard {
    return { segments, settled, position: this.stream.position, faults: this.stream.faults };
  }

  private hear(sounds: Sound[]): Segment[] {
    for (const sound of sounds) this.add(sound);
    const segments: Segment[] = [];
    while (this.pendingSamples >= windowSamples) {
      const stretch = this.cutWindows();
      const flags = this.detector.detect(this.runUp, stretch);
      for (const [index, window] of stretch.entries()) {
        const segment = this.cutter.push(window, flags[index] === true);
        if (segment) segments.push(segment);
      }
      this.runUp = [...this.runUp, ...stretch].slice(-runUpWindows);
    }
    return segments;
  }

  /** Sound before the checkpoint only prepares the detector. */
  private add({ at, pcm }: Sound): void {
    const early = Math.min(pcm.length, Math.max(0, this.from - at));
    if (early > 0) {
      this.before = joined([this.before, pcm.subarray(0, early)]).slice(-runUpWindows * windowSamples);
      this.runUp = cut(this.before.subarray(this.before.length % windowSamples));
    }
    if (early === pcm.length) return;
    this.pending.push(pcm.subarray(early));
    this.pendingSamples += pcm.length - early;
  }

  /** Whole windows of what is pending, a stretch at most. */
  private cutWindows(): Float32Array[] {
    const all = joined(this.pending);
    const windows = cut(all).slice(0, stretchWindows);
    const rest = all.slice(windows.length * windowSamples);
    this.pending = [rest];
    this.pendingSamples = rest.length;
    return windows;
  }
}

/** Sound that needs no decoding, in whole samples. */
class PcmStream implements SoundStream {
  position = 0;
  readonly faults = 0;
  readonly ready = Promise.resolve();

  push(bytes: Uint8Array): Sound[] {
    const pcm = new Float32Array(bytes.slice().buffer);
    const at = this.position;
    this.position += pcm.length;
    return [{ at, pcm }];
  }

  free(): void {}
}

/** Whole windows, each with memory of its own; what is left over at the end is not in them. */
function cut(pcm: Float32Array): Float32Array[] {
  return Array.from({ length: Math.floor(pcm.length / windowSamples) }, (_, index) =>
    pcm.slice(index * windowSamples, (index + 1) * windowSamples),
  );
}
