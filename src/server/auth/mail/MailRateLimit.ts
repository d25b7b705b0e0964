import { AuthError } from "../AuthError";
import type { RateLimits } from "../RateLimits";

/** Number of entries at which old ones are removed. */
const tidyAbove = 10_000;

/**
 * Limits mails per requested email, whether or not it has an account, so that a refusal
 * reveals nothing.
 */
export class MailRateLimit {
  private readonly askedAt = new Map<string, number>();

  constructor(
    private readonly intervalS: number,
    private readonly limits: RateLimits,
    private readonly now: () => number = Date.now,
  ) {}

  /** Counts one mail. @param about the kind of mail; each has its own limit. @throws {AuthError} */
  consume(about: string, email: string, ip: string): void {
    const key = `${about} ${email.toLowerCase()}`;
    const now = this.now();
    const waitMs = (this.askedAt.get(key) ?? -Infinity) + this.intervalS * 1000 - now;
    const waitS = waitMs > 0 ? Math.ceil(waitMs / 1000) : this.limits.waitS("mailsToAddress", key);
    if (waitS !== null) throw tooSoon(waitS);
    const waitOfIpS = this.limits.consume("mailsFromAddress", ip);
    if (waitOfIpS !== null) throw tooSoon(waitOfIpS);
    this.limits.count("mailsToAddress", key);
    if (this.askedAt.size > tidyAbove) this.tidy(now);
    this.askedAt.set(key, now);
  }

  private tidy(now: number): void {
    for (const [key, at] of this.askedAt) if (at + this.intervalS * 1000 <= now) this.askedAt.delete(key);
  }
}

function tooSoon(waitS: number): AuthError {
  const message = `For security purposes, you can only request this after ${waitS} seconds.`;
  return new AuthError(429, "over_email_send_rate_limit", message, { retryAfterS: waitS });
}
