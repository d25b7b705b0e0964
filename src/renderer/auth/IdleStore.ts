import { makeAutoObservable, reaction } from "mobx";
import { recall, remember } from "../layout/remembered";

const kept = "last-input";
/** What a person does and a script cannot: trusted events of these kinds. */
const inputs = ["pointerdown", "pointermove", "keydown", "wheel", "touchstart"] as const;
const secondMs = 1_000;
/** How long before the end the person is asked, at most. */
const warningMs = 60_000;

interface Parts {
  /** Minutes without a touch after which the person is signed off; 0: never. */
  minutes: number;
  status: () => "loading" | "signed_out" | "signed_in";
  /** Nobody is signed off now: a recording runs. */
  isHeld: () => boolean;
  /** The session came with the address just now: the person was there to open it, whatever was before. */
  isFresh: boolean;
  onIdle: () => void;
  /** Somebody is here; called often. */
  onTouch: () => void;
}

/** Signs off a computer that nobody touches (HIPAA's automatic logoff). What is touched in one tab counts in all. */
export class IdleStore {
  /** Seconds until the sign-off, once the person has to be asked; else null. */
  secondsLeft: number | null = null;
  private readonly limitMs: number;
  private lastTouchMs = Date.now();

  constructor(private readonly parts: Parts) {
    this.limitMs = parts.minutes * 60_000;
    makeAutoObservable<this, "parts" | "limitMs" | "lastTouchMs">(this, {
      parts: false,
      limitMs: false,
      lastTouchMs: false,
    });
    if (this.limitMs > 0) this.watch();
  }

  get isAsking(): boolean {
    return this.secondsLeft !== null;
  }

  /** "Stay signed in". */
  stay(): void {
    this.touch();
    this.secondsLeft = null;
  }

  private watch(): void {
    const before = Number(recall(kept) ?? Date.now());
    const wasLeft = !this.parts.isFresh && Date.now() - before > this.limitMs;
    const stop = reaction(this.parts.status, (status) => {
      stop(); // a session of long ago, kept by the browser: nobody knows who opened it again
      if (status === "signed_in" && wasLeft) this.parts.onIdle();
      else this.touch();
    });
    for (const input of inputs)
      addEventListener(input, (event) => event.isTrusted && this.handleInput(), { capture: true, passive: true });
    document.addEventListener("visibilitychange", () => this.look());
    setInterval(() => this.look(), secondMs);
  }

  /** While the question stands only its answer counts: a sleeve on the mouse is nobody's answer. */
  private handleInput(): void {
    if (this.secondsLeft === null && Date.now() - this.lastTouchMs >= secondMs) this.touch();
  }

  private look(): void {
    if (this.parts.status() !== "signed_in") {
      this.secondsLeft = null;
      return;
    }
    if (this.parts.isHeld()) this.touch();
    const leftMs = this.lastOfAllTabs() + this.limitMs - Date.now();
    if (leftMs <= 0) {
      this.secondsLeft = null;
      this.parts.onIdle();
    } else {
      this.secondsLeft = leftMs <= Math.min(warningMs, this.limitMs / 2) ? Math.ceil(leftMs / secondMs) : null;
    }
  }

  private lastOfAllTabs(): number {
    return Math.max(this.lastTouchMs, Number(recall(kept) ?? 0));
  }

  private touch(): void {
    this.lastTouchMs = Date.now();
    remember(kept, String(this.lastTouchMs));
    this.parts.onTouch();
  }
}
