import { type PartsState, type Take, takeSchema } from "../../shared/recording/take";
import type { Queryable } from "../platform/database/Database";
import type { Owner } from "../platform/http/currentUser";
import { readableRows, type RowLog } from "../platform/database/readableRows";

/** A row of `takes`, with its idle time. `parts` and `received` count parts. */
export interface TakeRow {
  id: string;
  visit_id: string;
  seq: number;
  mime: string;
  source: Take["source"];
  recorder_id: string | null;
  state: Take["state"];
  parts: number | null;
  duration_ms: number;
  /** The transcriber's checkpoint, in samples at 48 kHz. */
  settled_samples: number;
  transcribed: boolean;
  stored_key: string | null;
  audio_deleted_at: Date | null;
  created_at: Date;
  finished_at: Date | null;
  received: number;
  /** Number of the first part that has not arrived. */
  next_part: number;
  highest_part: number;
  /** Milliseconds since the last part arrived or, before the first, since the take began. */
  idle_ms: number;
  /** Where the packets received so far end, in samples at 48 kHz; null if the take began before this was counted. */
  packet_samples: number | null;
}

const columns = `takes.id, takes.visit_id, takes.seq, takes.mime, takes.source, takes.recorder_id, takes.state, takes.parts,
  takes.duration_ms, takes.settled_samples, takes.transcribed, takes.stored_key, takes.audio_deleted_at,
  takes.created_at, takes.finished_at, takes.packet_samples, takes.received, takes.next_part, takes.highest_part,
  greatest(0, extract(epoch from now() - greatest(takes.last_part_at, takes.created_at)) * 1000)::int8 as idle_ms`;

/**
 * SQL condition: the take began, or its last part arrived, in the last 15 seconds, so that its recorder, which sends a
 * part every second, is likely still recording.
 */
const alive = "greatest(takes.last_part_at, takes.created_at) > now() - interval '15 seconds'";
/**
 * SQL expression: days for which the take's audio is kept, by its practice's setting, else by $1, the server's. 0:
 * forever.
 */
const retentionDays = `(select coalesce(o.retention_days, $1) from visits v join organizations o on o.id = v.organization_id
       where v.id = takes.visit_id)`;
/** SQL condition: the take is transcribed, has audio, and finished more than `retentionDays` ago. */
const expired = `state = 'finished' and transcribed and audio_deleted_at is null
     and finished_at < now() - make_interval(days => nullif(${retentionDays}, 0))`;
const samplesPerMs = 48;
/** How many part numbers of one take, from the first missing one on, are searched for missing parts. */
const maxMissing = 1_000;
/** The same limit for each take in a list. */
const maxMissingInList = 100;

/** Owns the `takes` table: takes and the progress of their parts. `PartsRepository` stores the parts themselves. */
export class TakesRepository {
  constructor(private readonly db: Queryable) {}

  /** Returns a take; null if there is none or, logged, if it cannot be read. */
  async readById(id: string, log: RowLog): Promise<Take | null> {
    const row = await this.rowById(id);
    return readableRows(row ? [row] : [], toTake, { kind: "take", schema: takeSchema, log })[0] ?? null;
  }

  /** Returns the visit's takes in the order in which they began. */
  async listByVisit(visitId: string, log: RowLog): Promise<Take[]> {
    return readableRows(await this.rowsByVisit(visitId), toTake, { kind: "take", schema: takeSchema, log });
  }

  async rowById(id: string): Promise<TakeRow | null> {
    const { rows } = await this.db.query<TakeRow>(`select ${columns} from takes where id = $1`, [id]);
    return rows[0] ?? null;
  }

  async rowsByVisit(visitId: string): Promise<TakeRow[]> {
    const sql = `select ${columns} from takes where visit_id = $1 order by seq`;
    return (await this.db.query<TakeRow>(sql, [visitId])).rows;
  }

  /** Returns a take of a visit; null if there is none, or the visit is another user's or deleted. */
  async owned(owner: Owner, visitId: string, takeId: string): Promise<TakeRow | null> {
    const { rows } = await this.db.query<TakeRow>(
      `select ${columns} from takes join visits on visits.id = takes.visit_id
       where takes.id = $1 and visits.id = $2 and visits.owner_id = $3 and visits.organization_id = $4
         and visits.deleted_at is null`,
      [takeId, visitId, owner.id, owner.organizationId],
    );
    return rows[0] ?? null;
  }

  /** Returns true if another recorder is recording this visit live, that is, not importing a file. */
  async isRecordedElsewhere(visitId: string, recorderId: string | null): Promise<boolean> {
    const { rowCount } = await this.db.query(
      `select 1 from takes where visit_id = $1 and state = 'recording' and source <> 'import'
         and recorder_id is distinct from $2 and ${alive} limit 1`,
      [visitId, recorderId],
    );
    return rowCount > 0;
  }

  /** Inserts the visit's next take. The caller has locked the visit's row. @returns false if the id is in use. */
  async insert(take: Pick<TakeRow, "id" | "visit_id" | "mime" | "source" | "recorder_id">): Promise<boolean> {
    const { rowCount } = await this.db.query(
      `insert into takes (id, visit_id, seq, mime, source, recorder_id)
       select $1, $2, coalesce(max(seq) + 1, 0), $3, $4, $5 from takes where visit_id = $2
       on conflict (id) do nothing`,
      [take.id, take.visit_id, take.mime, take.source, take.recorder_id],
    );
    return rowCount > 0;
  }

