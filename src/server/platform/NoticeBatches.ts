import { randomUUID } from "node:crypto";
import { z } from "zod";
import type { Notice } from "./database/Database";

/** Minimum time in milliseconds between two notifications of a server. */
const intervalMs = 50;
/**
 * Maximum total length of the notices in one message, in bytes; with the envelope it stays below PostgreSQL's 8,000.
 * Channels and payloads are ASCII.
 */
const maxBytes = 7_500;

const messageSchema = z.object({ from: z.string(), notices: z.array(z.tuple([z.string(), z.string()])) });

/**
 * Collects the notices of one server without duplicates, and sends them together, at most every 50 ms. Notices that
 * could not be sent are sent with the next ones, or when `flush` is called.
 */
export class NoticeBatches {
  private readonly from = randomUUID();
  private pending = new Map<string, Notice>();
  private timer: NodeJS.Timeout | null = null;
  private sending: Promise<void> | null = null;
  private sentAt = -Infinity;

  /** @param post sends messages, all or none, to the other servers, which read them with `noticesOf`. */
  constructor(private readonly post: (messages: string[]) => Promise<void>) {}

  add(notices: readonly Notice[]): void {
    for (const notice of notices) this.pending.set(`${notice.channel} ${notice.payload}`, notice);
    if (this.timer || this.sending) return;
    const wait = Math.max(0, this.sentAt + intervalMs - performance.now());
    this.timer = setTimeout(() => void this.flush(), wait);
  }

  /** Sends what is pending. Never rejects. */
  async flush(): Promise<void> {
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
    if (this.sending) await this.sending;
    if (this.pending.size === 0) return;
    await (this.sending = this.send().finally(() => (this.sending = null)));
  }

  /** Returns the notices of a message; none if it is this server's own. */
  noticesOf(message: string): Notice[] {
    const { from, notices } = messageSchema.parse(JSON.parse(message));
    return from === this.from ? [] : notices.map(([channel, payload]) => ({ channel, payload }));
  }

  private async send(): Promise<void> {
    const batch = this.pending;
    this.pending = new Map();
    this.sentAt = performance.now();
    try {
      await this.post(this.toMessages([...batch.values()]));
    } catch {
      this.pending = new Map([...batch, ...this.pending]);
      return;
    }
    if (this.pending.size > 0) this.timer ??= setTimeout(() => void this.flush(), intervalMs);
  }

  private toMessages(notices: readonly Notice[]): string[] {
    const groups: [string, string][][] = [];
    let size = Infinity;
    for (const { channel, payload } of notices) {
      const length = channel.length + payload.length + 8; // `["",""],`
      if (size + length > maxBytes) {
        groups.push([]);
        size = 0;
      }
      groups.at(-1)?.push([channel, payload]);
      size += length;
    }
    return groups.map((group) => JSON.stringify({ from: this.from, notices: group }));
  }
}
