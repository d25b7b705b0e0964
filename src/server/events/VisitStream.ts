import { once } from "node:events";
import { displacedStream } from "../../shared/events/displacedStream";
import type { VisitEvent } from "../../shared/events/visitEvent";
import type { ServerContext } from "../platform/ServerContext";
import { type Change, VisitEventsRepository } from "../visits/VisitEventsRepository";
import { VisitState } from "./VisitState";

/** Asks the client not to reopen this stream at once. */
const displacedComment = `: ${displacedStream}\n\n`;
/** Sent so that proxies and the client know that the stream is alive. */
const heartbeatMs = 15_000;
/** A stream ends after this time, so that it is reopened with a fresh token. */
const maxAgeMs = 15 * 60_000;

interface StreamOptions {
  isSignedIn: () => Promise<boolean>;
  /** The sign-in that the stream ends with; null if it has none. */
  sessionId?: string | null;
  /** Aborts if the person opened too many streams. */
  displaced?: AbortSignal;
  heartbeatMs?: number;
}

/** One client's stream of a visit's changes, as server-sent events. */
export class VisitStream {
  private readonly events: VisitEventsRepository;
  private readonly state: VisitState;
  /** The cursor to continue from, and the events of its window that were sent. */
  private cursor: string | null = null;
  private seen = new Set<number>();
  private checkedAt = performance.now();
  private mustCheck = false;

  constructor(
    private readonly context: ServerContext,
    private readonly visitId: string,
    private readonly lastEventId: string | null,
    private readonly options: StreamOptions,
  ) {
    this.events = new VisitEventsRepository(context.database);
    this.state = new VisitState(context, visitId);
  }

  /**
   * Yields the stream as text until the client leaves or signs out, the visit is deleted, or `signal` aborts. Waits for
   * a slow client, merging the changes meanwhile. Subscribes before it reads, so that no change is missed.
   */
  async *text(signal: AbortSignal): AsyncGenerator<string> {
    const { displaced = new AbortController().signal } = this.options;
    const ends = AbortSignal.any([signal, displaced, AbortSignal.timeout(maxAgeMs)]);
    const wake = new Wake();
    const unsubscribe = this.context.notifications.on("visit_changed", (payload) => {
      if (payload === null || payload.startsWith(`${this.visitId}:`)) wake.now();
    });
    const stopListening = this.context.notifications.on("session_ended", (ended) => {
      if (ended !== null && ended !== this.options.sessionId) return;
      this.mustCheck = true;
      wake.now();
    });
    try {
      yield this.frames(await this.begin());
      while (!ends.aborted && (await this.isStillSignedIn())) {
        const changes = await this.unseen();
        if (changes.length > 0) {
          const sent = await this.state.after(changes);
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

  /** Checks the session when a notice says that it ended, else once per heartbeat, not with each change. */
  private async isStillSignedIn(): Promise<boolean> {
    if (!this.mustCheck && performance.now() - this.checkedAt < this.heartbeatMs) return true;
    this.mustCheck = false;
    this.checkedAt = performance.now();
    return this.options.isSignedIn();
  }

  /** Resumes at the client's cursor if this database issued it; otherwise sends the current state. */
  private async begin(): Promise<VisitEvent[]> {
    const resumed = this.lastEventId && (await this.events.read(this.visitId, this.lastEventId));
    if (resumed) {
      this.cursor = this.lastEventId;
      return [];
    }
    this.remember(await this.events.read(this.visitId, null)); // before the state: changes after it are sent again
    return this.state.present();
  }

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

  /** Only the last event of a batch carries the id: a client that loses part of a batch receives all of it again. */
  private frames(events: readonly VisitEvent[]): string {
    const frames = events.map(({ type, data }, index) => {
      const id = index === events.length - 1 ? `id: ${this.cursor}\n` : "";
      return `event: ${type}\n${id}data: ${JSON.stringify(data)}\n\n`;
    });
    return frames.join("") || ": connected\n\n";
  }
}

/** A flag to wait for. If it is set while there is no waiter, the next wait returns at once. */
class Wake {
  private readonly target = new EventTarget();
  private isSet = false;

  now(): void {
    this.isSet = true;
    this.target.dispatchEvent(new Event("wake"));
  }

  /** @returns true when woken; false after `ms` milliseconds or when the signal aborts. */
  async wait(ms: number, signal: AbortSignal): Promise<boolean> {
    if (!this.isSet && !signal.aborted) {
      await once(this.target, "wake", { signal: AbortSignal.any([signal, AbortSignal.timeout(ms)]) }).catch(() => {});
    }
    const woken = this.isSet;
    this.isSet = false;
    return woken;
  }
}
