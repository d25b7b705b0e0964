import { makeAutoObservable, observable, observableRef, reaction, runInAction } from "mobx";
import { AppError } from "../../shared/errors";
import { ElementPlayer, type TakePlayer } from "./TakePlayer";
import { lengthOf, locate, type TimelinePiece } from "./layOut";
import { barsOf, computePeaks } from "./computePeaks";

declare module "../base/useStores" {
  interface DashboardStores {
    readonly playback: SoundPlayer;
  }
}

/** Distance from the end, in milliseconds, within which Play starts over. */
const endMarginMs = 50;
/** Time between steps in a hidden tab, in milliseconds. */
const hiddenStepMs = 40;
/** Playback speeds, in the order in which `nextRate` selects them. */
const rates = [1, 1.25, 1.5, 2] as const;
/** A range of visit time, in milliseconds. */
export interface TimeRange {
  fromMs: number;
  toMs: number;
}

/** The audio of a player: takes played one after the other. Observable. */
export interface SoundSource {
  /** Id of the content; null if there is nothing to play. When it changes, the player releases its audio. */
  readonly id: string | null;
  /** In playback order. */
  readonly pieces: readonly TimelinePiece[];
  /** Returns a value that changes while a take grows; the player then fetches its audio again. */
  versionOf(takeId: string): string;
  /** Whether the take is complete. */
  isWhole(takeId: string): boolean;
  /** @returns the take as one playable file. @throws {AppError} of the failed request. */
  fetch(takeId: string, signal: AbortSignal): Promise<Blob>;
}

/** The audio of one take. */
interface Sound {
  version: string;
  blob: Promise<Blob>;
  player: TakePlayer | null;
  /** Whether the waveform was computed or is being computed. */
  drawn: boolean;
  abort: AbortController;
}

/** Plays takes one after the other. Each is fetched when first needed. Times in milliseconds. */
export class SoundPlayer {
  playing = false;
  /** True from `play` until the audio starts, fails or is paused. */
  loading = false;
  positionMs = 0;
  rate: (typeof rates)[number] = 1;
  /** Why the last `play` failed; null if it did not. */
  error: AppError | null = null;
  /** The range of the last `play`; null if it had no end, and after `seek`. */
  range: TimeRange | null = null;

  readonly #peaks = observable.map<string, readonly number[]>([], { deep: false });
  readonly #sounds = new Map<string, Sound>();
  #current: { player: TakePlayer; piece: TimelinePiece } | null = null;
  /** Number of the newest `play` or `pause`; what earlier ones began is then ignored. */
  #run = 0;
  #frame: Frame | null = null;

  readonly #source: SoundSource;
  readonly #makePlayer: (blob: Blob) => TakePlayer;

  constructor(source: SoundSource, makePlayer: (blob: Blob) => TakePlayer = (blob) => new ElementPlayer(blob)) {
    this.#source = source;
    this.#makePlayer = makePlayer;
    makeAutoObservable<this, "follow" | "sound">(this, {
      error: observableRef,
      range: observableRef,
      follow: false,
      sound: false,
    });
    reaction(
      () => this.#source.id,
      () => this.clear(),
    );
  }

  get pieces(): readonly TimelinePiece[] {
    return this.#source.pieces;
  }

  /** Total length in milliseconds. */
  get duration(): number {
    return lengthOf(this.pieces);
  }

  get hasAudio(): boolean {
    return this.pieces.some((piece) => piece.hasAudio);
  }

