import type { Queryable } from "../platform/database/Database";

/** A part's sealed bytes; null once the take is in the audio store. */
interface SealedPart {
  seq: number;
  sealed: Buffer | null;
}

/** Size of a part in bytes, before sealing. Kept after the sealed bytes are dropped. */
export interface PartSize {
  seq: number;
  bytes: number;
}

/** Returns the total size of the parts in bytes. */
export const sumBytes = (sizes: readonly PartSize[]): number => sizes.reduce((sum, { bytes }) => sum + bytes, 0);

/** Returns the context with which the vault seals and opens the bytes of a part. */
export const partContext = (takeId: string, seq: number): string => `part:${takeId}:${seq}`;

/** Owns the `take_parts` table: digests and sizes of parts, and their sealed bytes until the audio store has them. */
export class PartsRepository {
  constructor(private readonly db: Queryable) {}

  /** Returns the SHA-256 of a part; null if the take has no part with this number. */
  async digestOf(takeId: string, seq: number): Promise<Buffer | null> {
    const sql = "select sha256 from take_parts where take_id = $1 and seq = $2";
    return (await this.db.query<{ sha256: Buffer }>(sql, [takeId, seq])).rows[0]?.sha256 ?? null;
  }

  /** Stores a part. @returns false, with nothing changed, if the take already has a part with this number. */
  async insert(takeId: string, part: { seq: number; sha256: Buffer; bytes: number; sealed: Buffer }): Promise<boolean> {
    const { rowCount } = await this.db.query(
      `insert into take_parts (take_id, seq, sha256, bytes, sealed) values ($1, $2, $3, $4, $5)
       on conflict (take_id, seq) do nothing`,
      [takeId, part.seq, part.sha256, part.bytes, part.sealed],
    );
    return rowCount > 0;
  }

  /**
   * Returns up to `limit` parts from `fromSeq` on, in order. Missing parts are skipped; none are returned if the take's
   * audio was deleted.
   */
  async sealedFrom(takeId: string, fromSeq: number, limit: number): Promise<SealedPart[]> {
    const { rows } = await this.db.query<SealedPart>(
      `select part.seq, part.sealed from take_parts part
       join takes on takes.id = part.take_id and takes.audio_deleted_at is null
       where part.take_id = $1 and part.seq >= $2 order by part.seq limit $3`,
      [takeId, fromSeq, limit],
    );
    return rows;
  }

  /** Returns the sizes of parts 0 to `count` (exclusive), in order. */
  async sizes(takeId: string, count: number): Promise<PartSize[]> {
    const { rows } = await this.db.query<PartSize>(
      "select seq, bytes from take_parts where take_id = $1 and seq < $2 order by seq",
      [takeId, count],
    );
    return rows;
  }

  /** Drops the bytes of a stored take's parts and keeps their rows. Parts beyond the take's end keep their bytes. */
  async dropStored(takeId: string): Promise<void> {
    await this.db.query(
      "update take_parts set sealed = null where take_id = $1 and seq < (select parts from takes where id = $1)",
      [takeId],
    );
  }

  /** Deletes the bytes of all parts of a take. */
  async dropAll(takeId: string): Promise<void> {
    await this.db.query("update take_parts set sealed = null where take_id = $1", [takeId]);
  }
}
