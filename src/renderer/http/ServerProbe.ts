/**
 * Longest pause between probes in milliseconds; pauses are random, so that clients do not probe all at the same time.
 */
const maxPauseMs = 700;
/** Time limits of a probe in milliseconds: `first` if the server may only be slow, `later` once it is unreachable. */
const timeoutMs = { first: 2_000, later: 1_000 };
/** Milliseconds that the first probe still has after a later one was answered; then its connection counts as dead. */
const overtakenMs = 200;
/** Milliseconds between probes if the server answers with an error, or if the page is hidden. */
const rarelyMs = 10_000;

/** Result of a probe: `ok`, `busy` if the server answers with an error, `none` without an answer. */
type Answer = "ok" | "busy" | "none";

/**
 * Detects with test requests (probes) when an unreachable server can be reached again. The browser's `online` event
 * covers only its own network, not a router or proxy on the way. Sends no probes while requests are answered.
 */
export class ServerProbe {
  #probing: Promise<void> | null = null;
  #checking: Promise<void> | null = null;
  readonly #listeners = new Set<(cutAt: number) => void>();

  /** @param url of a cheap GET route of the server. */
  constructor(private readonly url: string) {}

  /**
   * Probes until the server works again, then resolves. Call it after a request that had no answer. Probes immediately
   * on the browser's `online` event, and rarely while the page is hidden.
   */
  untilReachable(): Promise<void> {
    this.#probing ??= this.#probeUntilOk().finally(() => (this.#probing = null));
    return this.#probing;
  }

  /**
   * Checks a server whose response takes long. Without an answer, continues like `untilReachable`. If only a later
   * probe is answered, the connection was interrupted in the meantime, and listeners are called.
   */
  async checkSlow(): Promise<void> {
    if (this.#probing !== null) return;
    this.#checking ??= this.#check().finally(() => (this.#checking = null));
    await this.#checking;
  }

  /**
   * Adds a listener for when the server can be reached again. Requests sent before may never be answered.
   * @param listener receives the time (`performance.now()`) when probing began.
   * @returns a function that removes the listener.
   */
  onReachable(listener: (cutAt: number) => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  async #check(): Promise<void> {
    const cutAt = performance.now();
    const answer = await this.#probeSlow();
    if (answer === "none") await this.untilReachable();
    if (answer === "overtaken") this.#notify(cutAt);
  }

  /** Returns the answer to a probe; `overtaken` if it has no answer but a later probe was answered. */
  async #probeSlow(): Promise<Answer | "overtaken"> {
    const first = this.#ask(timeoutMs.first);
    let answer: Answer | "late" = await Promise.race([first, pause(randomPause())]);
    if (answer !== "late") return answer;
    const firstOrLaterOk = this.#firstOk(first);
    answer = await Promise.race([first, firstOrLaterOk.then(() => pause(overtakenMs))]);
    return answer === "late" ? "overtaken" : answer;
  }

  async #probeUntilOk(): Promise<void> {
    const cutAt = performance.now();
    await pause(randomPause());
    await this.#firstOk();
    this.#notify(cutAt);
  }

  /**
   * Probes until a probe is answered with `ok`, or `end` settles. A probe without an answer does not delay the next.
   */
  async #firstOk(end?: Promise<unknown>): Promise<void> {
    const done = Promise.withResolvers<"ok">();
    void end?.then(() => done.resolve("ok"));
    const probe = async (): Promise<Answer> => {
      const answer = await this.#ask(timeoutMs.later);
      if (answer === "ok") done.resolve(answer);
      return answer;
    };
    for (let answer: Answer | "late" = "late"; answer !== "ok";) {
      answer = await Promise.race([done.promise, probe(), pause(randomPause())]);
      if (answer === "none") answer = await Promise.race([done.promise, pause(randomPause())]);
      if (answer === "busy") answer = await Promise.race([done.promise, pause(rarelyMs)]);
    }
  }

  #notify(cutAt: number): void {
    for (const listener of this.#listeners) listener(cutAt);
  }

  async #ask(ms: number): Promise<Answer> {
    try {
      const { ok } = await fetch(this.url, { cache: "no-store", signal: AbortSignal.timeout(ms) });
      return ok ? "ok" : "busy";
    } catch {
      return "none";
    }
  }
}

const randomPause = (): number => maxPauseMs * (0.5 + Math.random() / 2);

/**
 * Resolves after `ms`, in a hidden page for at least `rarelyMs`; less if the browser goes online or the page is shown.
 */
function pause(ms: number): Promise<"late"> {
  return new Promise((resolve) => {
    const ended = new AbortController();
    const finish = (): void => {
      clearTimeout(timer);
      ended.abort();
      resolve("late");
    };
    const timer = setTimeout(finish, document.hidden ? Math.max(ms, rarelyMs) : ms);
    const { signal } = ended;
    addEventListener("online", finish, { signal });
    document.addEventListener("visibilitychange", () => document.hidden || finish(), { signal });
  });
}
