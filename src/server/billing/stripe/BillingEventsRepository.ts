import type { Queryable } from "../../platform/database/Database";

/** How long an event is stored, in days. Stripe sends a failed event again for up to three days. */
const daysKept = 30;

/** Owns the `billing_events` table: webhook events that were processed. */
export class BillingEventsRepository {
  constructor(private readonly db: Queryable) {}

  /** Whether an event was processed already. */
  async isKnown(id: string): Promise<boolean> {
    const { rowCount } = await this.db.query("select from billing_events where id = $1", [id]);
    return rowCount > 0;
  }

  /** Stores a processed event and deletes old ones. @param happenedAt in Unix seconds. */
  async remember({ id, type, happenedAt }: { id: string; type: string; happenedAt: number }): Promise<void> {
    await this.db.query("delete from billing_events where received_at < now() - make_interval(days => $1)", [daysKept]);
    await this.db.query(
      "insert into billing_events (id, type, happened_at) values ($1, $2, to_timestamp($3)) on conflict do nothing",
      [id, type, happenedAt],
    );
  }
}
