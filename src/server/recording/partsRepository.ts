import type { Queryable } from "../platform/database/database";

/** A part's sealed bytes; null once the take is in the audio store. */
export interface SealedPart {
  seq: number;
  sealed: Buffer | null;
}

/** How many bytes each part of a take has, in order: the receipts that stay for as long as the take. */
export interface PartSize {
  seq: number;
  bytes: number;
}

/** Where a part stands, for the vault. */
export const partContext = (takeId: string, seq: number): string => `part:${takeId}:${seq}`;

/** The parts of takes: their digests, sizes, and sealed bytes until the audio store has them. */
export class PartsRepository {
  constructor(private readonly db: Queryable) {}

  async digestOf(takeId: string, seq: number): Promise<Buffer | null> {
    const sql = "select sha256 from take_parts where take_id = $1 and seq = $2";
    return (await this.db.query<{ sha256: Buffer }>(sql, [takeId, seq])).rows[0]?.sha256 ?? null;
  }

  /** @returns false where the take has a part of that number. */
  async insert(takeId: string, part: { seq: number; sha256: Buffer; bytes: number; sealed: Buffer }): Promise<boolean> {
    const { rowCount } = await this.db.query(
      `insert into take_parts (take_id, seq, sha256, bytes, sealed) values ($1, $2, $3, $4, $5)
       on conflict (take_id, seq) do nothing`,
      [takeId, part.seq, part.sha256, part.bytes, part.sealed],
    );
    return rowCount > 0;
  }

  /** The parts from `fromSeq`, in order, whether or not some between are missing. */
  async sealedFrom(takeId: string, fromSeq: number, limit: number): Promise<SealedPart[]> {
    const { rows } = await this.db.query<SealedPart>(
      "select seq, sealed from take_parts where take_id = $1 and seq >= $2 order by seq limit $3",
      [takeId, fromSeq, limit],
    );
    return rows;
  }

  /** Sizes of parts 0 to `count` (exclusive), in order. */
  async sizes(takeId: string, count: number): Promise<PartSize[]> {
    const { rows } = await this.db.query<PartSize>(
      "select seq, bytes from take_parts where take_id = $1 and seq < $2 order by seq",
      [takeId, count],
    );
    return rows;
  }
}
