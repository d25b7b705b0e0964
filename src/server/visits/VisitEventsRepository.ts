import type { VisitEventType } from "../../shared/events/visitEvent";
import type { Queryable } from "../platform/database/Database";

/**
 * A changed resource of a visit. `id` is the event's; `ref` is that of the take, utterance or document, and null for
 * the visit itself and the whole transcript.
 */
export interface Change {
  id: number;
  type: VisitEventType;
  ref: string | null;
}

/** Result of `VisitEventsRepository.read`. */
export interface Changes {
  /** Where to continue: the lowest transaction that can still add an event. Text, because it can exceed 2^53. */
  cursor: string;
  /** Events of transaction `since` and later, by id. The next read returns those from `cursor` on again. */
  changes: Change[];
}

/** How many of the newest events are searched for superseded ones: more than a busy practice writes in an hour. */
const compactWindow = 1_000_000;

/** Owns `visit_events`: what changed in a visit, not its current state. */
export class VisitEventsRepository {
  constructor(private readonly db: Queryable) {}

  /**
   * Records a change and notifies the streams of every server after the commit (`visit_changed`).
   * @param ref id of the take, utterance or document that changed; null for the visit itself and the whole transcript.
   */
  async publish(visitId: string, type: VisitEventType, ref: string | null): Promise<void> {
    await this.db.query("insert into visit_events (visit_id, type, ref) values ($1, $2, $3)", [visitId, type, ref]);
    this.db.notify("visit_changed", visitId);
  }

  /**
   * Returns every event that can be new since `since`. A single statement, so that cursor and events belong to the same
   * snapshot: an event that becomes visible later belongs to a transaction at or after the cursor.
   * @param since a cursor; null returns the current cursor, with the events at or after it.
   * @returns null for a cursor that this database did not issue.
   */
  async read(visitId: string, since: string | null): Promise<Changes | null> {
    const { rows } = await this.db.query<
      { cursor: string; known: boolean } & { [K in keyof Change]: Change[K] | null }
    >(
      `with now as (select pg_snapshot_xmin(pg_current_snapshot()) as cursor)
       select now.cursor::text as cursor, coalesce($2::xid8, now.cursor) <= now.cursor as known, e.id, e.type, e.ref
       from now left join visit_events e on e.visit_id = $1 and e.tx >= coalesce($2::xid8, now.cursor) order by e.id`,
      [visitId, since],
    );
    const first = rows[0];
    if (!first?.known) return null;
    const changes = rows.flatMap(({ id, type, ref }) => (id === null || type === null ? [] : [{ id, type, ref }]));
    return { cursor: first.cursor, changes };
  }

  /**
   * Deletes events older than an hour that a later one of the same resource supersedes. The newest event of each
   * resource is kept, so that a stream of any age can be resumed. Meant to run about hourly.
   * @returns how many were deleted.
   */
  async compact(): Promise<number> {
    const { rowCount } = await this.db.query(
      `delete from visit_events old where old.id > (select max(id) from visit_events) - $1
       and old.created_at < now() - interval '1 hour' and exists (
         select 1 from visit_events later where later.visit_id = old.visit_id and later.type = old.type
         and later.ref is not distinct from old.ref and later.tx > old.tx)`,
      [compactWindow],
    );
    return rowCount;
  }
}

/** Publishes a change in the transaction that made it; see `VisitEventsRepository.publish`. */
export const publishChange = (
  tx: Queryable,
  visitId: string,
  type: VisitEventType,
  ref: string | null = null,
): Promise<void> => new VisitEventsRepository(tx).publish(visitId, type, ref);
