import type { Queryable } from "../platform/database/Database";
import type { QueryWord } from "./patientTokens";
import type { PageCursor } from "../platform/http/pageCursor";

/** A row of `patients` without its tokens. */
export interface PatientRow {
  id: string;
  sealed: Buffer;
  merged_into: string | null;
  survivor_id: string;
  created_at: Date;
  updated_at: Date;
}

interface NewPatientRow {
  id: string;
  organizationId: string;
  userId: string;
  sealed: Buffer;
  searchTokens: readonly string[];
}

interface PatientListFilter {
  words: readonly QueryWord[];
  after: PageCursor | null;
  limit: number;
}

const columns = "id, sealed, merged_into, survivor_id, created_at, updated_at";

/** Owns the tables `patients` and `patient_numbers`. Every query is scoped to one organization. */
export class PatientsRepository {
  constructor(
    private readonly db: Queryable,
    private readonly organizationId: string,
  ) {}

  /**
   * Returns the record, merged or not; null if it is not this organization's.
   * @param lock locks it until the transaction ends.
   */
  async byId(id: string, { lock = false } = {}): Promise<PatientRow | null> {
    const { rows } = await this.db.query<PatientRow>(
      `select ${columns} from patients where organization_id = $1 and id = $2 ${lock ? "for no key update" : ""}`,
      [this.organizationId, id],
    );
    return rows[0] ?? null;
  }

  /** Returns the records that were merged into this one, directly or not, oldest first. */
  async mergedInto(id: string): Promise<PatientRow[]> {
    const { rows } = await this.db.query<PatientRow>(
      `select ${columns} from patients where organization_id = $1 and survivor_id = $2 and id <> $2 order by created_at, id`,
      [this.organizationId, id],
    );
    return rows;
  }

  /**
   * Returns patients that match every word, most recently used first; one more than the limit if there are more. The
   * tokens of a patient include those of the records merged into it.
   */
  async list({ words, after, limit }: PatientListFilter): Promise<(PatientRow & { used_at: string })[]> {
    const values: unknown[] = [this.organizationId];
    const value = (item: unknown): string => `$${values.push(item)}`;
    const where = ["organization_id = $1", "merged_into is null"];
    for (const tokens of words) where.push(`search_tokens && ${value(tokens)}::bigint[]`);
    if (after) where.push(`(last_used_at, id) < (${value(after.time)}::timestamptz, ${value(after.id)}::uuid)`);
    const { rows } = await this.db.query<PatientRow & { used_at: string }>(
      `select ${columns}, to_char(last_used_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as used_at
       from patients where ${where.join(" and ")}
       order by last_used_at desc, id desc limit ${value(limit + 1)}`,
      values,
    );
    return rows;
  }

  /** Returns the ids of all records, merged ones included, of at most `limit` patients that match every word. */
  async idsMatching(words: readonly QueryWord[], limit: number): Promise<string[]> {
    if (words.length === 0) return [];
    const values: unknown[] = [this.organizationId, limit];
    const matches = words.map((tokens) => `search_tokens && $${values.push(tokens)}::bigint[]`);
    const { rows } = await this.db.query<{ id: string }>(
      `select id from patients where survivor_id in (
         select id from patients where organization_id = $1 and merged_into is null and ${matches.join(" and ")}
         order by last_used_at desc, id desc limit $2)`,
      values,
    );
    return rows.map(({ id }) => id);
  }

  /** Inserts a patient. @returns false if a patient with this id exists in any organization. */
  async insert({ id, organizationId, userId, sealed, searchTokens }: NewPatientRow): Promise<boolean> {
    const { rowCount } = await this.db.query(
      `insert into patients (id, organization_id, created_by, sealed, search_tokens, survivor_id)
       values ($1, $2, $3, $4, $5, $1) on conflict (id) do nothing`,
      [id, organizationId, userId, sealed, searchTokens],
    );
    return rowCount > 0;
  }

  async update(id: string, sealed: Buffer, searchTokens: readonly string[]): Promise<void> {
    await this.db.query(
      `update patients set sealed = $3, search_tokens = $4, updated_at = now() where organization_id = $1 and id = $2`,
      [this.organizationId, id, sealed, searchTokens],
    );
  }

  /** Replaces the search tokens of a patient. */
  async setTokens(id: string, searchTokens: readonly string[]): Promise<void> {
    await this.db.query("update patients set search_tokens = $3 where organization_id = $1 and id = $2", [
      this.organizationId,
      id,
      searchTokens,
    ]);
  }

  /** Deletes the record; its key is destroyed with it. @throws PostgreSQL's 23503 if visits or others refer to it. */
  async delete(id: string): Promise<void> {
    await this.db.query("delete from patients where organization_id = $1 and id = $2", [this.organizationId, id]);
  }

  /** Moves the patient to the front of the list. */
  async touch(id: string): Promise<void> {
    await this.db.query("update patients set last_used_at = now() where organization_id = $1 and id = $2", [
      this.organizationId,
      id,
    ]);
  }

  /**
   * Replaces the patient's record numbers.
   * @returns the id of another patient that has one of them already; otherwise null.
   */
  async setNumbers(patientId: string, tokens: readonly string[]): Promise<string | null> {
    await this.db.query("delete from patient_numbers where organization_id = $1 and patient_id = $2", [
      this.organizationId,
      patientId,
    ]);
    const { rowCount } = await this.db.query(
      `insert into patient_numbers (organization_id, token, patient_id)
       select $1, token, $2 from unnest($3::bigint[]) as t (token) on conflict do nothing`,
      [this.organizationId, patientId, tokens],
    );
    if (rowCount === tokens.length) return null;
    const { rows } = await this.db.query<{ id: string }>(
      `select p.survivor_id as id from patient_numbers n join patients p on p.id = n.patient_id
       where n.organization_id = $1 and n.token = any($2::bigint[]) and n.patient_id <> $3 limit 1`,
      [this.organizationId, tokens, patientId],
    );
    return rows[0]?.id ?? null;
  }

  /** Locks several records in the order of their ids, so that two merges cannot deadlock. */
  async lock(ids: readonly string[]): Promise<void> {
    await this.db.query("select 1 from patients where organization_id = $1 and id = any($2) order by id for update", [
      this.organizationId,
      ids,
    ]);
  }

  /** Merges a record, together with the records merged into it before, into one that is not merged itself. */
  async merge(id: string, into: string): Promise<void> {
    await this.db.query(
      "update patients set merged_into = $3, updated_at = now() where organization_id = $1 and id = $2",
      [this.organizationId, id, into],
    );
    await this.db.query("update patients set survivor_id = $3 where organization_id = $1 and survivor_id = $2", [
      this.organizationId,
      id,
      into,
    ]);
  }

  /** Undoes a merge: separates the record, together with the records that were merged into it before. */
  async separate(id: string): Promise<void> {
    await this.db.query(
      "update patients set merged_into = null, updated_at = now() where organization_id = $1 and id = $2",
      [this.organizationId, id],
    );
    await this.db.query(
      `with recursive family as (
         select id from patients where organization_id = $1 and id = $2
         union select p.id from patients p join family f on p.merged_into = f.id)
       update patients set survivor_id = $2 where id in (select id from family)`,
      [this.organizationId, id],
    );
  }
}
