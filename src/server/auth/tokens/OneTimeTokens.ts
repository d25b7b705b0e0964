import { randomInt, timingSafeEqual } from "node:crypto";
import type { Vault } from "../../platform/crypto/Vault";
import type { Queryable } from "../../platform/database/Database";
import {
  type MailedKind,
  OneTimeTokensRepository,
  type SignUpClaim,
  type RedeemedLink,
} from "./OneTimeTokensRepository";
import type { Challenge } from "../sessions/challenge";
import { hashOfToken } from "../../platform/crypto/hashOfToken";
import { newToken } from "../../platform/crypto/newToken";

const minute = 60_000;
/** How long a mailed link or code is valid, in milliseconds. */
const lifeMs: Record<MailedKind, number> = {
  signup: 60 * minute,
  recovery: 60 * minute,
  reauthentication: 10 * minute,
  email_change_current: 60 * minute,
  email_change_new: 60 * minute,
};

/** Number of wrong attempts after which a code is no longer accepted: six digits could be guessed with more. */
const maxTries = 5;

const isSame = (a: string, b: string): boolean => timingSafeEqual(hashOfToken(a), hashOfToken(b));

/** Issues and checks the single-use tokens of mailed links, and the six-digit codes in the same emails. */
export class OneTimeTokens {
  constructor(private readonly vault: Vault) {}

  /**
   * Issues a link's token and a code, which replace earlier ones of this kind for the account.
   * @param challenge of the requesting page (PKCE): the link then yields a code for that page instead of a session.
   * @param claim password and metadata of the sign-up; null keeps those of an earlier email of this kind.
   */
  async issue(
    tx: Queryable,
    userId: string,
    kind: MailedKind,
    challenge: Challenge | null = null,
    claim: SignUpClaim | null = null,
  ): Promise<{ token: string; code: string }> {
    const token = `${challenge ? "pkce_" : ""}${newToken()}`;
    const code = String(randomInt(1_000_000)).padStart(6, "0");
    const codeMac = this.mac(userId, kind, code);
    const stored = { userId, kind, hash: hashOfToken(token), codeMac, challenge, claim, lifeMs: lifeMs[kind] };
    await new OneTimeTokensRepository(tx, this.vault).replace(stored);
    return { token, code };
  }

  /** Consumes a link's token. Null if it is unknown, of another kind, used, replaced or expired. */
  redeemLink(tx: Queryable, token: string, kind: MailedKind): Promise<RedeemedLink | null> {
    return new OneTimeTokensRepository(tx, this.vault).consume(hashOfToken(token), kind);
  }

  /**
   * Stores the claim of a sign-up whose email has a confirmed account already. It has no link and no code, so it cannot
   * be confirmed. A sign-in with its password gets the error of an unconfirmed account, so that the response does not
   * reveal that there is a confirmed one.
   */
  async keepClaim(tx: Queryable, userId: string, claim: SignUpClaim): Promise<void> {
    const hash = hashOfToken(newToken());
    const kept = { userId, kind: "signup", hash, codeMac: null, challenge: null, claim, lifeMs: 0 } as const;
    await new OneTimeTokensRepository(tx, this.vault).replace(kept);
  }

  /**
   * Consumes a code and returns its claim. Returns null if the code is wrong, expired or was not issued, or after too
   * many wrong attempts. Commit the transaction in both cases, because it counts the wrong attempts.
   */
  async redeemCode(
    tx: Queryable,
    userId: string,
    kind: MailedKind,
    code: string,
  ): Promise<{ claim: SignUpClaim | null } | null> {
    const tokens = new OneTimeTokensRepository(tx, this.vault);
    const row = await tokens.tryCode(userId, kind);
    if (!row) return null;
    if (isSame(row.codeMac, this.mac(userId, kind, code))) {
      await tokens.remove(userId, kind);
      return { claim: row.claim };
    }
    if (row.tries >= maxTries) await tokens.blockCode(userId, kind);
    return null;
  }

  /** Hashes a code with the master key, because six digits could be guessed from a plain hash in a stolen database. */
  private mac(userId: string, kind: MailedKind, code: string): string {
    return this.vault.token(`mailed code ${kind} ${userId} ${code}`);
  }
}
