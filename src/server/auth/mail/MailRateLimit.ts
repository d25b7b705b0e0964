import { AuthError } from "../AuthError";
import type { RateLimits } from "../RateLimits";
import { RecentCounts } from "../RecentCounts";

/** Limits emails per requested address, whether or not it has an account, so that a refusal reveals nothing. */
export class MailRateLimit {
  private readonly asked: RecentCounts;

  constructor(
    private readonly intervalS: number,
    private readonly limits: RateLimits,
    now: () => number = Date.now,
  ) {
    this.asked = new RecentCounts(now);
  }

  /** Counts one email. @param about the kind of email; each has its own limit. @throws {AuthError} */
  consume(about: string, email: string, ip: string): void {
    const key = `${about} ${email.toLowerCase()}`;
    const waitS = this.asked.of(key)?.leftS ?? this.limits.waitS("mailsToAddress", key);
    if (waitS !== null) throw tooSoon(waitS);
    const waitOfIpS = this.limits.consume("mailsFromAddress", ip);
    if (waitOfIpS !== null) throw tooSoon(waitOfIpS);
    this.limits.count("mailsToAddress", key);
    this.asked.count(key, this.intervalS * 1000);
  }
}

function tooSoon(waitS: number): AuthError {
  const message = `For security purposes, you can only request this after ${waitS} seconds.`;
  return new AuthError(429, "over_email_send_rate_limit", message, { retryAfterS: waitS });
}
