import type pg from "pg";
import type { Database } from "./database/Database";

/**
 * One LISTEN connection per server, shared by all listeners. After a lost connection it reconnects and calls every
 * listener with `null`, because notifications can have been missed.
 */
export class Notifications {
  private client: pg.Client | null = null;
  private closed = false;
  private readonly listeners: ReadonlyMap<string, Set<(payload: string | null) => void>>;

  constructor(
    private readonly database: Database,
    channels: readonly string[],
    private readonly onError: (error: Error) => void,
  ) {
    this.listeners = new Map(channels.map((channel) => [channel, new Set()]));
  }

  /** Opens the connection and listens to all channels. Rejects if the database cannot be reached. */
  async start(): Promise<void> {
    const client = await this.database.connection();
    client.on("notification", ({ channel, payload }) => this.notify(channel, payload ?? null));
    client.on("error", (error) => this.reconnect(client, error));
    client.on("end", () => this.reconnect(client, new Error("LISTEN connection ended")));
    for (const channel of this.listeners.keys()) await client.query(`listen ${channel}`);
    this.client = client;
  }

  /** Subscribes to one of the constructor's channels; ignores others. @returns a function that unsubscribes. */
  on(channel: string, listener: (payload: string | null) => void): () => void {
    const listeners = this.listeners.get(channel);
    listeners?.add(listener);
    return () => void listeners?.delete(listener);
  }

  async close(): Promise<void> {
    this.closed = true;
    await this.client?.end();
  }

  private notify(channel: string, payload: string | null): void {
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
          for (const channel of this.listeners.keys()) this.notify(channel, null);
        },
        () => setTimeout(again, 500),
      );
    };
    again();
  }
}
