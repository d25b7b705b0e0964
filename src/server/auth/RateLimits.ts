/** At most `limit` in `windowMs`: `{ limit: 10, windowMs: 15 * minute }`. */
interface RateLimit {
  limit: number;
  windowMs: number;
}

const minute = 60_000;
const rateLimits = {
  /** Wrong passwords of one account from one IP address. */
  failuresFromAddress: { limit: 10, windowMs: 15 * minute },
  /** Wrong passwords of one account from all IP addresses. */
  failures: { limit: 30, windowMs: 60 * minute },
  passwordsFromAddress: { limit: 100, windowMs: 5 * minute },
  signUpsFromAddress: { limit: 10, windowMs: 60 * minute },
  userChanges: { limit: 30, windowMs: 5 * minute },
  /** Lookups of the email of a username: enough for a practice behind one IP address, too few to enumerate names. */
  lookupsFromAddress: { limit: 40, windowMs: 5 * minute },
  mailsFromAddress: { limit: 30, windowMs: 60 * minute },
  mailsToAddress: { limit: 5, windowMs: 60 * minute },
  verifiesFromAddress: { limit: 30, windowMs: 5 * minute },
  /** Refused with 503, not 429, because a client signs out on 429. */
  refreshes: { limit: 60, windowMs: 5 * minute },
  refreshesFromAddress: { limit: 1_800, windowMs: 5 * minute },
  couponsOfUser: { limit: 30, windowMs: 5 * minute },
  newsletterFromAddress: { limit: 10, windowMs: 60 * minute },
  newsletterLinksFromAddress: { limit: 60, windowMs: 60 * minute },
} as const satisfies Record<string, RateLimit>;

/** Number of keys at which old ones are removed: more than a practice needs, and little memory. */
const tidyAbove = 10_000;

/** Counts recent events by key in this process. If it is off, it allows everything. */
export class RateLimits {
  private readonly windows = new Map<string, { count: number; endsAt: number }>();

  constructor(
    private readonly on: boolean,
    private readonly now: () => number = Date.now,
  ) {}

  /** Seconds until `key` is allowed again, or null if it is. */
  waitS(name: keyof typeof rateLimits, key: string): number | null {
    const window = this.windows.get(`${name} ${key}`);
    if (!this.on || !window || window.endsAt <= this.now() || window.count < rateLimits[name].limit) return null;
    return Math.ceil((window.endsAt - this.now()) / 1000);
  }

  count(name: keyof typeof rateLimits, key: string): void {
    if (!this.on) return;
    const now = this.now();
    if (this.windows.size > tidyAbove) this.tidy(now);
    const id = `${name} ${key}`;
    const window = this.windows.get(id);
    if (window && window.endsAt > now) window.count += 1;
    else this.windows.set(id, { count: 1, endsAt: now + rateLimits[name].windowMs });
  }

  /** Counts one. @returns the seconds to wait if it exceeds the limit, or null. */
  consume(name: keyof typeof rateLimits, key: string): number | null {
    const waitS = this.waitS(name, key);
    if (waitS === null) this.count(name, key);
    return waitS;
  }

  forget(name: keyof typeof rateLimits, key: string): void {
    this.windows.delete(`${name} ${key}`);
  }

  private tidy(now: number): void {
    for (const [id, { endsAt }] of this.windows) if (endsAt <= now) this.windows.delete(id);
  }
}
