import { MonoSound } from "./MonoSound";

/** If a read takes less than this (ms), the piece was already queued, and more pieces may be queued behind it. */
const minWaitMs = 1;
/** If a read takes at least this long (ms), more pieces may be queued too, because this thread may have been busy. */
const maxWaitMs = 100;
/** Only a gap of more than this many milliseconds between two pieces counts as lost sound: timestamps jitter. */
const minGapMs = 100;
/** After this many ticks without a piece, commands no longer wait for one. */
const idleTicks = 4;
/** Milliseconds between ticks. */
const tickMs = 50;
/** Tolerance for rounding in comparisons of lengths, in milliseconds. */
const roundingMs = 1;

interface Command {
  /** See `at`. */
  deliveredMs: number | null;
  run: () => void;
}

/**
 * A piece of sound, 48 kHz mono, and the length of the sound lost before it in milliseconds. `lostMs` is negative if it
 * corrects an earlier value: that sound was late, not lost.
 */
export interface SoundPiece {
  mono: Float32Array<ArrayBuffer>;
  lostMs: number;
}

/**
 * Reads microphones, one after another. Runs each command of the window (pause, resume and so on) after the sound that
 * was delivered before the command was given, so that a busy thread does not record too much or too little.
 */
export class SoundInput {
  /** Length of the microphone's sound that was read or lost so far, in milliseconds. */
  readMs = 0;
  private reader: ReadableStreamDefaultReader<AudioData> | null = null;
  private commands: Command[] = [];
  private pieces = 0;
  private ticking: ReturnType<typeof setInterval> | undefined;

  constructor(private readonly onPiece: (piece: SoundPiece) => void) {}

  get isReading(): boolean {
    return this.reader !== null;
  }

  /** Reads a microphone until it ends or `stop` is called. @returns true if it ended. */
  async read(sound: ReadableStream<AudioData>): Promise<boolean> {
    const reader = (this.reader = sound.getReader());
    const microphone = new MonoSound();
    const gaps = new GapDetector();
    this.readMs = 0;
    while (this.reader === reader) {
      const askedAt = performance.now();
      const next = await reader.read();
      if (next.done) break;
      const waitedMs = performance.now() - askedAt;
      if (waitedMs < minWaitMs) await nextTask(); // first receives commands that came while this thread was busy
      this.pieces++;
      this.runDue(waitedMs >= minWaitMs && waitedMs < maxWaitMs);
      if (this.reader !== reader) {
        next.value.close();
        break;
      }
      const lostMs = gaps.before(next.value);
      this.readMs += lostMs + next.value.duration / 1_000;
      this.onPiece({ mono: microphone.next(next.value), lostMs });
    }
    const isEnded = this.reader === reader;
    if (isEnded) {
      this.reader = null;
      this.runAll();
    }
    return isEnded;
  }

  /**
   * Runs `run` once the sound up to this moment has been read; immediately if no microphone is being read.
   * @param deliveredMs length of the sound that the microphone has delivered so far, in milliseconds; null if unknown.
   */
  at(deliveredMs: number | null, run: () => void): void {
    this.commands.push({ deliveredMs, run });
    if (!this.reader) return this.runAll();
    if (this.ticking === undefined) this.watchForIdle();
  }

  /** Stops reading the microphone. */
  stop(): void {
    void this.reader?.cancel();
    this.reader = null;
  }

  /** Runs the commands whose time has come. @param isCaughtUp whether no further piece is queued. */
  private runDue(isCaughtUp: boolean): void {
    const isDue = ({ deliveredMs }: Command) =>
      deliveredMs === null ? isCaughtUp : this.readMs + roundingMs >= deliveredMs;
    this.runWhile(isDue);
  }

  private runAll(): void {
    this.runWhile(() => true);
  }

  private runWhile(isDue: (command: Command) => boolean): void {
    for (let next = this.commands[0]; next && isDue(next); next = this.commands[0]) {
      this.commands.shift();
      next.run();
    }
    if (this.commands.length > 0) return;
    clearInterval(this.ticking);
    this.ticking = undefined;
  }

  /**
   * Runs all commands if no piece has come for `idleTicks`: a muted or frozen microphone delivers none. Ticks that were
   * missed while this thread was busy count as one.
   */
  private watchForIdle(): void {
    let known = this.pieces;
    let idle = 0;
    this.ticking = setInterval(() => {
      idle = this.pieces === known ? idle + 1 : 0;
      known = this.pieces;
      if (idle >= idleTicks) this.runAll();
    }, tickMs);
  }
}

/** Finds sound that was dropped between the pieces of one microphone, by their timestamps. */
class GapDetector {
  private endMs: number | null = null;
  private lostMs = 0;

  /** @returns milliseconds lost before the piece; negative if it shows that an earlier gap was only a delay. */
  before({ timestamp, duration }: AudioData): number {
    const startMs = timestamp / 1_000;
    const gapMs = this.endMs === null ? 0 : startMs - this.endMs;
    this.endMs = startMs + duration / 1_000;
    const change = gapMs > minGapMs ? gapMs : -Math.min(this.lostMs, Math.max(0, -gapMs));
    this.lostMs += change;
    return change;
  }
}

const { port1, port2 } = new MessageChannel();

/** Resolves after the messages already received have been handled. Only one call may be pending. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    port1.onmessage = () => resolve();
    port2.postMessage(null);
  });
}
