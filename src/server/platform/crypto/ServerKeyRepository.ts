import type { Queryable } from "../database/Database";

/** Owns `server_key`: one row with the server's key, wrapped by the master key. */
export class ServerKeyRepository {
  constructor(private readonly db: Queryable) {}

  /** Inserts the key, unless there is one. */
  async insertFirst(wrapped: Buffer): Promise<void> {
    await this.db.query("insert into server_key (wrapped) values ($1) on conflict do nothing", [wrapped]);
  }

  /** Returns the wrapped key; empty if there is none. @param lock locks it until the transaction ends. */
  async wrapped({ lock = false } = {}): Promise<Buffer> {
    const { rows } = await this.db.query<{ wrapped: Buffer }>(
      `select wrapped from server_key ${lock ? "for update" : ""}`,
    );
    return rows[0]?.wrapped ?? Buffer.alloc(0);
  }

  async replace(wrapped: Buffer): Promise<void> {
    await this.db.query("update server_key set wrapped = $1, wrapped_at = now()", [wrapped]);
  }
}
