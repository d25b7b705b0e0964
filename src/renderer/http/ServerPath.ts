/** Longest time in milliseconds until the next probe. Pauses are random, so that clients do not probe all at once. */
const everyMs = 700;
/** Time limits of a probe in milliseconds: `first` if the server may only be slow, `later` once it is unreachable. */
const timeoutMs = { first: 2_000, later: 1_000 };
/** Time in milliseconds by which a probe may be answered after a later one, before its connection counts as dead. */
const overtakenMs = 200;
/** Milliseconds between probes of a server that answers but is not operational, and between those of a hidden page. */
const rarelyMs = 10_000;

type Answer = "ok" | "busy" | "none";

/**
 * Detects by probes when an unreachable server can be reached again. The browser reports only its own network
 * (`online`), not a router or proxy on the way. There are no probes while requests are answered.
 */
export class ServerPath {
  #probing: Promise<void> | null = null;
  #suspecting: Promise<void> | null = null;
  readonly #listeners = new Set<(cutAt: number) => void>();

  /** @param url of a cheap GET route of the server. */
  constructor(private readonly url: string) {}

  /**
   * Probes until the server answers; call it after a request had no answer. Resolves when the server works again. The
   * browser's `online` event causes a probe at once; a hidden page probes rarely.
   */
  back(): Promise<void> {
    this.#probing ??= this.#probeUntilBack().finally(() => (this.#probing = null));
    return this.#probing;
  }

  /**
   * Probes; call it if a request takes long. If there is no answer, probes on as `back` does, then resolves. If only a
   * later probe is answered, the path was cut and is back: what was open before can be dead.
   */
  async suspect(): Promise<void> {
    if (this.#probing !== null) return;
    this.#suspecting ??= this.#findOut().finally(() => (this.#suspecting = null));
    await this.#suspecting;
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

  async #findOut(): Promise<void> {
    const cutAt = performance.now();
    const answer = await this.#suspicion();
    if (answer === "none") await this.back();
    if (answer === "overtaken") this.#reportBack(cutAt);
  }

  /** Returns the answer to a probe; `overtaken` if it has none shortly after a later probe was answered. */
  async #suspicion(): Promise<Answer | "overtaken"> {
    const first = this.#ask(timeoutMs.first);
    let answer: Answer | "late" = await Promise.race([first, late(soon())]);
    if (answer !== "late") return answer;
    const isOvertaken = this.#firstOk(first);
    answer = await Promise.race([first, isOvertaken.then(() => late(overtakenMs))]);
    return answer === "late" ? "overtaken" : answer;
  }

  async #probeUntilBack(): Promise<void> {
    const cutAt = performance.now();
    await late(soon());
    await this.#firstOk();
    this.#reportBack(cutAt);
  }

  /** Probes until a probe is answered with `ok`, or `end` settles. A probe without an answer does not delay the next. */
  async #firstOk(end?: Promise<unknown>): Promise<void> {
    const done = Promise.withResolvers<"ok">();
    void end?.then(() => done.resolve("ok"));
    const probe = async (): Promise<Answer> => {
      const answer = await this.#ask(timeoutMs.later);
      if (answer === "ok") done.resolve(answer);
      return answer;
    };
    for (let answer: Answer | "late" = "late"; answer !== "ok";) {
      answer = await Promise.race([done.promise, probe(), late(soon())]);
      if (answer === "none") answer = await Promise.race([done.promise, late(soon())]);
      if (answer === "busy") answer = await Promise.race([done.promise, late(rarelyMs)]);
    }
  }

  #reportBack(cutAt: number): void {
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

const soon = (): number => everyMs * (0.5 + Math.random() / 2);

/** Resolves after `ms`, in a hidden page for at least `rarelyMs`; less if the browser goes online or the page is shown. */
function late(ms: number): Promise<"late"> {
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
