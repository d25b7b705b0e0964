import { createHmac, randomBytes } from "node:crypto";

interface Window {
  count: number;
  /** Unix milliseconds. */
  endsAt: number;
}

/** Maximum number of keys: more than a practice needs, and about 2 MB. */
export const maxKeys = 10_000;
/** How often keys whose time is over are removed, in milliseconds. */
const tidyEveryMs = 60_000;

/**
 * Counts recent events by key in this process, in bounded memory whatever strangers send: keys are kept as an HMAC of
 * fixed length, and of too many, those with the lowest counts are removed.
 */
export class RecentCounts {
  private readonly windows = new Map<string, Window>();
  private readonly secret = randomBytes(32);
  private tidiedAt = -Infinity;

  constructor(private readonly now: () => number) {}

  /** Number of keys. */
  get size(): number {
    return this.windows.size;
  }

  /** The count of a key and the seconds until it is forgotten; null if there is none. */
  of(key: string): { count: number; leftS: number } | null {
    const window = this.windows.get(this.idOf(key));
    const leftMs = window ? window.endsAt - this.now() : 0;
    return window && leftMs > 0 ? { count: window.count, leftS: Math.ceil(leftMs / 1000) } : null;
  }

  /** @param windowMs how long the first event of a key is counted. */
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

  private tidy(now: number): void {
    this.tidiedAt = now;
    for (const [id, { endsAt }] of this.windows) if (endsAt <= now) this.windows.delete(id);
    if (this.windows.size < maxKeys) return;
    const lowest = [...this.windows].toSorted(([, a], [, b]) => a.count - b.count).slice(0, maxKeys / 4);
    for (const [id] of lowest) this.windows.delete(id);
  }
}
