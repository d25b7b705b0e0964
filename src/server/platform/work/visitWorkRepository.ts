import type { Queryable } from "../database/database";

/** How long a lease lasts without being renewed, in seconds: a dead worker's visit is taken over after this. */
export const leaseSeconds = 10;

/** The only code that takes, renews and gives back leases (`visit_work`). */
export class VisitWorkRepository {
  constructor(private readonly db: Queryable) {}

  /** Takes up to `limit` visits that have work due and no living worker. */
  async take(worker: string, limit: number): Promise<{ visitId: string; epoch: number; attempts: number }[]> {
    const { rows } = await this.db.query<{ visitId: string; epoch: number; attempts: number }>(
      `update visit_work w
       set worker = $1, epoch = epoch + 1, leased_until = now() + make_interval(secs => ${leaseSeconds})
       where visit_id in (
         select due.visit_id from visit_work due join visits v on v.id = due.visit_id
         where due.due and due.not_before <= now() and (due.leased_until is null or due.leased_until < now())
           and v.deleted_at is null
         order by due.not_before limit $2 for update of due skip locked)
       returning w.visit_id as "visitId", w.epoch, w.attempts`,
      [worker, limit],
    );
    return rows;
  }

  /** Whether any visit has work due, also one whose time has not come or that a worker has. */
  async hasDue(): Promise<boolean> {
    const { rows } = await this.db.query<{ any: boolean }>(`select exists (select from visit_work where due) as any`);
    return rows[0]?.any === true;
  }

  /** Renews leases. @returns the visits that are still this worker's. */
  async renew(leases: readonly { visitId: string; epoch: number }[]): Promise<string[]> {
    const { rows } = await this.db.query<{ visitId: string }>(
      `update visit_work w set leased_until = now() + make_interval(secs => ${leaseSeconds})
       from unnest($1::uuid[], $2::bigint[]) as held (visit_id, epoch)
       where w.visit_id = held.visit_id and w.epoch = held.epoch
       returning w.visit_id as "visitId"`,
      [leases.map(({ visitId }) => visitId), leases.map(({ epoch }) => epoch)],
    );
    return rows.map(({ visitId }) => visitId);
  }

  /** What the visit's work row says now; `seen` changes with every wake-up. */
  async look(visitId: string): Promise<{ seen: string; hasDraft: boolean } | null> {
    const { rows } = await this.db.query<{ seen: string; hasDraft: boolean }>(
      `select updated_at::text as seen, draft is not null as "hasDraft" from visit_work where visit_id = $1`,
      [visitId],
    );
    return rows[0] ?? null;
  }

  /** Nothing is left to do: gives the visit back, unless it was woken since `seen`. @returns whether it was given back. */
  async finish(visitId: string, epoch: number, seen: string): Promise<boolean> {
    const { rowCount } = await this.db.query(
      `update visit_work set due = false, worker = null, leased_until = null, attempts = 0, not_before = now()
       where visit_id = $1 and epoch = $2 and updated_at::text = $3`,
      [visitId, epoch, seen],
    );
    return rowCount > 0;
  }

  /** Gives the visit back with its work still due, and tells the other workers. */
  async giveBack(visitId: string, epoch: number, { failed }: { failed: boolean }): Promise<void> {
    await this.db.query(
      `with given as (
         update visit_work set worker = null, leased_until = null, not_before = now(), attempts = attempts + $3::int
         where visit_id = $1 and epoch = $2 returning visit_id)
       select pg_notify('visit_work', visit_id::text) from given`,
      [visitId, epoch, failed ? 1 : 0],
    );
  }
}
