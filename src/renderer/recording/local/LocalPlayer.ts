import { makeAutoObservable, observableRef, runInAction } from "mobx";
import { ElementPlayer, type TakePlayer } from "../../playback/TakePlayer";
import { SoundPlayer, type SoundSource } from "../../playback/SoundPlayer";
import type { TimelinePiece } from "../../playback/layOut";
import type { LocalTake } from "./localTake";

declare module "../../base/useStores" {
  interface DashboardStores {
    readonly localPlayer: LocalPlayer;
  }
}

/** Plays the takes of the Local Recordings screen, one at a time. */
export class LocalPlayer implements SoundSource {
  readonly sound: SoundPlayer;
  /** The take whose player is open. */
  private local: LocalTake | null = null;

  readonly #soundOf: (take: LocalTake) => Promise<Blob>;

  constructor(
    soundOf: (take: LocalTake) => Promise<Blob>,
    makePlayer: (sound: Blob) => TakePlayer = (sound) => new ElementPlayer(sound),
  ) {
    this.#soundOf = soundOf;
    makeAutoObservable<this, "local">(this, {
      sound: false,
      local: observableRef,
      toggle: false,
      versionOf: false,
      isWhole: false,
      fetch: false,
    });
    this.sound = new SoundPlayer(this, makePlayer);
  }

  /** Id of the take whose player is open; null if none is. */
  get id(): string | null {
    return this.local?.take.id ?? null;
  }

  /** Opens the player of a take and plays the take; if it is open already, pauses or resumes. */
  toggle(local: LocalTake): void {
    if (this.id === local.take.id) return this.sound.toggle();
    runInAction(() => (this.local = local)); // a separate action, so that the previous audio is released first
    void this.sound.play(0);
    void this.sound.draw();
  }

  /** Closes the player and releases the audio. */
  close(): void {
    this.local = null;
  }

  get pieces(): readonly TimelinePiece[] {
    if (!this.local) return [];
    const { id, durationMs } = this.local.take;
    return [{ takeId: id, startMs: 0, durationMs, hasAudio: true }];
  }

  versionOf(): string {
    return "";
  }

  isWhole(): boolean {
    return true;
  }

  fetch(): Promise<Blob> {
    return this.local ? this.#soundOf(this.local) : Promise.reject(new Error("No row is open"));
  }
}
