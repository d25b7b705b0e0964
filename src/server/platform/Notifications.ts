import type pg from "pg";
import type { Database, Notice } from "./database/Database";
import { NoticeBatches } from "./NoticeBatches";

/** The PostgreSQL channel on which servers send each other their batches. */
const batchChannel = "server_notices";
/** Pause before another attempt to reconnect, in milliseconds. */
const reconnectMs = 500;

/**
 * Delivers the notices of committed transactions to the listeners of every server: to this server's own immediately, to
 * the others' in batches over one connection. NOTIFY inside the transactions would make all commits wait for each
 * other. SQL can notify the same channels directly, as triggers do. A batch is lost if its server is killed before
 * sending it, so listeners also poll. After a lost connection this reconnects and calls every listener with `null`,
 * because notifications can have been missed.
 */
export class Notifications {
  private client: pg.Client | null = null;
  private isClosed = false;
  private readonly listeners: ReadonlyMap<string, Set<(payload: string | null) => void>>;
  private readonly batches = new NoticeBatches((messages) => this.post(messages));

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
    client.on("notification", ({ channel, payload }) => this.receive(channel, payload ?? ""));
    client.on("error", (error) => this.reconnect(client, error));
    client.on("end", () => this.reconnect(client, new Error("LISTEN connection ended")));
    for (const channel of [batchChannel, ...this.listeners.keys()]) await client.query(`listen ${channel}`);
    this.client = client;
    this.database.sendNoticesWith((notices) => this.send(notices));
    void this.batches.flush();
  }

  /** Subscribes to one of the constructor's channels; ignores others. @returns a function that unsubscribes. */
  on(channel: string, listener: (payload: string | null) => void): () => void {
    const listeners = this.listeners.get(channel);
    listeners?.add(listener);
    return () => void listeners?.delete(listener);
  }

  /** Sends what is pending and closes the connection. */
  async close(): Promise<void> {
    this.isClosed = true;
    await this.batches.flush();
    await this.client?.end();
  }

  private send(notices: readonly Notice[]): void {
    // Later, so that a listener cannot fail the transaction that has committed.
    queueMicrotask(() => {
      for (const { channel, payload } of notices) this.notify(channel, payload);
    });
    if (!this.isClosed) this.batches.add(notices);
  }

  private async post(messages: string[]): Promise<void> {
    if (!this.client) throw new Error("The connection for notifications is lost");
    await this.client.query("select pg_notify($1, message) from unnest($2::text[]) as message", [
      batchChannel,
      messages,
    ]);
  }

  private receive(channel: string, payload: string): void {
    if (channel !== batchChannel) return this.notify(channel, payload);
    for (const notice of this.batches.noticesOf(payload)) this.notify(notice.channel, notice.payload);
  }

  private notify(channel: string, payload: string | null): void {
    for (const listener of this.listeners.get(channel) ?? []) listener(payload);
  }

  private reconnect(broken: pg.Client, error: Error): void {
    if (this.isClosed || this.client !== broken) return;
    this.client = null;
    this.onError(error);
    const again = (): void => {
      if (this.isClosed) return;
      this.start().then(
        () => {
          for (const channel of this.listeners.keys()) this.notify(channel, null);
        },
        () => setTimeout(again, reconnectMs),
      );
    };
    again();
  }
}
