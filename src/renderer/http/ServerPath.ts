/** Milliseconds between two probes, at most; half of it at least, so that clients do not probe all at once. */
const everyMs = 700;
/** A probe without an answer after this many milliseconds has failed; later if the server may only be slow. */
const timeoutMs = { first: 2_000, later: 1_000 };
/** Milliseconds between probes of a server that answers but is not operational. */
const busyMs = 10_000;

/**
 * Notices that the server can be reached again. The browser reports only its own network (`online`), not that a router or
 * a proxy on the way is back. Nothing is probed while every request is answered, or while the page is hidden.
 */
export class ServerPath {
  #probing: Promise<void> | null = null;
  readonly #listeners = new Set<(cutAt: number) => void>();

  /** @param url of a cheap GET that any server answers. */
  constructor(private readonly url: string) {}

  /**
   * Call it after a request had no answer. Resolves when the server answers again; the browser's `online` makes it probe
   * at once.
   */
  back(): Promise<void> {
    this.#probing ??= this.#probeUntilBack().finally(() => (this.#probing = null));
    return this.#probing;
  }

  /** Call it if a request takes long. If the path is cut, listeners are called when it is back. */
  async suspect(): Promise<void> {
    if (this.#probing === null && (await this.#ask(timeoutMs.first)) === "none") await this.back();
  }

  /**
   * Adds a listener for the moment when the server answers again: requests from before it may never be answered.
   * @param listener gets the time (`performance.now()`) since which the path was cut. @returns a function that removes it.
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

/** Waits, and then until the page is visible; not longer than until the browser goes online. */
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
