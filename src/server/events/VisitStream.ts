import { once } from "node:events";
import { displacedStream } from "../../shared/events/displacedStream";
import type { VisitEvent } from "../../shared/events/visitEvent";
import type { ServerContext } from "../platform/ServerContext";
import { type Change, VisitEventsRepository } from "../visits/VisitEventsRepository";
import { VisitLoader } from "./VisitLoader";

/** The last frame of a displaced stream, a comment that asks the client not to reopen the stream immediately. */
const displacedComment = `: ${displacedStream}\n\n`;
/** Interval in milliseconds at which an idle stream sends a comment, so that proxies and the client keep it open. */
const heartbeatMs = 15_000;
/** Time in milliseconds after which a stream ends, so that the client reopens it with a fresh token. */
const maxAgeMs = 15 * 60_000;

/** Options of a stream. */
interface StreamOptions {
  /**
   * Checks whether the session that opened the stream is still active and may read the visit; if not, the stream ends.
   */
  isSignedIn: () => Promise<boolean>;
  /** Id of the session that opened the stream; null or absent if there is none. */
  sessionId?: string | null;
  /** Id of the user who opened the stream. */
  userId?: string;
  /** Aborts if the user opened too many streams. */
  displaced?: AbortSignal;
  /** Interval of comments and of session checks in milliseconds; by default 15 s. */
  heartbeatMs?: number;
}

/** One client's stream of a visit's changes, as server-sent events. */
export class VisitStream {
  private readonly events: VisitEventsRepository;
  private readonly loader: VisitLoader;
  /** The cursor to continue from, and the ids of the events already sent that a read from it returns again. */
  private cursor: string | null = null;
  private seen = new Set<number>();
  private checkedAt = performance.now();
  /** Whether the stream's session must be checked before the next text: a notification says that it may have ended. */
  private mustCheck = false;

  /** @param lastEventId the cursor that the client sent; null for a new stream. */
  constructor(
    private readonly context: ServerContext,
    private readonly visitId: string,
    private readonly lastEventId: string | null,
    private readonly options: StreamOptions,
  ) {
    this.events = new VisitEventsRepository(context.database);
    this.loader = new VisitLoader(context, visitId);
  }

  /**
   * Yields the stream as text until the session ends, the visit is deleted, `displaced` or `signal` aborts, or the
   * maximum age is reached. Changes while the client has not read the last text are merged into the next. Subscribes
   * before it reads, so that no change is missed.
   */
  async *text(signal: AbortSignal): AsyncGenerator<string> {
    const { displaced = new AbortController().signal } = this.options;
    const ends = AbortSignal.any([signal, displaced, AbortSignal.timeout(maxAgeMs)]);
    const wake = new Wake();
    const unsubscribe = this.context.notifications.on("visit_changed", (payload) => {
      if (payload === null || payload === this.visitId) wake.set();
    });
    const stopListening = this.context.notifications.on("session_ended", (ended) => {
      if (ended !== null && ended !== this.options.sessionId && ended !== this.options.userId) return;
      this.mustCheck = true;
      wake.set();
    });
    try {
      yield this.frames(await this.begin());
      while (!ends.aborted && (await this.isStillSignedIn())) {
        const changes = await this.unseen();
        if (changes.length > 0) {
          const sent = await this.loader.loadChanged(changes);
          yield this.frames(sent);
          if (sent.some(({ type, data }) => type === "visit" && data.deleted_at !== null)) return;
        }
        if (!(await wake.wait(this.heartbeatMs, ends)) && !ends.aborted) yield ": still here\n\n";
      }
      if (displaced.aborted) yield displacedComment;
    } finally {
      unsubscribe();
      stopListening();
    }
  }

  private get heartbeatMs(): number {
    return this.options.heartbeatMs ?? heartbeatMs;
  }

  /**
   * Whether the session is active. Checked when a notification says that it may have ended, otherwise once per
   * heartbeat.
   */
  private async isStillSignedIn(): Promise<boolean> {
    if (!this.mustCheck && performance.now() - this.checkedAt < this.heartbeatMs) return true;
    this.mustCheck = false;
    this.checkedAt = performance.now();
    return this.options.isSignedIn();
  }

  /** Returns the first events: none if the client's cursor was issued by this database, otherwise the current state. */
  private async begin(): Promise<VisitEvent[]> {
    const resumed = this.lastEventId && (await this.events.read(this.visitId, this.lastEventId));
    if (resumed) {
      this.cursor = this.lastEventId;
      return [];
    }
    this.remember(await this.events.read(this.visitId, null)); // before the state: changes after it are sent again
    return this.loader.loadAll();
  }

  /** Returns the changes since the cursor that were not sent yet, and moves the cursor. */
  private async unseen(): Promise<Change[]> {
    const read = await this.events.read(this.visitId, this.cursor);
    const unseen = read?.changes.filter(({ id }) => !this.seen.has(id)) ?? [];
    this.remember(read);
    return unseen;
  }

  private remember(read: { cursor: string; changes: Change[] } | null): void {
    if (!read) return;
    this.cursor = read.cursor;
    this.seen = new Set(read.changes.map(({ id }) => id));
  }

  /**
   * Formats events as server-sent events; a comment if there are none. Only the last event has the cursor as its id, so
   * that a client that received part of them receives all of them again.
   */
  private frames(events: readonly VisitEvent[]): string {
    const frames = events.map(({ type, data }, index) => {
      const id = index === events.length - 1 ? `id: ${this.cursor}\n` : "";
      return `event: ${type}\n${id}data: ${JSON.stringify(data)}\n\n`;
    });
    return frames.join("") || ": connected\n\n";
  }
}

/** A flag to wait for. If it is set while no call waits, the next wait returns immediately. */
class Wake {
  private readonly target = new EventTarget();
  private isSet = false;

  /** Sets the flag. */
  set(): void {
    this.isSet = true;
    this.target.dispatchEvent(new Event("wake"));
  }

  /**
   * Waits for the flag and clears it.
   * @returns false if it is not set after `ms` milliseconds or when `signal` aborts.
   */
  async wait(ms: number, signal: AbortSignal): Promise<boolean> {
    if (!this.isSet && !signal.aborted) {
      await once(this.target, "wake", { signal: AbortSignal.any([signal, AbortSignal.timeout(ms)]) }).catch(() => {});
    }
    const woken = this.isSet;
    this.isSet = false;
    return woken;
  }
}