  /** Returns the heights of `count` bars for a range; flat where the audio is not decoded yet. */
  bars(count: number, fromMs = 0, toMs = this.duration): number[] {
    const known = this.pieces.map((piece) => ({ ...piece, peaks: this.#peaks.get(piece.takeId) ?? [] }));
    return barsOf(known, fromMs, Math.max(toMs, fromMs + 1), count);
  }

  /**
   * Plays from `fromMs` (default: the current position or, at the end, the start) to `toMs` (default: the end).
   * Resolves when the audio has started or has failed; failures are in `error`.
   */
  async play(fromMs?: number, toMs?: number): Promise<void> {
    const atEnd = this.positionMs >= this.duration - endMarginMs;
    const start = fromMs ?? (atEnd ? 0 : this.positionMs);
    this.halt();
    const run = ++this.#run;
    this.error = null;
    this.range = toMs === undefined ? null : { fromMs: start, toMs };
    await this.startAt(start, run);
  }

  pause(): void {
    this.#run++;
    this.halt();
    this.loading = false;
  }

  toggle(): void {
    if (this.playing || this.loading) this.pause();
    else void this.play();
  }

  /** Moves to a position, limited to the length. If audio is playing, it continues from there to the end. */
  seek(positionMs: number): void {
    const target = Math.min(Math.max(0, positionMs), this.duration);
    const wasPlaying = this.playing;
    this.pause();
    this.range = null;
    this.positionMs = target;
    if (wasPlaying) void this.play(target);
  }

  nextRate(): void {
    this.chooseRate((rates.indexOf(this.rate) + 1) % rates.length);
  }

  /** Sets the speed. @param index index into `rates`; an index outside it is ignored. */
  chooseRate(index: number): void {
    this.rate = rates[index] ?? this.rate;
    this.#current?.player.setRate(this.rate);
  }

  /** Computes the waveform of each complete take that has audio and no waveform yet. Failures are ignored. */
  async draw(): Promise<void> {
    for (const piece of this.pieces) {
      if (!piece.hasAudio || !this.#source.isWhole(piece.takeId)) continue;
      const sound = this.sound(piece.takeId);
      if (sound.drawn) continue;
      sound.drawn = true;
      try {
        const bytes = new Uint8Array(await (await sound.blob).arrayBuffer());
        const show = (peaks: readonly number[]) => runInAction(() => this.#peaks.set(piece.takeId, [...peaks]));
        await computePeaks(bytes, show, sound.abort.signal);
      } catch {
        sound.drawn = false; // the waveform stays flat; Play shows the error
      }
    }
  }

  private async startAt(positionMs: number, run: number): Promise<void> {
    const found = this.audibleFrom(positionMs);
    if (!found || this.#source.id === null) {
      this.error = this.pieces.length > 0 && !this.hasAudio ? audioGone : null;
      return;
    }
    this.loading = true;
    try {
      const sound = this.sound(found.piece.takeId);
      const blob = await sound.blob;
      if (run !== this.#run) return;
      const player = (sound.player ??= this.#makePlayer(blob));
      await player.play(found.withinMs, this.rate);
      if (run !== this.#run) return player.pause();
      runInAction(() => {
        this.#current = { player, piece: found.piece };
        this.loading = false;
        this.playing = true;
        this.positionMs = found.piece.startMs + found.withinMs;
      });
      this.follow(run);
    } catch (error) {
      if (run !== this.#run) return;
      this.forget(found.piece.takeId);
      runInAction(() => {
        this.loading = false;
        this.error = error instanceof AppError ? error : audioUnreadable;
      });
    }
  }

  /** Returns the first piece with audio at or after a position, and the position within it; null if there is none. */
  private audibleFrom(positionMs: number): { piece: TimelinePiece; withinMs: number } | null {
    const found = locate(this.pieces, positionMs);
    if (!found || found.piece.hasAudio) return found;
    const next = this.pieces.slice(found.index + 1).find((piece) => piece.hasAudio);
    return next ? { piece: next, withinMs: 0 } : null;
  }

  /** Reads the position on every frame: `timeupdate` fires four times a second, too rarely to stop in time. */
  private follow(run: number): void {
    const step = () => {
      if (run !== this.#run || !this.#current) return;
      runInAction(() => this.advance(run));
      if (run === this.#run && this.playing) this.#frame = nextFrame(step);
    };
    this.#frame = nextFrame(step);
  }

  private advance(run: number): void {
    if (!this.#current) return;
    const { player, piece } = this.#current;
    const end = piece.startMs + piece.durationMs;
    const now = player.isEnded ? end : piece.startMs + player.positionMs;
    const stopAt = this.range?.toMs ?? this.duration;
    this.positionMs = Math.min(now, stopAt);
    if (now >= stopAt) return this.pause();
    if (!player.isEnded) return;
    this.halt();
    if (this.audibleFrom(end)) void this.startAt(end, run);
  }

  private sound(takeId: string): Sound {
    const version = this.#source.versionOf(takeId);
    const known = this.#sounds.get(takeId);
    if (known?.version === version) return known;
    this.forget(takeId);
    const abort = new AbortController();
    const blob = this.#source.fetch(takeId, abort.signal);
    blob.catch(() => this.forget(takeId)); // fetched again at the next Play
    const sound: Sound = { version, blob, player: null, drawn: false, abort };
    this.#sounds.set(takeId, sound);
    return sound;
  }

  private forget(takeId: string): void {
    const sound = this.#sounds.get(takeId);
    this.#sounds.delete(takeId);
    sound?.abort.abort();
    sound?.player?.release();
  }

  private halt(): void {
    this.#current?.player.pause();
    this.#current = null;
    this.playing = false;
    this.#frame?.cancel();
  }

  /** Resets the player and releases all audio. */
  private clear(): void {
    this.pause();
    for (const takeId of [...this.#sounds.keys()]) this.forget(takeId);
    this.#peaks.clear();
    this.positionMs = 0;
    this.range = null;
    this.error = null;
  }
}

const audioGone = new AppError("not_found", "The audio of this session was deleted. The note and transcript remain.");
const audioUnreadable = new AppError("unsupported_audio", "The recording can’t be played here. It is still stored.");

interface Frame {
  cancel: () => void;
}

/** Schedules the next step. A hidden tab gets no animation frames, so a timer stops its audio in time. */
function nextFrame(step: () => void): Frame {
  if (document.hidden) {
    const timer = setTimeout(step, hiddenStepMs);
    return { cancel: () => clearTimeout(timer) };
  }
  const frame = requestAnimationFrame(step);
  return { cancel: () => cancelAnimationFrame(frame) };
}
