import { once } from "node:events";
import type { VisitEvent } from "../../shared/events/visitEvent";
import type { Platform } from "../services";
import { type Change, VisitEventsRepository } from "./visitEventsRepository";
import { VisitState } from "./visitState";

/** So that proxies and the client know that the stream lives. */
const heartbeatMs = 15_000;
/** A stream ends after that and is opened again with a fresh token, whatever happened to the one it began with. */
const maxAgeMs = 15 * 60_000;

/** One reader's view of a visit's changes, as server-sent events. */
export class VisitStream {
  private readonly events: VisitEventsRepository;
  private readonly state: VisitState;
  /** Where to read on, and the events of that window which this reader has. */
  private cursor: string | null = null;
  private seen = new Set<number>();
  private checkedAt = performance.now();

  constructor(
    private readonly platform: Platform,
    private readonly visitId: string,
    private readonly lastEventId: string | null,
    private readonly options: { isSignedIn: () => Promise<boolean>; heartbeatMs?: number },
  ) {
    this.events = new VisitEventsRepository(platform.database);
    this.state = new VisitState(platform, visitId);
  }

  /**
   * The stream as text, until the reader leaves or signs out, the visit is deleted, or `signal` aborts. A slow reader is
   * waited for; what changes meanwhile is merged. Listening begins before reading, so no change falls between.
   */
  async *text(signal: AbortSignal): AsyncGenerator<string> {
    const ends = AbortSignal.any([signal, AbortSignal.timeout(maxAgeMs)]);
    const wake = new Wake();
    const unsubscribe = this.platform.notifications.on("visit_changed", (payload) => {
      if (payload === null || payload.startsWith(`${this.visitId}:`)) wake.now();
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
    } finally {
      unsubscribe();
    }
  }

  private get heartbeatMs(): number {
    return this.options.heartbeatMs ?? heartbeatMs;
  }

  /** Asks at most once a heartbeat: a stream of many changes does not ask at each. */
  private async isStillSignedIn(): Promise<boolean> {
    if (performance.now() - this.checkedAt < this.heartbeatMs) return true;
    this.checkedAt = performance.now();
    return this.options.isSignedIn();
  }

  /** Resumes where the reader stopped when this database gave that place; else the present state. */
  private async begin(): Promise<VisitEvent[]> {
    const resumed = this.lastEventId && (await this.events.read(this.visitId, this.lastEventId));
    if (resumed) {
      this.cursor = this.lastEventId;
      return [];
    }
    this.remember(await this.events.read(this.visitId, null)); // before the state: what changes after it is sent again
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

  /** Only the last event of a batch carries the id: whoever loses the rest of a batch gets all of it again. */
  private frames(events: readonly VisitEvent[]): string {
    const frames = events.map(({ type, data }, index) => {
      const id = index === events.length - 1 ? `id: ${this.cursor}\n` : "";
      return `event: ${type}\n${id}data: ${JSON.stringify(data)}\n\n`;
    });
    return frames.join("") || ": connected\n\n";
  }
}

/** A flag that can be waited for. Set while nobody waits, it is found at the next wait. */
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
