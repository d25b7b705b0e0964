import { createParser } from "eventsource-parser";
import { AppError, problemSchema } from "../../shared/errors";

export interface StreamedEvent {
  type: string;
  data: unknown;
}
export type StreamState = "connecting" | "live" | "offline";

interface Options {
  url: string;
  accessToken: () => Promise<string | null>;
  /** The account type an admin previews; null outside of a preview. */
  previewType?: (() => string | null) | undefined;
  /** What came in one piece, in order: handle it in one action. */
  onEvents: (events: StreamedEvent[]) => void;
  onState: (state: StreamState) => void;
  /** The stream is over for good: what it tells of is not there, or not this person's. */
  onGone: (error: AppError) => void;
  /** The token was not taken. Whether that ends the session is not the stream's to say: it tries again. */
  onRefused?: () => void;
}

/** Milliseconds between tries after a failure: doubles from the first to the most. */
const backoff = { first: 500, most: 30_000 } as const;
/** The server is heard every 15 s; after that silence the connection is dead, whatever the browser believes. */
const deadAfterMs = 40_000;
/** A connection that ends sooner counts as a failure, so that a server that only hangs up is not called in a loop. */
const shortMs = 1_000;

/**
 * Server-sent events over fetch, because EventSource cannot carry the token. Connects again by itself, at once when the
 * browser says that it is online, and resumes after the last event it had.
 */
export class EventStream {
  private readonly closing = new AbortController();
  private lastEventId: string | null = null;
  private failures = 0;

  constructor(private readonly options: Options) {}

  /** Runs until `close`, or until the server says that there is nothing here. Never rejects. */
  async run(): Promise<void> {
    const { signal } = this.closing;
    this.options.onState("connecting");
    while (!signal.aborted) {
      const started = performance.now();
      try {
        await this.readOnce();
        if (performance.now() - started > shortMs) continue;
      } catch (error) {
        if (error instanceof AppError && error.code === "not_found" && !signal.aborted)
          return this.options.onGone(error);
      }
      if (signal.aborted) return;
      this.failures += 1;
      this.options.onState("offline");
      await this.pause();
    }
  }

  close(): void {
    this.closing.abort();
  }

  /** One connection, to its end. An end without a failure leads to the next connection at once. */
  private async readOnce(): Promise<void> {
    const dead = new AbortController();
    let timer = setTimeout(() => dead.abort(), deadAfterMs);
    const heard = (): void => {
      clearTimeout(timer);
      timer = setTimeout(() => dead.abort(), deadAfterMs);
    };
    try {
      const body = await this.connect(AbortSignal.any([this.closing.signal, dead.signal]));
      await this.read(body, heard);
    } finally {
      clearTimeout(timer);
    }
  }

  private async connect(signal: AbortSignal): Promise<ReadableStream<Uint8Array>> {
    const token = await this.options.accessToken();
    const previewType = this.options.previewType?.() ?? null;
    const response = await fetch(this.options.url, {
      signal,
      cache: "no-store",
      headers: {
        accept: "text/event-stream",
        ...(token !== null && { authorization: `Bearer ${token}` }),
        ...(previewType !== null && { "x-preview-mode": previewType }),
        ...(this.lastEventId !== null && { "last-event-id": this.lastEventId }),
      },
    });
    if (response.status === 401) this.options.onRefused?.();
    if (!response.ok || !response.body) throw await failureOf(response);
    return response.body;
  }

  private async read(body: ReadableStream<Uint8Array>, heard: () => void): Promise<void> {
    const started = performance.now();
    let events: StreamedEvent[] = [];
    const parser = createParser({
      onEvent: ({ event, data, id }) => {
        if (id !== undefined) this.lastEventId = id;
        events.push({ type: event ?? "message", data: JSON.parse(data) });
      },
    });
    const reader = body.pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>).getReader();
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
      heard();
      if (performance.now() - started > shortMs) this.failures = 0;
      this.options.onState("live");
      parser.feed(piece.value);
      if (events.length > 0) this.options.onEvents(events);
      events = [];
    }
  }

  /** Waits before the next try; shorter when the browser finds the network again. */
  private async pause(): Promise<void> {
    const most = Math.min(backoff.most, backoff.first * 2 ** (this.failures - 1));
    const ms = most * (0.5 + Math.random() / 2); // not all screens of a practice at the same moment
    await new Promise<void>((resolve) => {
      const { signal } = this.closing;
      const go = (): void => {
        clearTimeout(timer);
        globalThis.removeEventListener("online", go);
        signal.removeEventListener("abort", go);
        resolve();
      };
      const timer = setTimeout(go, ms);
      globalThis.addEventListener("online", go);
      signal.addEventListener("abort", go);
    });
  }
}

async function failureOf(response: Response): Promise<AppError> {
  const problem = problemSchema.safeParse(await response.json().catch(() => null));
  if (problem.success) return AppError.fromProblem(problem.data);
  return new AppError("unavailable", "Chartside did not answer as expected. Try again.");
}
