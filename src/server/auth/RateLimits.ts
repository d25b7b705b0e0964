import { RecentCounts } from "./RecentCounts";

/** At most `limit` in `windowMs`: `{ limit: 10, windowMs: 15 * minute }`. */
interface RateLimit {
  limit: number;
  windowMs: number;
}

const minute = 60_000;
const rateLimits = {
  /** Wrong passwords of one account from one IP address. */
  failuresFromAddress: { limit: 10, windowMs: 15 * minute },
  /** Wrong passwords of one account from devices that it has not been used on; further tries are slowed down. */
  failures: { limit: 20, windowMs: 60 * minute },
  slowTries: { limit: 1, windowMs: 2 * minute },
  /** Wrong passwords from a device that the account was used on before. */
  failuresOnDevice: { limit: 10, windowMs: 15 * minute },
  /** Wrong current passwords of a signed-in account. */
  currentPasswords: { limit: 10, windowMs: 15 * minute },
  passwordsFromAddress: { limit: 100, windowMs: 5 * minute },
  signUpsFromAddress: { limit: 10, windowMs: 60 * minute },
  userChanges: { limit: 30, windowMs: 5 * minute },
  /** New usernames of a signed-in user: a taken one is refused. */
  usernamesOfUser: { limit: 20, windowMs: 60 * minute },
  /** Lookups of a username: enough for a practice behind one IP address, too few to enumerate names. */
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

type RateLimitName = keyof typeof rateLimits;

/** Limits recent events by key in this process. If it is off, it allows everything. */
export class RateLimits {
  /** One table for each limit, so that keys of one cannot displace those of another. */
  private readonly counts = new Map<RateLimitName, RecentCounts>();

  constructor(
    private readonly on: boolean,
    private readonly now: () => number = Date.now,
  ) {}

  /** Seconds until `key` is allowed again, or null if it is. */
  waitS(name: RateLimitName, key: string): number | null {
    const recent = this.on ? this.countsOf(name).of(key) : null;
    return recent && recent.count >= rateLimits[name].limit ? recent.leftS : null;
  }

  count(name: RateLimitName, key: string): void {
    if (this.on) this.countsOf(name).count(key, rateLimits[name].windowMs);
  }

  /** Counts one. @returns the seconds to wait if it exceeds the limit, or null. */
  consume(name: RateLimitName, key: string): number | null {
    const waitS = this.waitS(name, key);
    if (waitS === null) this.count(name, key);
    return waitS;
  }

  forget(name: RateLimitName, key: string): void {
    this.countsOf(name).forget(key);
  }

  private countsOf(name: RateLimitName): RecentCounts {
    const known = this.counts.get(name);
    if (known) return known;
    const made = new RecentCounts(this.now);
    this.counts.set(name, made);
    return made;
  }
}
