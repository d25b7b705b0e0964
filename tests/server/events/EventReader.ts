import { createParser } from "eventsource-parser";
import { type VisitEvent, visitEventSchema } from "../../../src/shared/events/visitEvent";
import type { TestServer, TestUser } from "../testServer";

/** Reads a visit's event stream as the renderer does, and keeps the events and the last event id. */
export class EventReader {
  readonly events: VisitEvent[] = [];
  lastEventId: string | null = null;
  comments = 0;
  isOver = false;
  private readonly leaving = new AbortController();
  private changed: () => void = () => {};

  private constructor(readonly response: Response) {}

  static async open(
    server: TestServer,
    user: TestUser,
    visitId: string,
    lastEventId?: string | null,
  ): Promise<EventReader> {
    const leaving = new AbortController();
    const response = await server.call(user, "GET", `/api/v1/visits/${visitId}/events`, undefined, {
      signal: leaving.signal,
      headers: lastEventId ? { "last-event-id": lastEventId } : {},
    });
    const reader = new EventReader(response);
    leaving.signal.addEventListener("abort", () => reader.leaving.abort());
    reader.leaving.signal.addEventListener("abort", () => leaving.abort());
    void reader.read();
    return reader;
  }

  /** Resolves when `isEnough` holds. @throws after 60 s. */
  async until(isEnough: (reader: this) => boolean): Promise<this> {
    const deadline = Date.now() + 60_000;
    while (!isEnough(this)) {
      const left = deadline - Date.now();
      if (left <= 0)
        throw new Error(`Not reached with these events: ${this.events.map(({ type }) => type).join(", ")}`);
      let timer: NodeJS.Timeout | undefined;
      await new Promise<void>((resolve) => {
        this.changed = resolve;
        timer = setTimeout(resolve, left);
      });
      clearTimeout(timer);
    }
    return this;
  }

  leave(): void {
    this.leaving.abort();
  }

  private async read(): Promise<void> {
    const parser = createParser({
      onEvent: ({ event, data, id }) => {
        if (id !== undefined) this.lastEventId = id;
        this.events.push(visitEventSchema.parse({ type: event, data: JSON.parse(data) }));
      },
      onComment: () => void this.comments++,
    });
    try {
      for await (const chunk of this.response.body ?? []) {
        parser.feed(new TextDecoder().decode(chunk));
        this.changed();
      }
    } catch (error) {
      if (!this.leaving.signal.aborted && (error as Error).name !== "TypeError") throw error;
    } finally {
      this.isOver = true;
      this.changed();
    }
  }
}

/** The visit's state after these events: the newest of each resource. */
export function finalState(events: readonly VisitEvent[]): Record<string, unknown> {
  const state: Record<string, unknown> = {};
  for (const { type, data } of events) state["id" in data ? `${type} ${data.id}` : type] = data;
  return state;
}
