import { randomBytes } from "node:crypto";
import { hash, verify } from "@node-rs/argon2";
import { AuthError } from "../AuthError";

/** The cost of a hash. OWASP's password storage guidance asks for at least 19 MiB and 2 iterations. */
export interface Argon2Cost {
  /** KiB. */
  memoryCost: number;
  /** Number of iterations. */
  timeCost: number;
}

/** The cost in production: 64 MiB and 3 iterations. */
export const defaultCost: Argon2Cost = { memoryCost: 64 * 1024, timeCost: 3 };

/** Maximum number of hashes at the same time, because each takes 64 MiB. */
const maxRunning = 4;
/** Maximum number of calls that wait; more would wait for seconds, and get an error instead. */
const maxWaiting = 64;

/**
 * Makes and checks argon2id hashes, stored as PHC strings, a few at a time. Throws an `AuthError` 503 if it is busy.
 */
export class PasswordHasher {
  private running = 0;
  private readonly waiting: (() => void)[] = [];
  /** The hash that is checked for an account without a password, so that the answer takes the same time. */
  private readonly decoy: Promise<string>;

  constructor(private readonly cost: Argon2Cost = defaultCost) {
    this.decoy = this.hash(randomBytes(16).toString("hex"));
    this.decoy.catch(() => {}); // reported by the first verify that awaits it
  }

  /** Returns the hash of a password. */
  hash(password: string): Promise<string> {
    return this.inTurn(() => hash(password, this.cost)); // the library's default algorithm is argon2id
  }

  /** Whether `password` has the hash `stored`. Null for `stored` returns false after the same time. */
  async verify(password: string, stored: string | null): Promise<boolean> {
    const phc = stored ?? (await this.decoy);
    const matches = await this.inTurn(() => verify(phc, password));
    return matches && stored !== null;
  }

  /** Whether a stored hash has a lower cost than the current one, or an unknown format. */
  isOutdated(stored: string): boolean {
    const cost = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),/.exec(stored);
    return !cost || Number(cost[1]) < this.cost.memoryCost || Number(cost[2]) < this.cost.timeCost;
  }

  /** Runs `work` once fewer than `maxRunning` others run. @throws {AuthError} 503 if too many callers wait already. */
  private async inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (this.running >= maxRunning) {
      if (this.waiting.length >= maxWaiting) {
        throw new AuthError(503, "unexpected_failure", "Too many sign-ins at once, try again in a moment");
      }
      await new Promise<void>((go) => this.waiting.push(go)); // takes a finished call's slot: `running` is unchanged
    } else this.running += 1;
    try {
      return await work();
    } finally {
      const next = this.waiting.shift();
      if (next) next();
      else this.running -= 1;
    }
  }
}
