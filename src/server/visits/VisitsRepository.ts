import type { Consent, VisitStatus } from "../../shared/visits/visit";
import type { Queryable } from "../platform/database/Database";
import type { Owner } from "../platform/http/currentUser";
import type { QueryToken } from "./searchTokens";
import { sharedIn, sharedMatches } from "./SharedVisitsRepository";
import type { VisitFilter } from "./visitFilter";
import { type StoredConsent, visitColumns, type VisitRow } from "./visitRow";

/** What `lock` returns of a visit. */
interface LockedVisit {
  status: VisitStatus;
  templateId: string | null;
  /** How often a failing speech engine was retried since the status was set. */
  retries: number;
}

/** What `owned` returns of a visit. */
export interface VisitHandle {
  id: string;
  organizationId: string;
  ownerId: string;
  status: VisitStatus;
  templateId: string | null;
}

/** The columns of a new visit; `sealed` holds its encrypted details. */
export interface NewVisitRow {
  id: string;
  organizationId: string;
  ownerId: string;
  patientId: string | null;
  templateId: string;
  sealed: Buffer;
  searchTokens: readonly string[];
  consent: Consent | null;
  /** ISO 8601; null until the visit's first take begins. */
  startedAt: string | null;
  timeZone: string | null;
}

/** Which visits a list or a search returns. */
export interface VisitListFilter extends Omit<VisitFilter, "q"> {
  owner: Owner;
  /** `mine` (default): the person's own visits; `practice`: all that it shares, found by the tokens of its key. */
  scope?: "mine" | "practice" | undefined;
  tokens: readonly QueryToken[];
  /** Ids of patients that the search text names: their visits are found like those that match the tokens. */
  patientIds: readonly string[];
}

/** SQL condition that a visit is this owner's, given the placeholders of their id and organization. */
const ownedBy = (owner: string, organization: string): string =>
  `owner_id = ${owner} and organization_id = ${organization}`;

/** SQL query for the ids of all records that were merged with this one, and its own. @param id placeholder. */
const sameSurvivor = (id: string): string =>
  `select one.id from patients given join patients one on one.survivor_id = given.survivor_id
     and one.organization_id = given.organization_id where given.id = ${id}`;

/** Number of search tokens at which no more are added for a transcript. Corrections add tokens and remove none. */
const maxTokens = 50_000;
/** How long a deleted visit can be restored. */
const restoreMinutes = 10;

/** Owns the `visits` table. `Visits` decrypts and encrypts its rows. */
export class VisitsRepository {
  constructor(private readonly db: Queryable) {}

  /** Returns the row, even of a deleted visit until it is purged; null if there is none. */
  async byId(id: string): Promise<VisitRow | null> {
    const { rows } = await this.db.query<VisitRow>(`select ${visitColumns} from visits where id = $1`, [id]);
    return rows[0] ?? null;
  }

  /**
   * Returns the visit; null unless it is this owner's and not deleted.
   * @param lock locks the row until the transaction ends; rows that refer to it (events, takes) can still be added.
   */
  async owned(owner: Owner, id: string, { lock = false } = {}): Promise<VisitHandle | null> {
    const { rows } = await this.db.query<VisitHandle>(
      `select id, organization_id as "organizationId", owner_id as "ownerId", status, template_id as "templateId"
       from visits where id = $1 and ${ownedBy("$2", "$3")} and deleted_at is null ${lock ? "for no key update" : ""}`,
      [id, owner.id, owner.organizationId],
    );
    return rows[0] ?? null;
  }

  /** Whether the visit is this owner's, deleted or not. */
  async isOwn(owner: Owner, id: string): Promise<boolean> {
    const sql = `select 1 from visits where id = $1 and ${ownedBy("$2", "$3")}`;
    return (await this.db.query(sql, [id, owner.id, owner.organizationId])).rowCount > 0;
  }

  async statusOf(id: string): Promise<VisitStatus | null> {
    const { rows } = await this.db.query<{ status: VisitStatus }>("select status from visits where id = $1", [id]);
    return rows[0]?.status ?? null;
  }

  /** Locks the row until the transaction ends. @returns null if there is no such visit. */
  async lock(id: string): Promise<LockedVisit | null> {
    const { rows } = await this.db.query<LockedVisit>(
      `select status, retries, template_id as "templateId" from visits where id = $1 for update`,
      [id],
    );
    return rows[0] ?? null;
  }

