import type { AxiosInstance } from "axios";
import { makeAutoObservable, observable, observableRef, reaction, runInAction } from "mobx";
import { AppError } from "../../shared/errors";
import { PlaybackApi } from "./playbackApi";
import type { ReviewedVisit } from "./reviewedVisit";
import { ElementPlayer, type TakePlayer } from "./takePlayer";
import { layOut, lengthOf, locate, type TimelinePiece } from "./timeline";
import { barsOf, computePeaks } from "./waveform";

export const rates = [1, 1.25, 1.5, 2] as const;
/** A stretch of visit time, in milliseconds. */
export interface Stretch {
  fromMs: number;
  toMs: number;
}
interface Sound {
  /** Which state of the take this is: a take that is still recorded grows. */
  version: string;
  blob: Promise<Blob>;
  player: TakePlayer | null;
  drawn: boolean;
  abort: AbortController;
}

/** Plays the visit as one strip of time: takes laid end to end, each fetched when it is first needed. */
export class PlaybackStore {
  playing = false;
  /** True between a press of Play and sound. */
  loading = false;
  positionMs = 0;
  rate: (typeof rates)[number] = 1;
  error: AppError | null = null;
  /** What is being played when it was asked for with an end; null while playing on. */
  stretch: Stretch | null = null;

  private readonly api: PlaybackApi;
  private readonly peaks = observable.map<string, readonly number[]>([], { deep: false });
  private readonly sounds = new Map<string, Sound>();
  private current: { player: TakePlayer; piece: TimelinePiece } | null = null;
  private run = 0;
  private frame: Frame | null = null;

  constructor(
    http: AxiosInstance,
    private readonly visit: ReviewedVisit,
    private readonly makePlayer: (blob: Blob) => TakePlayer = (blob) => new ElementPlayer(blob),
  ) {
    this.api = new PlaybackApi(http);
    makeAutoObservable<
      this,
      "api" | "peaks" | "sounds" | "current" | "run" | "frame" | "visit" | "makePlayer" | "follow" | "sound"
    >(this, {
      error: observableRef,
      stretch: observableRef,
      api: false,
      peaks: false,
      sounds: false,
      current: false,
      run: false,
      frame: false,
      visit: false,
      makePlayer: false,
      follow: false,
      sound: false,
    });
    reaction(
      () => this.visit.visitId,
      () => this.clear(),
    );
  }

  get pieces(): TimelinePiece[] {
    return layOut(this.visit.takes);
  }

  /** Length of the visit's sound in milliseconds. */
  get duration(): number {
    return lengthOf(this.pieces);
  }

  get hasAudio(): boolean {
    return this.pieces.some((piece) => piece.hasAudio);
  }

  /** Heights of `count` bars over a stretch of visit time; flat where the sound is not decoded yet. */
  bars(count: number, fromMs = 0, toMs = this.duration): number[] {
    const known = this.pieces.map((piece) => ({ ...piece, peaks: this.peaks.get(piece.takeId) ?? [] }));
    return barsOf(known, fromMs, Math.max(toMs, fromMs + 1), count);
  }

  /** Plays from `fromMs` (default: where it stands; from the start when it stands at the end) and stops exactly at `toMs`. */
  async play(fromMs?: number, toMs?: number): Promise<void> {
    const atEnd = this.positionMs >= this.duration - 50;
    const start = fromMs ?? (atEnd ? 0 : this.positionMs);
    this.halt();
    const run = ++this.run;
    this.error = null;
    this.stretch = toMs === undefined ? null : { fromMs: start, toMs };
    await this.startAt(start, run);
  }

  pause(): void {
    this.run++;
    this.halt();
    this.loading = false;
  }

  toggle(): void {
    if (this.playing || this.loading) this.pause();
    else void this.play();
  }

  /** Moves to a place; playing goes on from there to the end. */
  seek(positionMs: number): void {
    const target = Math.min(Math.max(0, positionMs), this.duration);
    const wasPlaying = this.playing;
    this.pause();
    this.stretch = null;
    this.positionMs = target;
    if (wasPlaying) void this.play(target);
  }

  /** Puts the needle somewhere without a sound, unless something is playing. */
  arm(positionMs: number): void {
    if (!this.playing && !this.loading) this.positionMs = positionMs;
  }

  nextRate(): void {
    this.rate = rates[(rates.indexOf(this.rate) + 1) % rates.length] ?? 1;
    this.current?.player.setRate(this.rate);
  }

