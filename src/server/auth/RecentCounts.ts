import { createHmac, randomBytes } from "node:crypto";

/** The events of one key, counted until the window ends. */
interface Window {
  count: number;
  /** Unix milliseconds. */
  endsAt: number;
}

/** Maximum number of keys, more than a practice needs; they take about 2 MB. */
export const maxKeys = 10_000;
/** How often keys whose window has ended are removed, in milliseconds. */
const tidyEveryMs = 60_000;

/**
 * Counts recent events by key in this process. Its memory is bounded even if a client sends long or many keys: each is
 * stored as an HMAC of fixed length, and at `maxKeys` the quarter with the lowest counts is removed.
 */
export class RecentCounts {
  private readonly windows = new Map<string, Window>();
  private readonly secret = randomBytes(32);
  private tidiedAt = -Infinity;

  constructor(private readonly now: () => number) {}

  /** Number of stored keys, including those whose window has ended and that are not removed yet. */
  get size(): number {
    return this.windows.size;
  }

  /** Returns the count of a key and the seconds until its window ends; null if the key has no recent events. */
  of(key: string): { count: number; leftS: number } | null {
    const window = this.windows.get(this.idOf(key));
    const leftMs = window ? window.endsAt - this.now() : 0;
    return window && leftMs > 0 ? { count: window.count, leftS: Math.ceil(leftMs / 1000) } : null;
  }

  /** Counts one event. @param windowMs length of the window that the first event of a key begins, in milliseconds. */
  count(key: string, windowMs: number): void {
    const now = this.now();
    if (this.windows.size >= maxKeys || now - this.tidiedAt >= tidyEveryMs) this.tidy(now);
    const id = this.idOf(key);
    const window = this.windows.get(id);
    if (window && window.endsAt > now) window.count += 1;
    else this.windows.set(id, { count: 1, endsAt: now + windowMs });
  }

  forget(key: string): void {
    this.windows.delete(this.idOf(key));
  }

  private idOf(key: string): string {
    return createHmac("sha256", this.secret).update(key).digest("base64url");
  }

  /** Removes keys whose window has ended, and a quarter of the others if there are too many. */
  private tidy(now: number): void {
    this.tidiedAt = now;
    for (const [id, { endsAt }] of this.windows) if (endsAt <= now) this.windows.delete(id);
    if (this.windows.size < maxKeys) return;
    const lowest = [...this.windows].toSorted(([, a], [, b]) => a.count - b.count).slice(0, maxKeys / 4);
    for (const [id] of lowest) this.windows.delete(id);
  }
}