  /** Locks the row of a deleted visit. @returns false if the visit is not deleted or does not exist. */
  async lockDeleted(id: string): Promise<boolean> {
    const { rowCount } = await this.db.query(
      "select 1 from visits where id = $1 and deleted_at is not null for update",
      [id],
    );
    return rowCount > 0;
  }

  /** Whether a take of the visit is open and began, or received a part, in the last hour. */
  async receivesAudio(id: string): Promise<boolean> {
    const { rows } = await this.db.query(
      `select 1 from takes where visit_id = $1 and state = 'recording'
       and coalesce(last_part_at, created_at) > now() - interval '1 hour'`,
      [id],
    );
    return rows.length > 0;
  }

  async consentOf(id: string): Promise<StoredConsent | null> {
    type Row = Pick<VisitRow, "consent">;
    const { rows } = await this.db.query<Row>("select consent from visits where id = $1", [id]);
    return rows[0]?.consent ?? null;
  }

  async sealedText(id: string): Promise<Buffer | null> {
    const { rows } = await this.db.query<{ sealed: Buffer }>("select sealed from visits where id = $1", [id]);
    return rows[0]?.sealed ?? null;
  }

  /**
   * Returns rows of the owner's or the shared visits, newest first; one more than the limit if there are more.
   * `cursor_time` is `created_at` in UTC with microseconds, for the cursor.
   */
  async list(filter: VisitListFilter): Promise<(VisitRow & { cursor_time: string })[]> {
    const values: unknown[] = [filter.owner.organizationId];
    const value = (item: unknown): string => `$${values.push(item)}`;
    const isShared = filter.scope === "practice";
    const where = isShared ? [sharedIn("$1")] : [ownedBy(value(filter.owner.id), "$1"), "deleted_at is null"];
    if (filter.statuses) where.push(`status = any(${value(filter.statuses)})`);
    if (filter.patientId) where.push(`patient_id in (${sameSurvivor(value(filter.patientId))})`);
    if (filter.from) where.push(`created_at >= ${value(filter.from)}`);
    if (filter.to) where.push(`created_at < ${value(filter.to)}`);
    if (filter.after)
      where.push(`(created_at, id) < (${value(filter.after.time)}::timestamptz, ${value(filter.after.id)}::uuid)`);
    const matches = isShared
      ? sharedMatches(filter.tokens, "$1", value)
      : filter.tokens.map(
          ({ prefix, spoken }) =>
            `(search_tokens @> array[${value(prefix)}::bigint] or transcript_tokens @> array[${value(spoken)}::bigint])`,
        );
    if (matches.length > 0) {
      const ofPatients =
        filter.patientIds.length > 0 ? ` or patient_id = any(${value(filter.patientIds)}::uuid[])` : "";
      where.push(`(${matches.join(" and ")}${ofPatients})`);
    }
    const { rows } = await this.db.query<VisitRow & { cursor_time: string }>(
      `select ${visitColumns}, to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as cursor_time
       from visits where ${where.join(" and ")} order by created_at desc, id desc limit ${value(filter.limit + 1)}`,
      values,
    );
    return rows;
  }

  /** Returns the template of the owner's newest visit; null before the first. */
  async lastTemplate(owner: Owner): Promise<string | null> {
    const { rows } = await this.db.query<{ template_id: string }>(
      `select template_id from visits where ${ownedBy("$1", "$2")} and deleted_at is null and template_id is not null
       order by created_at desc, id desc limit 1`,
      [owner.id, owner.organizationId],
    );
    return rows[0]?.template_id ?? null;
  }

  /** Inserts a visit. @returns false if a visit with this id exists, of any owner. */
  async insert(visit: NewVisitRow): Promise<boolean> {
    const { rowCount } = await this.db.query(
      `insert into visits (id, organization_id, owner_id, patient_id, template_id, sealed, search_tokens, consent,
         started_at, time_zone, has_owner_tokens)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, true) on conflict (id) do nothing`,
      [
        visit.id,
        visit.organizationId,
        visit.ownerId,
        visit.patientId,
        visit.templateId,
        visit.sealed,
        visit.searchTokens,
        visit.consent && storedConsent(visit.consent, visit.ownerId),
        visit.startedAt,
        visit.timeZone,
      ],
    );
    return rowCount > 0;
  }

