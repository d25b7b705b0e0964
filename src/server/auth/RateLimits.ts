import { RecentCounts } from "./RecentCounts";

/** At most `limit` events in a window of `windowMs` milliseconds, which begins with the first event. */
interface RateLimit {
  limit: number;
  windowMs: number;
}

const minute = 60_000;
const rateLimits = {
  /** Wrong passwords of one account from one network (`networkOf`). */
  failuresFromNetwork: { limit: 10, windowMs: 15 * minute },
  /** Wrong passwords of one account from unknown devices. Beyond this limit, `slowTries` applies. */
  failures: { limit: 20, windowMs: 60 * minute },
  /** Attempts on one account from unknown devices once `failures` is reached. */
  slowTries: { limit: 1, windowMs: 2 * minute },
  /** Wrong passwords from a device that the account was signed in on before. */
  failuresOnDevice: { limit: 10, windowMs: 15 * minute },
  /** Wrong current passwords of a signed-in account. */
  currentPasswords: { limit: 10, windowMs: 15 * minute },
  /** Attempts from one network on unknown devices, with right or wrong passwords. */
  passwordsFromNetwork: { limit: 100, windowMs: 5 * minute },
  signUpsFromNetwork: { limit: 10, windowMs: 60 * minute },
  /** Changes of an account: metadata, email or password. */
  userChangesFromNetwork: { limit: 30, windowMs: 5 * minute },
  /** Attempts of a signed-in user to change the username; limited because a refusal reveals that a name is taken. */
  usernamesOfUser: { limit: 20, windowMs: 60 * minute },
  /** Attempts of a signed-in user to change the email; limited because a refusal reveals that it has an account. */
  emailsOfUser: { limit: 20, windowMs: 60 * minute },
  /** Lookups of usernames: enough for a practice behind one network address, too few to enumerate names. */
  lookupsFromNetwork: { limit: 40, windowMs: 5 * minute },
  /** Emails requested from one network, and emails of one kind to one email address. */
  mailsFromNetwork: { limit: 30, windowMs: 60 * minute },
  mailsToAddress: { limit: 5, windowMs: 60 * minute },
  /** Uses of the links and codes of emails, also of invitations. */
  verifiesFromNetwork: { limit: 30, windowMs: 5 * minute },
  /** Token refreshes, by session and by network. Refused with 503, not 429, because a client signs out on 429. */
  refreshes: { limit: 60, windowMs: 5 * minute },
  refreshesFromNetwork: { limit: 1_800, windowMs: 5 * minute },
  /** Coupon codes that a user tries; limited so that codes cannot be found by guessing. */
  couponsOfUser: { limit: 30, windowMs: 5 * minute },
  /** Subscriptions to the newsletter, and uses of the links in its emails. */
  newsletterFromNetwork: { limit: 10, windowMs: 60 * minute },
  newsletterLinksFromNetwork: { limit: 60, windowMs: 60 * minute },
} as const satisfies Record<string, RateLimit>;

type RateLimitName = keyof typeof rateLimits;

/** Limits how many recent events a key can have, in this process. If `on` is false, everything is allowed. */
export class RateLimits {
  /** Separate counts for each limit, so that the keys of one limit cannot displace those of another. */
  private readonly counts = new Map<RateLimitName, RecentCounts>();

  constructor(
    private readonly on: boolean,
    private readonly now: () => number = Date.now,
  ) {}

  /** Returns the seconds until `key` is allowed again, or null if it is allowed now. Does not count. */
  waitS(name: RateLimitName, key: string): number | null {
    const recent = this.on ? this.countsOf(name).of(key) : null;
    return recent && recent.count >= rateLimits[name].limit ? recent.leftS : null;
  }

  /** Counts one event, even beyond the limit. */
  count(name: RateLimitName, key: string): void {
    if (this.on) this.countsOf(name).count(key, rateLimits[name].windowMs);
  }

  /** Counts one event if it is allowed. @returns null, or the seconds to wait if the event is not allowed. */
  consume(name: RateLimitName, key: string): number | null {
    const waitS = this.waitS(name, key);
    if (waitS === null) this.count(name, key);
    return waitS;
  }

  /** Resets the count of `key`. */
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
