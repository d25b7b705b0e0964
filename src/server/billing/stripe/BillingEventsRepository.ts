import type { Queryable } from "../../platform/database/Database";

/** How long an event is stored, in days; Stripe repeats one for three. */
const daysKept = 30;

/** The only code that knows the `billing_events` table: webhook events that were processed. */
export class BillingEventsRepository {
  constructor(private readonly db: Queryable) {}

  async isKnown(id: string): Promise<boolean> {
    const { rowCount } = await this.db.query("select from billing_events where id = $1", [id]);
    return rowCount > 0;
  }

  /** @param happenedAt in epoch seconds. */
  async remember({ id, type, happenedAt }: { id: string; type: string; happenedAt: number }): Promise<void> {
    await this.db.query("delete from billing_events where received_at < now() - make_interval(days => $1)", [daysKept]);
    await this.db.query(
      "insert into billing_events (id, type, happened_at) values ($1, $2, to_timestamp($3)) on conflict do nothing",
      [id, type, happenedAt],
    );
  }
}
