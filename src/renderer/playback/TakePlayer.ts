/** Plays one take. Times in milliseconds of the take. */
export interface TakePlayer {
  readonly positionMs: number;
  readonly isEnded: boolean;
  /** Plays from `fromMs`. Resolves when playback has started; rejects if the browser cannot play the file. */
  play(fromMs: number, rate: number): Promise<void>;
  pause(): void;
  setRate(rate: number): void;
  /** Releases the audio; the player cannot be used afterwards. */
  release(): void;
}

/** Plays a take with an `<audio>` element. */
export class ElementPlayer implements TakePlayer {
  private readonly url: string;
  private readonly element: HTMLAudioElement;

  constructor(blob: Blob) {
    this.url = URL.createObjectURL(blob);
    this.element = new Audio(this.url);
    this.element.preload = "auto";
  }

  get positionMs(): number {
    return this.element.currentTime * 1000;
  }

  get isEnded(): boolean {
    return this.element.ended;
  }

  async play(fromMs: number, rate: number): Promise<void> {
    if (this.element.readyState < HTMLMediaElement.HAVE_METADATA) await this.metadata();
    // A seek delays the sound, so it is left out for a difference that is not heard.
    if (Math.abs(this.positionMs - fromMs) > 20) this.element.currentTime = fromMs / 1000;
    this.setRate(rate);
    await this.element.play();
  }

  pause(): void {
    this.element.pause();
  }

  setRate(rate: number): void {
    this.element.playbackRate = rate;
    this.element.preservesPitch = true;
  }

  release(): void {
    this.element.pause();
    this.element.removeAttribute("src");
    URL.revokeObjectURL(this.url);
  }

  private metadata(): Promise<void> {
    return new Promise((resolve, reject) => {
      this.element.addEventListener("loadedmetadata", () => resolve(), { once: true });
      this.element.addEventListener("error", () => reject(new Error("the audio cannot be read")), { once: true });
    });
  }
}
