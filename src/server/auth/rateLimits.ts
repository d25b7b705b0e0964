/** So many of `limit` in `windowMs`, in words: `{ limit: 10, windowMs: 15 * minute }`. */
export interface RateLimit {
  limit: number;
  windowMs: number;
}

const minute = 60_000;
export const rateLimits = {
  /** Wrong passwords of one account from one address. */
  failuresFromAddress: { limit: 10, windowMs: 15 * minute },
  /** Wrong passwords of one account from anywhere. */
  failures: { limit: 30, windowMs: 60 * minute },
  passwordsFromAddress: { limit: 100, windowMs: 5 * minute },
  signUpsFromAddress: { limit: 10, windowMs: 60 * minute },
  userChanges: { limit: 30, windowMs: 5 * minute },
  /** A username tells an e-mail address here: enough for a practice behind one address, too few to try names through. */
  lookupsFromAddress: { limit: 40, windowMs: 5 * minute },
  mailsFromAddress: { limit: 30, windowMs: 60 * minute },
  mailsToAddress: { limit: 5, windowMs: 60 * minute },
  verifiesFromAddress: { limit: 30, windowMs: 5 * minute },
  /** Refused as "busy", never as too many: a client that is told so signs its person out. */
  refreshes: { limit: 60, windowMs: 5 * minute },
  refreshesFromAddress: { limit: 1_800, windowMs: 5 * minute },
  couponsOfUser: { limit: 30, windowMs: 5 * minute },
  newsletterFromAddress: { limit: 10, windowMs: 60 * minute },
  newsletterLinksFromAddress: { limit: 60, windowMs: 60 * minute },
} as const satisfies Record<string, RateLimit>;

/** When memory is tidied: far above what a practice needs, far below what hurts. */
const tidyAbove = 10_000;

/** Counts what happened lately, by key, in this process. Switched off it allows everything. */
export class RateLimits {
  private readonly windows = new Map<string, { count: number; endsAt: number }>();

  constructor(
    private readonly on: boolean,
    private readonly now: () => number = Date.now,
  ) {}

  /** Seconds until `key` may go on, or null while it may. */
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

  /** Counts one and tells the seconds to wait when it was one too many. */
  take(name: keyof typeof rateLimits, key: string): number | null {
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
