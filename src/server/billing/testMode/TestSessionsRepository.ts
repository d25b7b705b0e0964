import { createHmac, timingSafeEqual } from "node:crypto";
import { openPerson } from "../../auth/accounts/personText";
import type { Vault } from "../../platform/crypto/Vault";
import type { Queryable } from "../../platform/database/Database";
import { hashOfToken } from "../../platform/crypto/hashOfToken";
import { newToken } from "../../platform/crypto/newToken";

/** The kinds of test mode pages. */
export type TestPage = "checkout" | "portal";

/** A page of test mode, opened for one user. */
export interface TestSession {
  /** The token in the page's address. The database has only its hash. */
  token: string;
  userId: string;
  email: string;
  couponCode: string | null;
  /** Whether the checkout was paid. */
  isDone: boolean;
}

/** How long the address of a page is valid, in hours. */
const hours: Record<TestPage, number> = { checkout: 24, portal: 2 };

/** Returns the form token of a page, which another site cannot know. @param token the page's own token. */
export const formToken = (token: string): string => createHmac("sha256", token).update("form").digest("base64url");

/** Whether `given` is the form token of the page with this token, compared in constant time. */
export function isFormToken(token: string, given: string): boolean {
  const [expected, actual] = [Buffer.from(formToken(token)), Buffer.from(given)];
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}

/** Owns the `billing_test_sessions` table. */
export class TestSessionsRepository {
  constructor(
    private readonly db: Queryable,
    private readonly vault: Vault,
  ) {}

  /** Creates a page and deletes expired ones. @returns its token of 32 random bytes. */
  async open(kind: TestPage, userId: string, couponCode: string | null = null): Promise<string> {
    const token = newToken();
    await this.db.query("delete from billing_test_sessions where expires_at < now()");
    await this.db.query(
      `insert into billing_test_sessions (token_hash, user_id, kind, coupon_code, expires_at)
       values ($1, $2, $3, $4, now() + make_interval(hours => $5))`,
      [hashOfToken(token), userId, kind, couponCode, hours[kind]],
    );
    return token;
  }

  /** Returns the page with that token; null if there is none of that kind or its address has expired. */
  async find(kind: TestPage, token: string): Promise<TestSession | null> {
    const { rows } = await this.db.query<Omit<TestSession, "token" | "email"> & { sealed: Buffer }>(
      `select s.user_id as "userId", u.sealed, s.coupon_code as "couponCode", s.is_done as "isDone"
         from billing_test_sessions s join users u on u.id = s.user_id
        where s.token_hash = $1 and s.kind = $2 and s.expires_at > now()`,
      [hashOfToken(token), kind],
    );
    if (!rows[0]) return null;
    const { sealed, ...session } = rows[0];
    return { token, ...session, email: openPerson(this.vault, { id: session.userId, sealed }).email };
  }

  /** Sets or removes (null) the coupon of a checkout that is not paid yet. */
  async setCoupon(token: string, couponCode: string | null): Promise<void> {
    await this.db.query("update billing_test_sessions set coupon_code = $2 where token_hash = $1 and not is_done", [
      hashOfToken(token),
      couponCode,
    ]);
  }

  /** Marks a checkout as paid. @returns whether this call did so; of concurrent calls, only one does. */
  async finish(token: string): Promise<boolean> {
    const { rowCount } = await this.db.query(
      "update billing_test_sessions set is_done = true where token_hash = $1 and not is_done",
      [hashOfToken(token)],
    );
    return rowCount === 1;
  }
}