  async setText(id: string, sealed: Buffer, searchTokens: readonly string[]): Promise<void> {
    const values = [id, sealed, searchTokens];
    await this.db.query("update visits set sealed = $2, search_tokens = $3, updated_at = now() where id = $1", values);
  }

  /**
   * Returns the id of the visit's owner; null if there is no such visit.
   * @param lock locks it until the transaction ends.
   */
  async ownerOf(id: string, { lock = false } = {}): Promise<string | null> {
    const { rows } = await this.db.query<{ ownerId: string }>(
      `select owner_id as "ownerId" from visits where id = $1 ${lock ? "for no key update" : ""}`,
      [id],
    );
    return rows[0]?.ownerId ?? null;
  }

  /**
   * Returns ids, in order, of visits whose search tokens are not made with their owner's key.
   * @param after the last id of the previous call.
   */
  async withoutOwnerTokens(after: string | null, limit: number): Promise<string[]> {
    const { rows } = await this.db.query<{ id: string }>(
      "select id from visits where not has_owner_tokens and ($1::uuid is null or id > $1) order by id limit $2",
      [after, limit],
    );
    return rows.map(({ id }) => id);
  }

  /** Replaces the tokens of text and transcript by tokens made with the owner's key. */
  async renewTokens(id: string, search: readonly string[], transcript: readonly string[]): Promise<void> {
    await this.db.query(
      "update visits set search_tokens = $2, transcript_tokens = $3, has_owner_tokens = true where id = $1",
      [id, search, transcript],
    );
  }

  /** Adds search tokens of the transcript, unless the visit has `maxTokens` or more. */
  async addTranscriptTokens(id: string, tokens: readonly string[]): Promise<void> {
    await this.db.query(
      `update visits set transcript_tokens = array(select distinct unnest(transcript_tokens || $2::bigint[]))
       where id = $1 and not transcript_tokens @> $2::bigint[] and cardinality(transcript_tokens) < $3`,
      [id, tokens, maxTokens],
    );
  }

  /** @returns whether the visit had another template. */
  async setTemplate(id: string, templateId: string | null): Promise<boolean> {
    const { rowCount } = await this.db.query(
      "update visits set template_id = $2, updated_at = now() where id = $1 and template_id is distinct from $2",
      [id, templateId],
    );
    return rowCount > 0;
  }

  async setPatient(id: string, patientId: string | null): Promise<void> {
    await this.db.query("update visits set patient_id = $2, updated_at = now() where id = $1", [id, patientId]);
  }

  /**
   * Stores the patient's answer if the visit has none, or one that differs in `given`. Repeated consent keeps the first
   * answer with its time and author. A repeated refusal keeps the later one: consent dated between the two, which can
   * arrive later with a take, must not replace it.
   */
  async setConsent(id: string, consent: Consent, notedBy: string): Promise<void> {
    await this.db.query(
      `update visits set consent = $2, updated_at = now()
       where id = $1 and (consent is null or consent->'given' is distinct from ($2::jsonb)->'given'
         or not (consent->>'given')::boolean and (consent->>'at')::timestamptz < (($2::jsonb)->>'at')::timestamptz)`,
      [id, storedConsent(consent, notedBy)],
    );
  }

  /** Stores the patient's answer in place of any earlier one. */
  async replaceConsent(id: string, consent: Consent, notedBy: string): Promise<void> {
    await this.db.query("update visits set consent = $2 where id = $1", [id, storedConsent(consent, notedBy)]);
  }

  /** Sets status and reason, and cancels a planned retry. @returns whether anything changed. */
  async setStatus(id: string, status: VisitStatus, reason: string | null): Promise<boolean> {
    const { rowCount } = await this.db.query(
      `update visits set status = $2, status_reason = $3, retry_at = null, retries = 0, updated_at = now()
       where id = $1 and (status, status_reason, retries) is distinct from ($2, $3, 0)`,
      [id, status, reason],
    );
    return rowCount > 0;
  }

  /** Plans and counts a retry of the speech engine. @param reason the failure, as a sentence. */
  async planRetry(id: string, reason: string, waitMs: number): Promise<void> {
    await this.db.query(
      `update visits set status_reason = $2, retry_at = now() + make_interval(secs => $3 / 1000.0),
         retries = retries + 1, updated_at = now()
       where id = $1`,
      [id, reason, waitMs],
    );
  }

