import type { DocumentKind } from "../../shared/notes/document";
import type { Queryable } from "../platform/database/Database";

/** Duration of a lease in seconds: a dead worker's visit is taken over after this. */
export const leaseSeconds = 10;

/** A draft request: the kind of the document, and `PendingDraft` encrypted. */
export interface SealedDraft {
  kind: DocumentKind;
  sealed: Buffer;
}

/** Suffix of notifications about work that can wait. */
const notUrgentSuffix = ":later";

/**
 * The tables of work, and the channels on which it is announced. `visit_work`: transcription and storage. `draft_work`:
 * drafting, under a lease of its own, so that it never delays a transcript.
 */
export type WorkTable = "visit_work" | "draft_work";

/**
 * Owns `visit_work`, `draft_work` and `pending_drafts`: which visits have due work, who holds the lease, and the sealed
 * draft requests.
 */
export class VisitWorkRepository {
  constructor(
    private readonly db: Queryable,
    private readonly table: WorkTable = "visit_work",
  ) {}

  /**
   * Makes work due on the visit and notifies the workers of every server after the commit. Creates or locks the visit's
   * row.
   * @param isUrgent false if a busy server may let it wait.
   */
  async wake(visitId: string, { isUrgent = true } = {}): Promise<void> {
    await this.db.query(
      `insert into ${this.table} as w (visit_id) values ($1)
       on conflict (visit_id) do update
       set due = true, not_before = least(w.not_before, now()), updated_at = now()`,
      [visitId],
    );
    this.db.notify(this.table, isUrgent ? visitId : visitId + notUrgentSuffix);
  }

  /**
   * Claims, for `leaseSeconds`, up to `limit` visits with due work and no live lease, longest due first. At most
   * `maxPerClinician` visits of one clinician are leased at a time, so that their visits do not delay those of others.
   */
  async claim(
    worker: string,
    limit: number,
    maxPerClinician = limit,
  ): Promise<{ visitId: string; epoch: number; attempts: number }[]> {
    const { rows } = await this.db.query<{ visitId: string; epoch: number; attempts: number }>(
      `update ${this.table} w
       set worker = $1, epoch = epoch + 1, leased_until = now() + make_interval(secs => ${leaseSeconds})
       where visit_id in (
         select due.visit_id from ${this.table} due join (
           select d.visit_id, row_number() over (
             partition by v.owner_id order by coalesce(d.leased_until >= now(), false) desc, d.not_before) as turn
           from ${this.table} d join visits v on v.id = d.visit_id where d.due and v.deleted_at is null
         ) free on free.visit_id = due.visit_id
         where free.turn <= $3 and due.due and due.not_before <= now()
           and (due.leased_until is null or due.leased_until < now())
         order by due.not_before limit $2 for update of due skip locked)
       returning w.visit_id as "visitId", w.epoch, w.attempts`,
      [worker, limit, maxPerClinician],
    );
    return rows;
  }

  /** Whether any visit has due work, including future and claimed work. */
  async hasDue(): Promise<boolean> {
    const { rows } = await this.db.query<{ any: boolean }>(
      `select exists (select from ${this.table} where due) as any`,
    );
    return rows[0]?.any === true;
  }

  /** Renews leases. @returns the ids of the visits whose lease this worker still has. */
  async renew(leases: readonly { visitId: string; epoch: number }[]): Promise<string[]> {
    const { rows } = await this.db.query<{ visitId: string }>(
      `update ${this.table} w set leased_until = now() + make_interval(secs => ${leaseSeconds})
       from unnest($1::uuid[], $2::bigint[]) as held (visit_id, epoch)
       where w.visit_id = held.visit_id and w.epoch = held.epoch
       returning w.visit_id as "visitId"`,
      [leases.map(({ visitId }) => visitId), leases.map(({ epoch }) => epoch)],
    );
    return rows.map(({ visitId }) => visitId);
  }

  /** Completes the work and releases the visit, unless it was woken since `seen`. @returns whether it was released. */
  async finish(visitId: string, epoch: number, seen: string): Promise<boolean> {
    const { rowCount } = await this.db.query(
      `update ${this.table} set due = false, worker = null, leased_until = null, attempts = 0, not_before = now()
       where visit_id = $1 and epoch = $2 and updated_at::text = $3`,
      [visitId, epoch, seen],
    );
    return rowCount > 0;
  }

  /** Releases the visit with its work still due, and notifies all workers. `failed` counts an attempt. */
  async release(visitId: string, epoch: number, { failed }: { failed: boolean }): Promise<void> {
    const { rowCount } = await this.db.query(
      `update ${this.table} set worker = null, leased_until = null, not_before = now(), attempts = attempts + $3::int
       where visit_id = $1 and epoch = $2`,
      [visitId, epoch, failed ? 1 : 0],
    );
    if (rowCount > 0) this.db.notify(this.table, visitId);
  }

  /** Locks the row if the lease is still the one of `epoch`. @returns false if another worker has the visit. */
  async lockLease(visitId: string, epoch: number): Promise<boolean> {
    const { rowCount } = await this.db.query(
      `select 1 from ${this.table} where visit_id = $1 and epoch = $2 for update`,
      [visitId, epoch],
    );
    return rowCount > 0;
  }

  /** Locks the row, regardless of its lease. */
  async lock(visitId: string): Promise<void> {
    await this.db.query(`select 1 from ${this.table} where visit_id = $1 for update`, [visitId]);
  }

  /** Returns the sealed request for a document of this kind, or the next one of any kind; null if none is pending. */
  async draft(visitId: string, kind: DocumentKind | null): Promise<SealedDraft | null> {
    const { rows } = await this.db.query<SealedDraft>(
      `select kind, sealed from pending_drafts where visit_id = $1 and ($2::text is null or kind = $2)
       order by kind <> 'note', kind limit 1`,
      [visitId, kind],
    );
    return rows[0] ?? null;
  }

  /**
   * Stores the sealed request in place of another of its kind. Call it after `wakeDrafters`, which creates the work
   * row.
   */
  async setDraft(visitId: string, { kind, sealed }: SealedDraft): Promise<void> {
    await this.db.query(
      `insert into pending_drafts (visit_id, kind, sealed) values ($1, $2, $3)
       on conflict (visit_id, kind) do update set sealed = excluded.sealed`,
      [visitId, kind, sealed],
    );
  }

  /** Removes the request, unless another one replaced it. */
  async clearDraft(visitId: string, sealed: Buffer): Promise<void> {
    await this.db.query("delete from pending_drafts where visit_id = $1 and sealed = $2", [visitId, sealed]);
  }
}

/** Makes work due in the transaction that causes it; see `VisitWorkRepository.wake`. */
export const wakeWorkers = (tx: Queryable, visitId: string, how?: { isUrgent: boolean }): Promise<void> =>
  new VisitWorkRepository(tx).wake(visitId, how);

/** As `wakeWorkers`, for drafting. If a transaction locks both rows, it locks the one of `visit_work` first. */
export const wakeDrafters = (tx: Queryable, visitId: string): Promise<void> =>
  new VisitWorkRepository(tx, "draft_work").wake(visitId);

/** Parses a notification of work. `notice`, and so `visitId`, is null if the connection was lost. */
export function readWorkNotice(notice: string | null): { visitId: string | null; isUrgent: boolean } {
  const isUrgent = !notice?.endsWith(notUrgentSuffix);
  return { visitId: isUrgent ? notice : (notice?.slice(0, -notUrgentSuffix.length) ?? null), isUrgent };
}