  /**
   * Counts a part that was just inserted, and moves `next_part` to the next gap if the part filled the first one.
   * @param samples what the part adds to `packet_samples`.
   * @returns the changed row; null if the take is finished or does not exist.
   */
  async countPart(takeId: string, seq: number, samples: number): Promise<TakeRow | null> {
    const { rows } = await this.db.query<TakeRow>(
      `update takes set received = received + 1, packet_samples = packet_samples + $3, highest_part = greatest(highest_part, $2), last_part_at = now(),
         next_part = case when next_part <> $2 then next_part else (
           with recursive held (seq) as (
             select $2::integer
             union all
             select part.seq from held join take_parts part on part.take_id = $1 and part.seq = held.seq + 1
           ) select max(seq) + 1 from held) end
       where id = $1 and state = 'recording' returning ${columns}`,
      [takeId, seq, samples],
    );
    return rows[0] ?? null;
  }

  /**
   * Returns how many parts arrived and which are missing, of the 1,000 from the first missing one on.
   * @param parts expected number of parts; by default that of the finished take, or up to the highest received.
   */
  async partsState(row: TakeRow, parts = expectedParts(row)): Promise<PartsState> {
    const missing = await this.missingParts([{ id: row.id, from: row.next_part, parts }], maxMissing);
    return { received: row.received, next: row.next_part, missing: missing.get(row.id) ?? [] };
  }

  /** As `partsState` for each of the takes, with one query for all, and missing parts of the first 100 only. */
  async partsStates(rows: readonly TakeRow[]): Promise<PartsState[]> {
    const requested = rows.map((row) => ({ id: row.id, from: row.next_part, parts: expectedParts(row) }));
    const missing = await this.missingParts(requested, maxMissingInList);
    return rows.map(({ id, received, next_part: next }) => ({ received, next, missing: missing.get(id) ?? [] }));
  }

  /**
   * Returns the numbers of missing parts by take, for takes that have any.
   * @param takes `from`: the first missing part.
   * @param most how many numbers from there on are searched.
   */
  private async missingParts(
    takes: { id: string; from: number; parts: number }[],
    most: number,
  ): Promise<Map<string, number[]>> {
    const lacking = takes.filter(({ from, parts }) => from < parts);
    if (lacking.length === 0) return new Map();
    const { rows } = await this.db.query<{ id: string; missing: number[] }>(
      `select take.id, array(
         select number from generate_series(take.first, least(take.parts, take.first + $4) - 1) as number
         where not exists (select 1 from take_parts part where part.take_id = take.id and part.seq = number)
         order by number) as missing
       from unnest($1::uuid[], $2::integer[], $3::integer[]) as take (id, first, parts)`,
      [lacking.map(({ id }) => id), lacking.map(({ from }) => from), lacking.map(({ parts }) => parts), most],
    );
    return new Map(rows.map(({ id, missing }) => [id, missing]));
  }

  async finish(id: string, parts: number, durationMs: number): Promise<void> {
    await this.db.query(
      "update takes set state = 'finished', parts = $2, duration_ms = $3, finished_at = now() where id = $1",
      [id, parts, durationMs],
    );
  }

  /** Advances the transcriber's checkpoint, never back. @param settled in samples at 48 kHz. */
  async settle(id: string, settled: number, { isTranscribed = false } = {}): Promise<void> {
    await this.db.query(
      `update takes set settled_samples = greatest(settled_samples, $2), transcribed = transcribed or $3 where id = $1`,
      [id, settled, isTranscribed],
    );
  }

  /** Returns true if a later take of the visit is still being recorded. */
  async hasLaterOpenTake(row: TakeRow): Promise<boolean> {
    const { rowCount } = await this.db.query(
      "select 1 from takes where visit_id = $1 and seq > $2 and state = 'recording' limit 1",
      [row.visit_id, row.seq],
    );
    return rowCount > 0;
  }

  /** Records the key of the take in the audio store. @returns false if the take or its audio was deleted. */
  async markStored(id: string, key: string, bytes: number): Promise<boolean> {
    const { rowCount } = await this.db.query(
      "update takes set stored_key = $2, stored_bytes = $3 where id = $1 and audio_deleted_at is null",
      [id, key, bytes],
    );
    return rowCount > 0;
  }

  /**
   * Returns the ids of transcribed takes whose audio is past its retention, oldest first.
   * @param days the server's setting.
   */
  async expired(days: number, limit: number): Promise<string[]> {
    const { rows } = await this.db.query<{ id: string }>(
      `select id from takes where ${expired} order by finished_at limit $2`,
      [days, limit],
    );
    return rows.map(({ id }) => id);
  }

  /** Locks an expired take. @returns null if it is no longer expired: another server deleted its audio first. */
  async lockExpired(id: string, days: number): Promise<Pick<TakeRow, "id" | "visit_id" | "stored_key"> | null> {
    const { rows } = await this.db.query<Pick<TakeRow, "id" | "visit_id" | "stored_key">>(
      `select id, visit_id, stored_key from takes where id = $2 and ${expired} for update`,
      [days, id],
    );
    return rows[0] ?? null;
  }

  async markAudioDeleted(id: string): Promise<void> {
    await this.db.query("update takes set audio_deleted_at = now() where id = $1", [id]);
  }
}

const expectedParts = (row: TakeRow): number => row.parts ?? row.highest_part + 1;

/** Converts a row to the take of the API. */
export function toTake(row: TakeRow): Take {
  const settledMs = Math.floor(row.settled_samples / samplesPerMs);
  return {
    id: row.id,
    visit_id: row.visit_id,
    seq: row.seq,
    mime: row.mime,
    source: row.source,
    state: row.state,
    parts: row.parts,
    received: row.received,
    duration_ms: row.duration_ms,
    transcribed_ms: row.state === "finished" ? Math.min(settledMs, row.duration_ms) : settledMs,
    has_audio: row.audio_deleted_at === null,
    created_at: row.created_at.toISOString(),
    finished_at: row.finished_at?.toISOString() ?? null,
  };
}