  /** Makes a planned retry due. @returns false if none is planned. */
  async retryNow(id: string): Promise<boolean> {
    const { rowCount } = await this.db.query(
      `update visits set retry_at = least(retry_at, now()), updated_at = now() where id = $1 and retry_at is not null`,
      [id],
    );
    return rowCount > 0;
  }

  /** Stores the numbers of open findings of the visit's note, and when it was signed. @returns whether any changed. */
  async setNoteState(
    id: string,
    { toResolve, toReview, signedAt }: { toResolve: number; toReview: number; signedAt: string | null },
  ): Promise<boolean> {
    const { rowCount } = await this.db.query(
      `update visits set to_answer = $2, to_check = $3, signed_at = $4, updated_at = now()
       where id = $1 and (to_answer, to_check, signed_at) is distinct from ($2, $3, $4::timestamptz)`,
      [id, toResolve, toReview, signedAt],
    );
    return rowCount > 0;
  }

  /** Sets the start of the visit to now, unless it has one. */
  async start(id: string): Promise<void> {
    await this.db.query("update visits set started_at = now() where id = $1 and started_at is null", [id]);
  }

  /** Sets the duration of the visit to the sum of its takes. */
  async countDuration(id: string): Promise<void> {
    await this.db.query(
      `update visits set updated_at = now(),
         duration_ms = (select coalesce(sum(duration_ms), 0) from takes where visit_id = $1)
       where id = $1`,
      [id],
    );
  }

  async markDeleted(id: string): Promise<void> {
    await this.db.query("update visits set deleted_at = now(), updated_at = now() where id = $1", [id]);
  }

  /** @returns false if the visit is not this owner's or was deleted too long ago. */
  async restore(id: string, owner: Owner): Promise<boolean> {
    const { rowCount } = await this.db.query(
      `update visits set deleted_at = null, updated_at = now() where id = $1 and ${ownedBy("$2", "$3")}
       and (deleted_at is null or deleted_at > now() - make_interval(mins => $4))`,
      [id, owner.id, owner.organizationId, restoreMinutes],
    );
    return rowCount > 0;
  }

  /** Returns the ids of the patients of an owner's visits. */
  async patientsOf(ownerId: string): Promise<string[]> {
    const { rows } = await this.db.query<{ id: string }>(
      "select distinct patient_id as id from visits where owner_id = $1 and patient_id is not null",
      [ownerId],
    );
    return rows.map(({ id }) => id);
  }

  /** Replaces a patient in all visits of an owner; null for none. */
  async changePatient(ownerId: string, patientId: string, newPatientId: string | null): Promise<void> {
    await this.db.query("update visits set patient_id = $3 where owner_id = $1 and patient_id = $2", [
      ownerId,
      patientId,
      newPatientId,
    ]);
  }

  /**
   * Gives all visits of an owner, including deleted ones, to another owner, organization or both. `renewSearchTokens`
   * then makes the search tokens for another owner.
   * @returns their ids.
   */
  async giveAll(ownerId: string, to: { ownerId?: string; organizationId?: string }): Promise<string[]> {
    const { rows } = await this.db.query<{ id: string }>(
      `update visits set owner_id = coalesce($2, owner_id), organization_id = coalesce($3, organization_id),
         has_owner_tokens = has_owner_tokens and $2 is null
       where owner_id = $1 returning id`,
      [ownerId, to.ownerId ?? null, to.organizationId ?? null],
    );
    return rows.map(({ id }) => id);
  }

  /** Returns ids of visits that can no longer be restored, longest deleted first. */
  async purgeable(limit: number): Promise<string[]> {
    const { rows } = await this.db.query<{ id: string }>(
      "select id from visits where deleted_at < now() - make_interval(mins => $1) order by deleted_at limit $2",
      [restoreMinutes, limit],
    );
    return rows.map(({ id }) => id);
  }

  /** Deletes the visit with everything that belongs to it. */
  async delete(id: string): Promise<void> {
    await this.db.query("delete from visits where id = $1", [id]);
  }
}

function storedConsent(consent: Consent, notedBy: string): string {
  return JSON.stringify({ ...consent, noted_by: notedBy, noted_at: new Date().toISOString() });
}
