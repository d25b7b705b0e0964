import type { CryptoKey, JWTPayload } from "jose";

/** Maximum number of tokens; each has about 2 kB. */
const maxTokens = 2_000;

interface Verified {
  payload: JWTPayload;
  /** The key that verified the signature. */
  key: CryptoKey;
}

/**
 * Keeps the claims of tokens whose signature was verified, until they expire. A page that records sends the same token
 * every second, and each verification takes a millisecond of processor time. Whether the session of a token has ended
 * is not decided here.
 */
export class VerifiedTokens {
  private readonly kept = new Map<string, Verified>();

  constructor(private readonly now: () => number = () => Date.now()) {}

  /** Returns the claims and key of a token; null if the token was not verified before, or has expired. */
  find(token: string): Verified | null {
    const verified = this.kept.get(token);
    if (!verified) return null;
    if ((verified.payload.exp ?? 0) * 1_000 > this.now()) return verified;
    this.kept.delete(token);
    return null;
  }

  /** Keeps a verified token; the oldest is dropped if there are too many. */
  keep(token: string, verified: Verified): void {
    if (verified.payload.nbf !== undefined) return; // `find` does not check when a token begins to be valid
    this.kept.set(token, verified);
    if (this.kept.size <= maxTokens) return;
    const [oldest] = this.kept.keys();
    if (oldest !== undefined) this.kept.delete(oldest);
  }
}
