import type pg from "pg";
import type { Database } from "../database/database";

export type Channel = "visit_changed" | "visit_work";

/**
 * One LISTEN connection per server, shared by all who wait for a channel. After a broken connection it connects again
 * and calls every listener with `null`: something may have been missed, look for yourself.
 */
export class Notifications {
  private client: pg.Client | null = null;
  private closed = false;
  private readonly listeners = new Map<Channel, Set<(payload: string | null) => void>>([
    ["visit_changed", new Set()],
    ["visit_work", new Set()],
  ]);

  constructor(
    private readonly database: Database,
    private readonly onError: (error: Error) => void,
  ) {}

  async start(): Promise<void> {
    const client = await this.database.connection();
    client.on("notification", ({ channel, payload }) => this.tell(channel as Channel, payload ?? null));
    client.on("error", (error) => this.reconnect(client, error));
    client.on("end", () => this.reconnect(client, new Error("The listening connection ended")));
    for (const channel of this.listeners.keys()) await client.query(`listen ${channel}`);
    this.client = client;
  }

  /** @returns the unsubscribe. */
  on(channel: Channel, listener: (payload: string | null) => void): () => void {
    const listeners = this.listeners.get(channel);
    listeners?.add(listener);
    return () => void listeners?.delete(listener);
  }

  async close(): Promise<void> {
    this.closed = true;
    await this.client?.end();
  }

  private tell(channel: Channel, payload: string | null): void {
    for (const listener of this.listeners.get(channel) ?? []) listener(payload);
  }

  private reconnect(broken: pg.Client, error: Error): void {
    if (this.closed || this.client !== broken) return;
    this.client = null;
    this.onError(error);
    const again = (): void => {
      if (this.closed) return;
      this.start().then(
        () => {
          for (const channel of this.listeners.keys()) this.tell(channel, null);
        },
        () => setTimeout(again, 500),
      );
    };
    again();
  }
}
