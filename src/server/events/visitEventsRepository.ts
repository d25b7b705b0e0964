import type { VisitEventType } from "../../shared/events/visitEvent";
import type { Queryable } from "../platform/database/database";

/** Something of a visit that changed: `ref` is the id of the take, utterance or note. */
export interface Change {
  id: number;
  type: VisitEventType;
  ref: string | null;
}

export interface Changes {
  /** Where to read on: the lowest transaction that may still bring an event. As text: it can pass 2^53. */
  cursor: string;
  /** Events of `since` and later, in the order they were written. Those of the cursor's own window come again. */
  changes: Change[];
}

/** How far back the newest events are looked through for ones to forget: more than a busy practice writes in an hour. */
const compactWindow = 1_000_000;

/** The only code that reads `visit_events`. */
export class VisitEventsRepository {
  constructor(private readonly db: Queryable) {}

  /**
   * Everything that may be new to who has read up to `since`. One statement, so the cursor and the events are of one
   * moment: what becomes visible later belongs to a transaction at or after the cursor.
   * @param since a cursor; null reads the present window alone. Null is answered for a cursor this database never gave.
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
   * Forgets events an hour old that a later one of the same resource repeats: the newest of each stays, so that a stream
   * of any age can be resumed. Meant to be called about hourly.
   * @returns how many were forgotten.
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
