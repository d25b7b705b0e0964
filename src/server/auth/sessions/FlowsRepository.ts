import type { Queryable } from "../../platform/database/Database";
import type { Challenge } from "./challenge";
import { hashOfToken } from "../../platform/crypto/hashOfToken";

/** A sign-in by a mailed link that waits for the page that requested the email to exchange its code (PKCE). */
interface Flow {
  userId: string;
  /** Method for `amr`: `recovery` or `email/signup`. */
  method: string;
  challenge: Challenge;
}

/** Owns the `auth_flows` table. */
export class FlowsRepository {
  constructor(private readonly db: Queryable) {}

  /** Stores a flow under the hash of its code. Deletes flows older than an hour. */
  async create(code: string, flow: Flow): Promise<void> {
    await this.db.query("delete from auth_flows where created_at < now() - interval '1 hour'");
    await this.db.query(
      `insert into auth_flows (code_hash, user_id, method, code_challenge, code_challenge_method)
       values ($1, $2, $3, $4, $5)`,
      [hashOfToken(code), flow.userId, flow.method, flow.challenge.challenge, flow.challenge.method],
    );
  }

  /** Returns the flow of a code and its age, locked for this transaction; null if there is none. */
  async lock(code: string): Promise<(Flow & { ageMs: number }) | null> {
    const { rows } = await this.db.query<
      Omit<Flow, "challenge"> & { challenge: string; challengeMethod: string; ageMs: number }
    >(
      `select user_id as "userId", method, code_challenge as "challenge", code_challenge_method as "challengeMethod",
         extract(epoch from now() - created_at)::float8 * 1000 as "ageMs"
       from auth_flows where code_hash = $1 for update`,
      [hashOfToken(code)],
    );
    const row = rows[0];
    if (!row) return null;
    const { userId, method, ageMs, challenge, challengeMethod } = row;
    return { userId, method, ageMs, challenge: { challenge, method: challengeMethod } };
  }

  async remove(code: string): Promise<void> {
    await this.db.query("delete from auth_flows where code_hash = $1", [hashOfToken(code)]);
  }

  /** Deletes all flows of an account. */
  async removeAll(userId: string): Promise<void> {
    await this.db.query("delete from auth_flows where user_id = $1", [userId]);
  }
}
