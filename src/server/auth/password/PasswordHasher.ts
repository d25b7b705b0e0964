import { randomBytes } from "node:crypto";
import { hash, verify } from "@node-rs/argon2";
import { AuthError } from "../AuthError";

/** @see OWASP password storage: at least m = 19 MiB, t = 2. `memoryCost` in KiB. */
export interface Argon2Cost {
  memoryCost: number;
  timeCost: number;
}
export const defaultCost: Argon2Cost = { memoryCost: 64 * 1024, timeCost: 3 };

/** Each hash takes 64 MiB, so concurrency and the queue are limited. */
const atOnce = 4;
const longestQueue = 64;

/** argon2id hashes as PHC strings, a few at a time. */
export class PasswordHasher {
  private running = 0;
  private readonly waiting: (() => void)[] = [];
  /** Hash to compare with for an unknown account, so that the answer takes as long. */
  private readonly decoy: Promise<string>;

  constructor(private readonly cost: Argon2Cost = defaultCost) {
    this.decoy = this.hash(randomBytes(16).toString("hex"));
    this.decoy.catch(() => {}); // reported by the first verify that awaits it
  }

  hash(password: string): Promise<string> {
    return this.inTurn(() => hash(password, this.cost)); // the library's default algorithm is argon2id
  }

  /** Whether it is the password. An account without one takes the same time and gets false. */
  async verify(password: string, stored: string | null): Promise<boolean> {
    const phc = stored ?? (await this.decoy);
    const matches = await this.inTurn(() => verify(phc, password));
    return matches && stored !== null;
  }

  /** Whether a stored hash has a lower cost than the current one. */
  isOutdated(stored: string): boolean {
    const cost = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),/.exec(stored);
    return !cost || Number(cost[1]) < this.cost.memoryCost || Number(cost[2]) < this.cost.timeCost;
  }

  private async inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (this.running >= atOnce) {
      if (this.waiting.length >= longestQueue) {
        throw new AuthError(503, "unexpected_failure", "Too many sign-ins at once, try again in a moment");
      }
      await new Promise<void>((go) => this.waiting.push(go)); // takes over the finished one's slot, so `running` stays
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
