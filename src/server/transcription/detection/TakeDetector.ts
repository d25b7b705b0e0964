import { joined, OpusStream, type Sound } from "./OpusStream.ts";
import { type Segment, UtteranceCutter, windowSamples } from "./UtteranceCutter.ts";
import { newVoiceState, runUpWindows, type VoiceDetector, type VoiceState } from "./VoiceDetector.ts";

/** Input: Ogg Opus, or 32-bit float samples at 16 kHz. */
export type SoundForm = "opus" | "pcm";
type SoundStream = Pick<OpusStream, "push" | "position" | "faults" | "ready" | "free">;

/** Maximum number of windows classified per call: 4 s. */
const stretchWindows = 125;

/** Detection result for a piece of a take, in samples of the take at 16 kHz. */
export interface Detected {
  segments: Segment[];
  /** Everything before it is in a segment already returned, or is silence. */
  settled: number;
  /** End of the audio processed so far. */
  position: number;
  /** Number of stretches that could not be read so far. */
  faults: number;
}

/** Cuts the audio of one take into utterances. Memory does not grow with the take. */
export class TakeDetector {
  private readonly stream: SoundStream;
  private readonly cutter: UtteranceCutter;
  private readonly detector: VoiceDetector;
  private readonly from: number;
  /** Kept between calls of `push`, so that the split of the input into parts makes no difference. */
  private voice: VoiceState = newVoiceState();
  private pending: Float32Array[] = [];
  private pendingSamples = 0;
  /** Audio just before `from`, for the detector. */
  private before: Float32Array = new Float32Array(0);

  /** @param from the checkpoint: audio before this sample is transcribed already. */
  constructor(from: number, detector: VoiceDetector, form: SoundForm = "opus") {
    this.from = from;
    this.stream = form === "opus" ? new OpusStream(from) : new PcmStream();
    this.cutter = new UtteranceCutter(from);
    this.detector = detector;
  }

  get ready(): Promise<void> {
    return this.stream.ready;
  }

  push(bytes: Uint8Array): Detected {
    const segments = this.detect(this.stream.push(bytes));
    return this.progress(segments, this.cutter.settled);
  }

  /** Ends the input. @returns the rest; everything is settled. */
  finish(): Detected {
    const segments = this.detect(this.stream.push(new Uint8Array(0), true));
    const last = this.cutter.finish(joined(this.pending));
    this.pending = [];
    if (last) segments.push(last);
    return this.progress(segments, Math.max(this.from, this.stream.position));
  }

  free(): void {
    this.stream.free();
  }

  private progress(segments: Segment[], settled: number): Detected {
    return { segments, settled, position: this.stream.position, faults: this.stream.faults };
  }

  private detect(sounds: Sound[]): Segment[] {
    const segments: Segment[] = [];
    for (const sound of sounds) {
      this.add(sound);
      this.detectPending(segments, stretchWindows * windowSamples); // in each round, so that little is copied again
    }
    this.detectPending(segments, windowSamples);
    return segments;
  }

  /** Classifies what is pending while that is at least `samples`, and adds the utterances that end to `segments`. */
  private detectPending(segments: Segment[], samples: number): void {
    while (this.pendingSamples >= samples) {
      const stretch = this.cutWindows();
      const flags = this.detector.detect(stretch, this.voice);
      for (const [index, window] of stretch.entries()) {
        const segment = this.cutter.push(window, flags[index] === true);
        if (segment) segments.push(segment);
      }
    }
  }

  /** Adds decoded audio. Audio before the checkpoint only prepares the detector. */
  private add({ at, pcm }: Sound): void {
    const early = Math.min(pcm.length, Math.max(0, this.from - at));
    if (early > 0) {
      this.before = joined([this.before, pcm.subarray(0, early)]).slice(-runUpWindows * windowSamples);
    }
    if (early === pcm.length) return;
    if (this.before.length > 0) {
      this.detector.detect(cut(this.before.subarray(this.before.length % windowSamples)), this.voice);
      this.before = new Float32Array(0);
    }
    this.pending.push(pcm.subarray(early));
    this.pendingSamples += pcm.length - early;
  }

  /** Removes and returns the pending whole windows, at most `stretchWindows`. */
  private cutWindows(): Float32Array[] {
    const all = joined(this.pending);
    const windows = cut(all).slice(0, stretchWindows);
    const rest = all.slice(windows.length * windowSamples);
    this.pending = [rest];
    this.pendingSamples = rest.length;
    return windows;
  }
}

/** Reads audio that needs no decoding. Each `push` has whole samples. */
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

/** Returns whole windows, each with its own memory, without the remainder. */
function cut(pcm: Float32Array): Float32Array[] {
  return Array.from({ length: Math.floor(pcm.length / windowSamples) }, (_, index) =>
    pcm.slice(index * windowSamples, (index + 1) * windowSamples),
  );
}
