import type { JWK } from "jose";
import type { Queryable } from "../../platform/database/Database";

/** Owns the `auth_keys` table. */
export class SigningKeysRepository {
  constructor(private readonly db: Queryable) {}

  /** Adds a public key unless one with that id is there. */
  async publish(kid: string, publicJwk: JWK): Promise<void> {
    await this.db.query("insert into auth_keys (kid, public_jwk) values ($1, $2) on conflict do nothing", [
      kid,
      publicJwk,
    ]);
  }

  /** Returns all public keys, oldest first. */
  async list(): Promise<JWK[]> {
    const { rows } = await this.db.query<{ public_jwk: JWK }>(
      "select public_jwk from auth_keys order by created_at, kid",
    );
    return rows.map((row) => row.public_jwk);
  }
}
