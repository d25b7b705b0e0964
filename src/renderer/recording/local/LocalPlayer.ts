import { makeAutoObservable, observableRef, runInAction } from "mobx";
import { AppError } from "../../../shared/errors";
import { ElementPlayer, type TakePlayer } from "../../playback/takePlayer";
import { barsOf, computePeaks } from "../../playback/waveform";
import type { LocalTake } from "./localTake";

/** Milliseconds between two looks at the needle. */
const lookMs = 100;
const rates = [1, 1.25, 1.5, 2] as const;

/** Plays one take of the list at a time, in its row. Times in milliseconds of the take. */
export class LocalPlayer {
  /** The take whose row is open. */
  takeId: string | null = null;
  playing = false;
  positionMs = 0;
  durationMs = 0;
  rate: (typeof rates)[number] = 1;
  error: AppError | null = null;
  private peaks: readonly number[] = [];
  private player: TakePlayer | null = null;
  private drawing: AbortController | null = null;
  private ticking: ReturnType<typeof setInterval> | null = null;

  constructor(
    private readonly soundOf: (take: LocalTake) => Promise<Blob>,
    private readonly makePlayer: (sound: Blob) => TakePlayer = (sound) => new ElementPlayer(sound),
  ) {
    makeAutoObservable<this, "player" | "drawing" | "ticking" | "soundOf" | "makePlayer" | "peaks">(this, {
      error: observableRef,
      peaks: observableRef,
      player: false,
      drawing: false,
      ticking: false,
      soundOf: false,
      makePlayer: false,
    });
  }

  /** Opens the take's row and plays it, or pauses and goes on where it is open already. */
  async toggle(local: LocalTake): Promise<void> {
    if (this.takeId === local.take.id && this.player) return this.playing ? this.pause() : this.play();
    this.close();
    const { id, durationMs } = local.take;
    this.takeId = id;
    this.durationMs = durationMs;
    try {
      const sound = await this.soundOf(local);
      if (this.takeId !== id) return; // another one was chosen meanwhile
      this.player = this.makePlayer(sound);
      void this.draw(sound);
      await this.play();
    } catch (error) {
      runInAction(() => {
        if (this.takeId === id) this.error = error instanceof AppError ? error : unreadable(error);
      });
    }
  }

  pause(): void {
    this.player?.pause();
    this.playing = false;
    if (this.ticking !== null) clearInterval(this.ticking);
  }

  /** Moves the needle; playing goes on from there. */
  seek(positionMs: number): void {
    const wasPlaying = this.playing;
    this.pause();
    this.positionMs = Math.min(Math.max(0, positionMs), this.durationMs);
    if (wasPlaying) void this.play();
  }

  nextRate(): void {
    this.chooseRate((rates.indexOf(this.rate) + 1) % rates.length);
  }

  /** @param place among the speeds, from 0; of another nothing comes. */
  chooseRate(place: number): void {
    this.rate = rates[place] ?? this.rate;
    this.player?.setRate(this.rate);
  }

  /** Closes the row; the sound leaves memory. */
  close(): void {
    this.pause();
    this.drawing?.abort();
    this.player?.release();
    this.player = null;
    this.takeId = null;
    this.positionMs = 0;
    this.peaks = [];
    this.error = null;
  }

  /** Heights of `count` bars, flat where the sound is not decoded yet. */
  bars(count: number): number[] {
    const pieces = [{ startMs: 0, durationMs: this.durationMs, peaks: this.peaks }];
    return barsOf(pieces, 0, Math.max(1, this.durationMs), count);
  }

  private async play(): Promise<void> {
    const { player } = this;
    if (!player) return;
    if (this.positionMs >= this.durationMs - 50) this.positionMs = 0;
    try {
      await player.play(this.positionMs, this.rate);
    } catch (error) {
      if (player === this.player) runInAction(() => (this.error = unreadable(error)));
      return;
    }
    if (player !== this.player) return player.pause();
    runInAction(() => (this.playing = true));
    this.ticking = setInterval(() => this.tick(), lookMs);
  }

  private tick(): void {
    if (!this.player) return;
    this.positionMs = this.player.ended ? this.durationMs : Math.min(this.player.positionMs, this.durationMs);
    if (this.player.ended) this.pause();
  }

  private async draw(sound: Blob): Promise<void> {
    const drawing = new AbortController();
    this.drawing = drawing;
    const bytes = new Uint8Array(await sound.arrayBuffer());
    try {
      await computePeaks(bytes, (peaks) => runInAction(() => (this.peaks = [...peaks])), drawing.signal);
    } catch {
      // the strip stays flat; playing says what is wrong, where it matters
    }
  }
}

const unreadable = (cause: unknown): AppError =>
  new AppError("unsupported_audio", "This recording cannot be played here. It is still kept.", { cause });
