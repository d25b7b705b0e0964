import type { Vault } from "../../platform/crypto/Vault";
import type { Queryable } from "../../platform/database/Database";
import type { Challenge } from "../sessions/challenge";

/**
 * The kinds of emails with a token or code: confirming a sign-up, resetting and changing a password, and changing the
 * email, which the current and the new address confirm.
 */
export type MailedKind = "signup" | "recovery" | "reauthentication" | "email_change_current" | "email_change_new";

/** Password and metadata of a sign-up. They are stored in the account only when its link or code is used. */
export interface SignUpClaim {
  passwordHash: string;
  userMetadata: Record<string, unknown>;
}

interface ClaimColumns {
  passwordHash: string | null;
  /** Encrypted. */
  userMetadata: Buffer | null;
}

interface ChallengeColumns {
  challenge: string | null;
  challengeMethod: string | null;
}

const challengeColumns = `code_challenge as "challenge", code_challenge_method as "challengeMethod"`;

const claimColumns = `password_hash as "passwordHash", user_metadata as "userMetadata"`;

const contextOf = (userId: string, kind: MailedKind): string => `claim:${userId}:${kind}`;

const toChallenge = ({ challenge, challengeMethod }: ChallengeColumns): Challenge | null =>
  challenge !== null && challengeMethod !== null ? { challenge, method: challengeMethod } : null;

/** A link that was used. `challenge` is null without PKCE, `claim` if the link does not belong to a sign-up. */
export interface RedeemedLink {
  userId: string;
  challenge: Challenge | null;
  claim: SignUpClaim | null;
}

/** Owns the `auth_one_time_tokens` table. */
export class OneTimeTokensRepository {
  constructor(
    private readonly db: Queryable,
    private readonly vault: Vault,
  ) {}

  /**
   * Stores a token in place of the account's earlier one of this kind. The earlier claim is kept if there is no new
   * one. Token and code are valid for `lifeMs` milliseconds.
   */
  async replace(token: {
    userId: string;
    kind: MailedKind;
    hash: Buffer;
    /** Null if no code was mailed. */
    codeMac: string | null;
    challenge: Challenge | null;
    claim: SignUpClaim | null;
    lifeMs: number;
  }): Promise<void> {
    const { userId, kind, hash, codeMac, challenge, claim, lifeMs } = token;
    await this.db.query(
      `insert into auth_one_time_tokens
         (user_id, kind, token_hash, code_mac, code_challenge, code_challenge_method, password_hash,
          user_metadata, expires_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, now() + $9 * interval '1 ms')
       on conflict (user_id, kind) do update set token_hash = excluded.token_hash, code_mac = excluded.code_mac, tries = 0,
         code_challenge = excluded.code_challenge, code_challenge_method = excluded.code_challenge_method,
         password_hash = coalesce(excluded.password_hash, auth_one_time_tokens.password_hash),
         user_metadata = coalesce(excluded.user_metadata, auth_one_time_tokens.user_metadata),
         expires_at = excluded.expires_at`,
      [
        userId,
        kind,
        hash,
        codeMac,
        challenge?.challenge ?? null,
        challenge?.method ?? null,
        claim?.passwordHash ?? null,
        claim && this.vault.sealJson(claim.userMetadata, contextOf(userId, kind)),
        lifeMs,
      ],
    );
  }

  /** Deletes a link's token and returns what it belongs to; null if there is none of that kind or it has expired. */
  async consume(hash: Buffer, kind: MailedKind): Promise<RedeemedLink | null> {
    const { rows } = await this.db.query<{ userId: string; isAlive: boolean } & ChallengeColumns & ClaimColumns>(
      `delete from auth_one_time_tokens where token_hash = $1 and kind = $2
       returning user_id as "userId", expires_at > now() as "isAlive", ${challengeColumns}, ${claimColumns}`,
      [hash, kind],
    );
    const row = rows[0];
    return row?.isAlive
      ? { userId: row.userId, challenge: toChallenge(row), claim: this.toClaim(row.userId, kind, row) }
      : null;
  }

  /**
   * Counts an attempt at a code and locks its row for this transaction. `tries` includes this attempt. Null if there is
   * no code, or it has expired or is blocked.
   */
  async tryCode(
    userId: string,
    kind: MailedKind,
  ): Promise<{ codeMac: string; tries: number; claim: SignUpClaim | null } | null> {
    const { rows } = await this.db.query<{ codeMac: string; tries: number } & ClaimColumns>(
      `update auth_one_time_tokens set tries = tries + 1
       where user_id = $1 and kind = $2 and code_mac is not null and expires_at > now()
       returning code_mac as "codeMac", tries, ${claimColumns}`,
      [userId, kind],
    );
    const row = rows[0];
    return row ? { codeMac: row.codeMac, tries: row.tries, claim: this.toClaim(userId, kind, row) } : null;
  }

  /** Returns the claim of the account's latest sign-up, even if its link has expired; null if there is none. */
  async latestClaim(userId: string): Promise<SignUpClaim | null> {
    const { rows } = await this.db.query<ClaimColumns>(
      `select ${claimColumns} from auth_one_time_tokens where user_id = $1 and kind = 'signup'`,
      [userId],
    );
    return rows[0] ? this.toClaim(userId, "signup", rows[0]) : null;
  }

  /** Disables the code; the link stays valid. */
  async blockCode(userId: string, kind: MailedKind): Promise<void> {
    await this.db.query("update auth_one_time_tokens set code_mac = null where user_id = $1 and kind = $2", [
      userId,
      kind,
    ]);
  }

  async remove(userId: string, kind: MailedKind): Promise<void> {
    await this.db.query("delete from auth_one_time_tokens where user_id = $1 and kind = $2", [userId, kind]);
  }

  /** Deletes the account's tokens and codes of every kind. */
  async removeAll(userId: string): Promise<void> {
    await this.db.query("delete from auth_one_time_tokens where user_id = $1", [userId]);
  }

  private toClaim(userId: string, kind: MailedKind, { passwordHash, userMetadata }: ClaimColumns): SignUpClaim | null {
    if (passwordHash === null || userMetadata === null) return null;
    return { passwordHash, userMetadata: this.vault.openJson(userMetadata, contextOf(userId, kind)) };
  }
}