  /** Decodes the finished takes so that the strip shows them. */
  async draw(): Promise<void> {
    for (const piece of this.pieces) {
      const take = this.visit.takes.find(({ id }) => id === piece.takeId);
      if (!piece.hasAudio || take?.state !== "finished") continue;
      const sound = this.sound(piece.takeId);
      if (sound.drawn) continue;
      sound.drawn = true;
      try {
        const bytes = new Uint8Array(await (await sound.blob).arrayBuffer());
        const show = (peaks: readonly number[]) => runInAction(() => this.peaks.set(piece.takeId, [...peaks]));
        await computePeaks(bytes, show, sound.abort.signal);
      } catch {
        sound.drawn = false; // the strip stays flat; Play says what is wrong, where it matters
      }
    }
  }

  private async startAt(positionMs: number, run: number): Promise<void> {
    const found = this.audibleFrom(positionMs);
    const visitId = this.visit.visitId;
    if (!found || visitId === null) {
      this.error = this.pieces.length > 0 && !this.hasAudio ? audioGone : null;
      return;
    }
    this.loading = true;
    try {
      const sound = this.sound(found.piece.takeId);
      const blob = await sound.blob;
      if (run !== this.run) return;
      const player = (sound.player ??= this.makePlayer(blob));
      await player.play(found.withinMs, this.rate);
      if (run !== this.run) return player.pause();
      runInAction(() => {
        this.current = { player, piece: found.piece };
        this.loading = false;
        this.playing = true;
        this.positionMs = found.piece.startMs + found.withinMs;
      });
      this.follow(run);
    } catch (error) {
      if (run !== this.run) return;
      this.forget(found.piece.takeId);
      runInAction(() => {
        this.loading = false;
        this.error = error instanceof AppError ? error : audioUnreadable;
      });
    }
  }

  /** The first piece with sound at or after a position. */
  private audibleFrom(positionMs: number): { piece: TimelinePiece; withinMs: number } | null {
    const found = locate(this.pieces, positionMs);
    if (!found || found.piece.hasAudio) return found;
    const next = this.pieces.slice(found.index + 1).find((piece) => piece.hasAudio);
    return next ? { piece: next, withinMs: 0 } : null;
  }

  /** Reads the needle on every frame: `timeupdate` comes four times a second, too coarse to stop on a word. */
  private follow(run: number): void {
    const step = () => {
      if (run !== this.run || !this.current) return;
      runInAction(() => this.advance(run));
      if (run === this.run && this.playing) this.frame = nextFrame(step);
    };
    this.frame = nextFrame(step);
  }

  private advance(run: number): void {
    if (!this.current) return;
    const { player, piece } = this.current;
    const end = piece.startMs + piece.durationMs;
    const now = player.ended ? end : piece.startMs + player.positionMs;
    const stopAt = this.stretch?.toMs ?? this.duration;
    this.positionMs = Math.min(now, stopAt);
    if (now >= stopAt) return this.pause();
    if (!player.ended) return;
    this.halt();
    if (this.audibleFrom(end)) void this.startAt(end, run);
  }

  private sound(takeId: string): Sound {
    const take = this.visit.takes.find(({ id }) => id === takeId);
    const version = take?.state === "finished" ? "finished" : String(take?.received ?? 0);
    const known = this.sounds.get(takeId);
    if (known?.version === version) return known;
    this.forget(takeId);
    const abort = new AbortController();
    const blob = this.api.audio(this.visit.visitId ?? "", takeId, abort.signal);
    blob.catch(() => this.forget(takeId)); // asked again at the next Play
    const sound: Sound = { version, blob, player: null, drawn: false, abort };
    this.sounds.set(takeId, sound);
    return sound;
  }

  private forget(takeId: string): void {
    const sound = this.sounds.get(takeId);
    this.sounds.delete(takeId);
    sound?.abort.abort();
    sound?.player?.release();
  }

  private halt(): void {
    this.current?.player.pause();
    this.current = null;
    this.playing = false;
    this.frame?.cancel();
  }

  /** Another visit: its predecessor's sound leaves memory. */
  private clear(): void {
    this.pause();
    for (const takeId of [...this.sounds.keys()]) this.forget(takeId);
    this.peaks.clear();
    this.positionMs = 0;
    this.stretch = null;
    this.error = null;
  }
}

const audioGone = new AppError("not_found", "The audio of this session was deleted. The note and transcript remain.");
const audioUnreadable = new AppError("unsupported_audio", "This recording cannot be played here. It is still kept.");

interface Frame {
  cancel: () => void;
}

/** A hidden tab gets no animation frames, but its sound must still stop where it should. */
function nextFrame(step: () => void): Frame {
  if (document.hidden) {
    const timer = setTimeout(step, 40);
    return { cancel: () => clearTimeout(timer) };
  }
  const frame = requestAnimationFrame(step);
  return { cancel: () => cancelAnimationFrame(frame) };
}
