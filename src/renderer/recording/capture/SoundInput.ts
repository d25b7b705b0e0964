import { MonoSound } from "./MonoSound";

/** A piece that comes without this much waiting, in milliseconds, was already there: more pieces wait behind it. */
const minWaitMs = 1;
/** A longer wait, in milliseconds, says nothing: this thread may have been busy. */
const maxWaitMs = 100;
/** Timestamps jitter: only a gap between two pieces of more than this, in milliseconds, is lost sound. */
const minGapMs = 100;
/** After this many ticks without a piece the microphone gives none, and commands no longer wait for one. */
const idleTicks = 4;
const tickMs = 50;
const roundingMs = 1;

interface Command {
  /** As `at`. */
  deliveredMs: number | null;
  run: () => void;
}

/** One piece of sound: 48 kHz mono, and the sound lost before it in milliseconds, negative if a piece came late. */
export interface SoundPiece {
  mono: Float32Array<ArrayBuffer>;
  lostMs: number;
}

/**
 * Reads microphones, one after another, and runs each command of the window at the moment of the sound at which it was
 * given. Pieces that wait while this thread is busy are therefore recorded or left out as the clinician meant it.
 */
export class SoundInput {
  /** Length of the sound that the microphone gave and that was read or lost, in milliseconds. */
  readMs = 0;
  private reader: ReadableStreamDefaultReader<AudioData> | null = null;
  private commands: Command[] = [];
  private pieces = 0;
  private ticking: ReturnType<typeof setInterval> | undefined;

  constructor(private readonly onPiece: (piece: SoundPiece) => void) {}

  get isReading(): boolean {
    return this.reader !== null;
  }

  /** Reads until `stop`, or until the microphone ends. @returns true if it ended. */
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
      if (waitedMs < minWaitMs) await nextTask(); // a command that was given meanwhile comes before the pieces it concerns
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
   * Runs `run` once the sound up to this moment was read; at once if none is read.
   * @param deliveredMs length of the sound that the microphone had given by then, in milliseconds; null if unknown.
   */
  at(deliveredMs: number | null, run: () => void): void {
    this.commands.push({ deliveredMs, run });
    if (!this.reader) return this.runAll();
    if (this.ticking === undefined) this.watchForIdle();
  }

  /** Reads nothing more of the microphone. */
  stop(): void {
    void this.reader?.cancel();
    this.reader = null;
  }

  /** @param isCaughtUp whether no piece waits to be read. */
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

  /** A muted or frozen microphone gives no pieces. Ticks that were missed while this thread was busy come as one. */
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

/** Resolves after the messages that came before it were handled. One caller at a time. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    port1.onmessage = () => resolve();
    port2.postMessage(null);
  });
}
