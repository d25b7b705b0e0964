import { createHash, randomBytes, randomInt, timingSafeEqual } from "node:crypto";
import type { Vault } from "../platform/crypto/vault";
import type { Queryable } from "../platform/database/database";
import { type MailedKind, OneTimeTokensRepository } from "./oneTimeTokensRepository";
import type { Challenge } from "./pkce";

const minute = 60_000;
/** How long what was mailed holds, in milliseconds. */
const lifeMs = { signup: 60 * minute, recovery: 60 * minute, reauthentication: 10 * minute };
/** Wrong codes until no code is taken any more. */
const mostTries = 5;

const hashOf = (token: string): Buffer => createHash("sha256").update(token).digest();
const isSame = (a: string, b: string): boolean => timingSafeEqual(hashOf(a), hashOf(b));

/** What is mailed to prove that somebody reads an address: a link's token, or the six digits beside it. Used once. */
export class OneTimeTokens {
  constructor(private readonly vault: Vault) {}

  /** @param challenge of the page that asked (PKCE): then the link hands out a code for that page instead of a session. */
  async issue(
    tx: Queryable,
    userId: string,
    kind: MailedKind,
    challenge: Challenge | null = null,
  ): Promise<{ token: string; code: string }> {
    const token = `${challenge ? "pkce_" : ""}${randomBytes(32).toString("base64url")}`;
    const code = String(randomInt(1_000_000)).padStart(6, "0");
    const codeMac = this.mac(userId, kind, code);
    const stored = { userId, kind, hash: hashOf(token), codeMac, challenge, lifeMs: lifeMs[kind] };
    await new OneTimeTokensRepository(tx).replace(stored);
    return { token, code };
  }

  /** Uses a link up. Null where it is none of that kind, was used, replaced, or is too old. */
  useLink(
    tx: Queryable,
    token: string,
    kind: MailedKind,
  ): Promise<{ userId: string; challenge: Challenge | null } | null> {
    return new OneTimeTokensRepository(tx).take(hashOf(token), kind);
  }

  /** Uses the six digits up, if they are right. The transaction must be committed also for wrong ones: they are counted. */
  async useCode(tx: Queryable, userId: string, kind: MailedKind, code: string): Promise<boolean> {
    const tokens = new OneTimeTokensRepository(tx);
    const row = await tokens.tryCode(userId, kind);
    if (!row) return false;
    if (isSame(row.codeMac, this.mac(userId, kind, code))) {
      await tokens.remove(userId, kind);
      return true;
    }
    if (row.tries >= mostTries) await tokens.blockCode(userId, kind);
    return false;
  }

  /** Six digits are soon tried through: their hash needs a key that is not in the database. */
  private mac(userId: string, kind: MailedKind, code: string): string {
    return this.vault.token(`mailed code ${kind} ${userId} ${code}`);
  }
}
