import { AuthError } from "../AuthError";
import type { RateLimits } from "../RateLimits";
import { RecentCounts } from "../RecentCounts";

/**
 * Limits emails by address and by the client's network (`networkOf`). Addresses without an account are counted too, so
 * that a refusal does not reveal whether there is one.
 */
export class MailRateLimit {
  private readonly requests: RecentCounts;

  /** @param intervalS minimum time between two emails of one kind to one address, in seconds. */
  constructor(
    private readonly intervalS: number,
    private readonly limits: RateLimits,
    now: () => number = Date.now,
  ) {
    this.requests = new RecentCounts(now);
  }

  /**
   * Counts one email.
   * @param kind kind of the email; each kind is counted separately.
   * @throws {AuthError} 429 if it is too soon.
   */
  consume(kind: string, email: string, network: string): void {
    const key = `${kind} ${email.toLowerCase()}`;
    const waitS = this.requests.of(key)?.leftS ?? this.limits.waitS("mailsToAddress", key);
    if (waitS !== null) throw tooSoon(waitS);
    const waitOfNetworkS = this.limits.consume("mailsFromNetwork", network);
    if (waitOfNetworkS !== null) throw tooSoon(waitOfNetworkS);
    this.limits.count("mailsToAddress", key);
    this.requests.count(key, this.intervalS * 1000);
  }
}

function tooSoon(waitS: number): AuthError {
  const message = `For security purposes, you can only request this after ${waitS} seconds.`;
  return new AuthError(429, "over_email_send_rate_limit", message, { retryAfterS: waitS });
}
