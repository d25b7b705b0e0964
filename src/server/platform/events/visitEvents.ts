import type { VisitEventType } from "../../../shared/events/visitEvent";
import type { Queryable } from "../database/database";

/** One line of the visit's history of changes: what changed, not what it is now. */
export interface VisitChange {
  id: number;
  visitId: string;
  type: VisitEventType;
  ref: string | null;
}

/**
 * Records that something of a visit changed and tells every server (NOTIFY `visit_changed` with `<visit>:<event id>`).
 * Call it in the transaction that made the change: the notice goes out when that commits.
 *
 * @param ref id of the take, utterance or note that changed; null for the visit itself and the whole transcript.
 */
export async function publishChange(
  tx: Queryable,
  visitId: string,
  type: VisitEventType,
  ref: string | null = null,
): Promise<void> {
  await tx.query(
    `with event as (insert into visit_events (visit_id, type, ref) values ($1, $2, $3) returning id)
     select pg_notify('visit_changed', $1::text || ':' || id) from event`,
    [visitId, type, ref],
  );
}

/** Tells the workers of every server that a visit has work due (see `visit_work`). Call it in the same transaction. */
export async function wakeWorkers(tx: Queryable, visitId: string): Promise<void> {
  await tx.query(
    `insert into visit_work (visit_id) values ($1)
     on conflict (visit_id) do update set due = true, not_before = least(visit_work.not_before, now()), updated_at = now()`,
    [visitId],
  );
  await tx.query("select pg_notify('visit_work', $1)", [visitId]);
}
