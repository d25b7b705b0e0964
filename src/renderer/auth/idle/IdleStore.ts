import { makeAutoObservable, reaction } from "mobx";
import { localPreferences } from "../../base/localPreferences";

declare module "../../base/useStores" {
  interface AppStores {
    readonly idle: IdleStore;
  }
}

/** Name of the preference with the time of the last activity in any tab, in Unix milliseconds. */
const storageKey = "last-input";
/** Events that count as activity, unless a script dispatched them. */
const inputs = ["pointerdown", "pointermove", "keydown", "wheel", "touchstart"] as const;
const secondMs = 1_000;
/**
 * Minimum milliseconds between writes of the last activity for the other tabs while a recording suspends the sign-out:
 * each write to local storage takes 4 ms.
 */
const heldWriteMs = 10_000;
/** Milliseconds before the sign-out at which the warning opens; with a short limit, half of that limit. */
const warningMs = 60_000;

interface Deps {
  /** Minutes of inactivity after which the person is signed out; 0 means never. */
  minutes: number;
  status: () => "loading" | "signed_out" | "signed_in";
  /** Whether the sign-out is suspended, e.g. while recording. */
  isHeld: () => boolean;
  /** Whether the session came from a link opened just now, so that earlier inactivity does not count. */
  isFresh: boolean;
  /** Called to sign out; again every second for as long as the person stays signed in. */
  onIdle: () => void;
  /** Called on activity, up to once per second. */
  onActivity: () => void;
}

/** Signs out after inactivity (HIPAA's automatic logoff). Activity in one tab counts for all tabs. */
export class IdleStore {
  /** Seconds until the sign-out while the warning is open; otherwise null. */
  secondsLeft: number | null = null;
  readonly #limitMs: number;
  #lastActivityMs = Date.now();
  /** When the last activity was written for the other tabs. */
  #writtenMs = 0;

  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
    this.#limitMs = deps.minutes * 60_000;
    makeAutoObservable(this);
    if (this.#limitMs > 0) this.watch();
  }

  /** Whether the warning is open. */
  get isAsking(): boolean {
    return this.secondsLeft !== null;
  }

  /** Closes the warning and counts as activity. */
  stay(): void {
    this.recordActivity();
    this.secondsLeft = null;
  }

  private watch(): void {
    const before = Number(localPreferences.read(storageKey) ?? Date.now());
    const wasLeft = !this.#deps.isFresh && Date.now() - before > this.#limitMs;
    const stop = reaction(this.#deps.status, (status) => {
      stop(); // only the first status counts: a stored session may have been idle too long while the page was closed
      if (status === "signed_in" && wasLeft) this.#deps.onIdle();
      else this.recordActivity();
    });
    for (const input of inputs)
      addEventListener(input, (event) => event.isTrusted && this.handleInput(), { capture: true, passive: true });
    document.addEventListener("visibilitychange", () => this.check());
    setInterval(() => this.check(), secondMs);
  }

  /** While the warning is open, ignores activity; only its buttons dismiss it. */
  private handleInput(): void {
    if (this.secondsLeft === null && Date.now() - this.#lastActivityMs >= secondMs) this.recordActivity();
  }

  private check(): void {
    if (this.#deps.status() !== "signed_in") {
      this.secondsLeft = null;
      return;
    }
    if (this.#deps.isHeld()) this.recordActivity(heldWriteMs);
    const leftMs = this.lastOfAllTabs() + this.#limitMs - Date.now();
    if (leftMs <= 0) {
      this.secondsLeft = null;
      this.#deps.onIdle();
    } else {
      this.secondsLeft = leftMs <= Math.min(warningMs, this.#limitMs / 2) ? Math.ceil(leftMs / secondMs) : null;
    }
  }

  private lastOfAllTabs(): number {
    return Math.max(this.#lastActivityMs, Number(localPreferences.read(storageKey) ?? 0));
  }

  /**
   * Records activity now.
   * @param writeAfterMs writes the time for the other tabs if the last write is at least this many milliseconds ago.
   */
  private recordActivity(writeAfterMs = 0): void {
    const now = (this.#lastActivityMs = Date.now());
    if (Math.abs(now - this.#writtenMs) >= writeAfterMs) {
      this.#writtenMs = now;
      localPreferences.write(storageKey, String(now));
    }
    this.#deps.onActivity();
  }
}
