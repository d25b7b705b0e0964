/** Longest pause between probes in milliseconds. Pauses are random, so that clients do not probe all at once. */
const everyMs = 700;
/** Time limits of a probe in milliseconds: `first` if the server may only be slow, `later` once it is unreachable. */
const timeoutMs = { first: 2_000, later: 1_000 };
/** Milliseconds between probes of a server that answers but is not operational. */
const busyMs = 10_000;

/**
 * Detects by probes when an unreachable server can be reached again. The browser reports only its own network
 * (`online`), not a router or proxy on the way. There are no probes while requests are answered or the page is hidden.
 */
export class ServerPath {
  #probing: Promise<void> | null = null;
  readonly #listeners = new Set<(cutAt: number) => void>();

  /** @param url of a cheap GET route of the server. */
  constructor(private readonly url: string) {}

  /**
   * Probes until the server answers; call it after a request had no answer. Resolves when the server works again. The
   * browser's `online` event causes a probe at once if the page is visible.
   */
  back(): Promise<void> {
    this.#probing ??= this.#probeUntilBack().finally(() => (this.#probing = null));
    return this.#probing;
  }

  /** Probes once; call it if a request takes long. If there is no answer, probes on as `back` does, then resolves. */
  async suspect(): Promise<void> {
    if (this.#probing === null && (await this.#ask(timeoutMs.first)) === "none") await this.back();
  }

  /**
   * Adds a listener that is called when the server answers again: earlier requests may never be answered.
   * @param listener receives the time (`performance.now()`) when probing began.
   * @returns a function that removes the listener.
   */
  onBack(listener: (cutAt: number) => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  async #probeUntilBack(): Promise<void> {
    const cutAt = performance.now();
    for (let answer = "none"; answer !== "ok";) {
      await pause(answer === "busy" ? busyMs : everyMs * (0.5 + Math.random() / 2));
      answer = await this.#ask(timeoutMs.later);
    }
    for (const listener of this.#listeners) listener(cutAt);
  }

  async #ask(ms: number): Promise<"ok" | "busy" | "none"> {
    try {
      const { ok } = await fetch(this.url, { cache: "no-store", signal: AbortSignal.timeout(ms) });
      return ok ? "ok" : "busy";
    } catch {
      return "none";
    }
  }
}

/** Waits for `ms`, or less if the browser goes online, and then until the page is visible. */
async function pause(ms: number): Promise<void> {
  await once(["online"], ms);
  while (document.hidden) await once(["visibilitychange", "online"]);
}

/** Resolves at the first of the window's or document's events, or after `ms`. */
function once(events: readonly string[], ms?: number): Promise<void> {
  return new Promise((resolve) => {
    const ended = new AbortController();
    const finish = (): void => {
      clearTimeout(timer);
      ended.abort();
      resolve();
    };
    const timer = ms === undefined ? undefined : setTimeout(finish, ms);
    for (const event of events)
      for (const target of [globalThis, document]) target.addEventListener(event, finish, { signal: ended.signal });
  });
}
