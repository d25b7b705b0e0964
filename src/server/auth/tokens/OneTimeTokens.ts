import { createHash, randomBytes, randomInt, timingSafeEqual } from "node:crypto";
import type { Vault } from "../../platform/crypto/Vault";
import type { Queryable } from "../../platform/database/Database";
import { type MailedKind, OneTimeTokensRepository, type SignUpClaim, type UsedLink } from "./OneTimeTokensRepository";
import type { Challenge } from "../sessions/challenge";

const minute = 60_000;
/** How long a mailed link or code is valid, in milliseconds. */
const lifeMs = { signup: 60 * minute, recovery: 60 * minute, reauthentication: 10 * minute };
/** Maximum number of wrong codes. */
const maxTries = 5;

const hashOf = (token: string): Buffer => createHash("sha256").update(token).digest();
const isSame = (a: string, b: string): boolean => timingSafeEqual(hashOf(a), hashOf(b));

/** Single-use tokens of mailed links, and the six-digit codes beside them. */
export class OneTimeTokens {
  constructor(private readonly vault: Vault) {}

  /**
   * @param challenge of the requesting page (PKCE): the link then yields a code for that page instead of a session.
   * @param claim what the sign-up of this mail chose; null keeps that of an earlier mail of this kind.
   */
  async issue(
    tx: Queryable,
    userId: string,
    kind: MailedKind,
    challenge: Challenge | null = null,
    claim: SignUpClaim | null = null,
  ): Promise<{ token: string; code: string }> {
    const token = `${challenge ? "pkce_" : ""}${randomBytes(32).toString("base64url")}`;
    const code = String(randomInt(1_000_000)).padStart(6, "0");
    const codeMac = this.mac(userId, kind, code);
    const stored = { userId, kind, hash: hashOf(token), codeMac, challenge, claim, lifeMs: lifeMs[kind] };
    await new OneTimeTokensRepository(tx).replace(stored);
    return { token, code };
  }

  /** Consumes a link's token. Null if it is of another kind, used, replaced or expired. */
  useLink(tx: Queryable, token: string, kind: MailedKind): Promise<UsedLink | null> {
    return new OneTimeTokensRepository(tx).consume(hashOf(token), kind);
  }

  /**
   * Keeps the claim of a sign-up whose address has an account already. No link or code belongs to it, so it never counts;
   * a sign-in with it is answered as before a confirmation, so that the answer does not reveal the account.
   */
  async keepClaim(tx: Queryable, userId: string, claim: SignUpClaim): Promise<void> {
    const hash = hashOf(randomBytes(32).toString("base64url"));
    const kept = { userId, kind: "signup", hash, codeMac: null, challenge: null, claim, lifeMs: 0 } as const;
    await new OneTimeTokensRepository(tx).replace(kept);
  }

  /**
   * Consumes a correct code; null for a wrong one. The transaction must be committed for wrong codes too, because they are
   * counted.
   */
  async useCode(
    tx: Queryable,
    userId: string,
    kind: MailedKind,
    code: string,
  ): Promise<{ claim: SignUpClaim | null } | null> {
    const tokens = new OneTimeTokensRepository(tx);
    const row = await tokens.tryCode(userId, kind);
    if (!row) return null;
    if (isSame(row.codeMac, this.mac(userId, kind, code))) {
      await tokens.remove(userId, kind);
      return { claim: row.claim };
    }
    if (row.tries >= maxTries) await tokens.blockCode(userId, kind);
    return null;
  }

  /** Hashes a code with a key outside the database, because six digits are quickly guessed. */
  private mac(userId: string, kind: MailedKind, code: string): string {
    return this.vault.token(`mailed code ${kind} ${userId} ${code}`);
  }
}
