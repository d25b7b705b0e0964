import { createParser } from "eventsource-parser";
import { AppError, problemSchema } from "../../shared/errors";
import { displacedStream } from "../../shared/events/displacedStream";
import type { ServerProbe } from "./ServerProbe";

/** An event of the stream; `data` is parsed JSON that was not validated. */
export interface StreamedEvent {
  type: string;
  data: unknown;
}

/** `live` once the connection delivers data; `offline` while the stream waits to reconnect. */
export type StreamState = "connecting" | "live" | "offline";

/** Called by the stream with its events and its state. */
export interface StreamHandlers {
  /** Receives the events of one chunk, in order; handle them in one action. */
  onEvents: (events: StreamedEvent[]) => void;
  onState: (state: StreamState) => void;
  /** Called when the stream has ended permanently: its resource does not exist or belongs to another user. */
  onGone: (error: AppError) => void;
}

interface Options extends StreamHandlers {
  url: string;
  /** Returns the auth headers; called for each connection. */
  headers: () => Promise<Record<string, string>>;
  /** Called when the server answers 401. The stream retries; the callback decides whether the session is over. */
  onRefused?: () => void;
  probe: Pick<ServerProbe, "untilReachable" | "onReachable">;
}

/**
 * Delay before a retry: at most `firstMs` after the first failure, doubled with each further one up to `maxMs`. The
 * actual delay is random, at least half of that.
 */
const backoff = { firstMs: 500, maxMs: 30_000 } as const;
/** Milliseconds of silence after which the connection counts as dead. The server sends something every 15 s. */
const deadAfterMs = 40_000;
/** A connection shorter than this (ms) counts as a failure, so that the stream does not reconnect in a tight loop. */
const shortMs = 1_000;

/**
 * Receives server-sent events with fetch, because EventSource cannot send the token. Reconnects automatically,
 * immediately when the server can be reached again, and resumes after the last received event.
 */
export class EventStream {
  private readonly closing = new AbortController();
  private lastEventId: string | null = null;
  private failures = 0;
  /** Whether the server ended the connection because the same user opened newer streams. */
  private isDisplaced = false;

  constructor(private readonly options: Options) {}

  /** Receives events until `close` is called or the server answers `not_found`. Never rejects. */
  async run(): Promise<void> {
    const { signal } = this.closing;
    this.options.onState("connecting");
    while (!signal.aborted) {
      const started = performance.now();
      try {
        await this.readOnce();
        if (this.isDisplaced) {
          this.options.onState("offline");
          await this.untilShown();
          continue;
        }
        if (performance.now() - started > shortMs) continue;
        await this.handleFailure(false);
      } catch (error) {
        if (error instanceof AppError && error.code === "not_found" && !signal.aborted)
          return this.options.onGone(error);
        await this.handleFailure(!(error instanceof AppError));
      }
    }
  }

  close(): void {
    this.closing.abort();
  }

  /**
   * Opens one connection and reads it until it ends. Rejects if it fails, but not if it was stopped to be replaced.
   */
  private async readOnce(): Promise<void> {
    const dead = new AbortController();
    let timer = setTimeout(() => dead.abort(), deadAfterMs);
    let dataAt = performance.now();
    const restartTimer = (): void => {
      dataAt = performance.now();
      clearTimeout(timer);
      timer = setTimeout(() => dead.abort(), deadAfterMs);
    };
    // If no data has arrived since the server was unreachable, the connection may be dead and is replaced.
    const stale = new AbortController();
    const unsubscribe = this.options.probe.onReachable((cutAt) => dataAt < cutAt && stale.abort());
    try {
      const body = await this.connect(AbortSignal.any([this.closing.signal, dead.signal, stale.signal]));
      await this.read(body, restartTimer);
    } catch (error) {
      if (!stale.signal.aborted) throw error; // a replaced connection is not a failure
    } finally {
      clearTimeout(timer);
      unsubscribe();
    }
  }

  private async connect(signal: AbortSignal): Promise<ReadableStream<Uint8Array>> {
    const headers = await this.options.headers();
    const response = await fetch(this.options.url, {
      signal,
      cache: "no-store",
      headers: {
        accept: "text/event-stream",
        ...headers,
        ...(this.lastEventId !== null && { "last-event-id": this.lastEventId }),
      },
    });
    if (response.status === 401) this.options.onRefused?.();
    if (!response.ok || !response.body) throw await failureOf(response);
    return response.body;
  }

  private async read(body: ReadableStream<Uint8Array>, onData: () => void): Promise<void> {
    const started = performance.now();
    let events: StreamedEvent[] = [];
    this.isDisplaced = false;
    const parser = createParser({
      onComment: (comment) => (this.isDisplaced ||= comment.trim() === displacedStream),
      onEvent: ({ event, data, id }) => {
        if (id !== undefined) this.lastEventId = id;
        events.push({ type: event ?? "message", data: JSON.parse(data) });
      },
    });
    const reader = body.pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>).getReader();
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
      onData();
      if (performance.now() - started > shortMs) this.failures = 0;
      this.options.onState("live");
      parser.feed(piece.value);
      if (events.length > 0) this.options.onEvents(events);
      events = [];
    }
  }

  /** Counts a failure and waits before the next try. @param isCut whether the server did not answer. */
  private async handleFailure(isCut: boolean): Promise<void> {
    if (this.closing.signal.aborted) return;
    this.failures += 1;
    this.options.onState("offline");
    await this.pause(isCut);
  }

  /** Waits until the window gets the focus or becomes visible; at most 30 s if it is visible already. */
  private async untilShown(): Promise<void> {
    await new Promise<void>((resolve) => {
      const done = new AbortController();
      const finish = (): void => {
        clearTimeout(timer);
        done.abort();
        resolve();
      };
      const isVisible = (): boolean => document.visibilityState === "visible";
      const timer = isVisible() ? setTimeout(finish, backoff.maxMs) : undefined;
      const { signal } = done;
      globalThis.addEventListener("focus", finish, { signal });
      document.addEventListener("visibilitychange", () => isVisible() && finish(), { signal });
      this.closing.signal.addEventListener("abort", finish, { signal });
    });
  }

  /** Waits for the backoff; shorter if the browser goes online or the server can be reached again. */
  private async pause(isCut: boolean): Promise<void> {
    const maxMs = Math.min(backoff.maxMs, backoff.firstMs * 2 ** (this.failures - 1));
    const ms = maxMs * (0.5 + Math.random() / 2); // jitter, so that clients do not reconnect all at the same time
    await new Promise<void>((resolve) => {
      const { signal } = this.closing;
      const finish = (): void => {
        clearTimeout(timer);
        globalThis.removeEventListener("online", finish);
        signal.removeEventListener("abort", finish);
        resolve();
      };
      const timer = setTimeout(finish, ms);
      globalThis.addEventListener("online", finish);
      signal.addEventListener("abort", finish);
      if (isCut) void this.options.probe.untilReachable().then(finish);
    });
  }
}

/** Returns the error in a response: the server's problem, or `unavailable`. */
async function failureOf(response: Response): Promise<AppError> {
  const problem = problemSchema.safeParse(await response.json().catch(() => null));
  if (problem.success) return AppError.fromProblem(problem.data);
  return new AppError("unavailable", "Chartside did not answer as expected. Try again.");
}
