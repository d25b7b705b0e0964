import type { Queryable } from "../platform/database/Database";
import type { SubscriptionState } from "./BillingProvider";

/** A user's row for one provider. The ids are the provider's. */
export interface SubscriptionRow {
  userId: string;
  customerId: string | null;
  subscriptionId: string | null;
  /** The last checkout session; null before the first, or if the customer changed. */
  checkoutId: string | null;
  /** Number of checkout sessions so far. */
  checkoutAttempt: number;
  /** Null if there never was a subscription. */
  state: SubscriptionState | null;
}

interface Columns extends Omit<SubscriptionRow, "state">, Omit<SubscriptionState, "tier" | "status"> {
  tier: SubscriptionState["tier"] | null;
  status: SubscriptionState["status"] | null;
}

const columns = `user_id as "userId", customer_id as "customerId", subscription_id as "subscriptionId",
  checkout_id as "checkoutId", checkout_attempt as "checkoutAttempt", tier, status,
  current_period_end as "currentPeriodEnd", cancel_at_period_end as "cancelAtPeriodEnd", resumes_at as "resumesAt"`;

function toRow({ tier, status, currentPeriodEnd, cancelAtPeriodEnd, resumesAt, ...row }: Columns): SubscriptionRow {
  const state = tier && status ? { tier, status, currentPeriodEnd, cancelAtPeriodEnd, resumesAt } : null;
  return { ...row, state };
}

/**
 * Owns the `subscriptions` table. Each instance sees the rows of one provider, one row per user.
 */
export class SubscriptionsRepository {
  constructor(
    private readonly db: Queryable,
    private readonly provider: "test" | "stripe",
  ) {}

  /** Returns the user's row, created empty if there is none. */
  async ofUser(userId: string): Promise<SubscriptionRow> {
    await this.db.query("insert into subscriptions (user_id, provider) values ($1, $2) on conflict do nothing", [
      userId,
      this.provider,
    ]);
    const { rows } = await this.db.query<Columns>(
      `select ${columns} from subscriptions where user_id = $1 and provider = $2`,
      [userId, this.provider],
    );
    if (!rows[0]) throw new Error("The subscription row was deleted");
    return toRow(rows[0]);
  }

  /** Whether the user has a subscription that will be charged again. */
  async isPaid(userId: string): Promise<boolean> {
    const { rowCount } = await this.db.query(
      `select from subscriptions where user_id = $1 and provider = $2 and not cancel_at_period_end
         and status in ('active', 'trialing', 'past_due', 'paused')`,
      [userId, this.provider],
    );
    return rowCount > 0;
  }

  /** Returns the row with the provider's customer id, or null. */
  async byCustomer(customerId: string): Promise<SubscriptionRow | null> {
    const { rows } = await this.db.query<Columns>(
      `select ${columns} from subscriptions where customer_id = $1 and provider = $2`,
      [customerId, this.provider],
    );
    return rows[0] ? toRow(rows[0]) : null;
  }

  /** Stores the provider's customer id, null to remove it. If it changes, the checkout session is removed too. */
  async setCustomer(userId: string, customerId: string | null): Promise<void> {
    await this.db.query(
      `update subscriptions set customer_id = $3, checkout_id = null, updated_at = now()
        where user_id = $1 and provider = $2 and customer_id is distinct from $3`,
      [userId, this.provider, customerId],
    );
  }

  /**
   * Stores a checkout session.
   * @param attempt the row's `checkoutAttempt` before the session was created. If a concurrent call has raised it
   * since, nothing is stored.
   */
  async setCheckout(userId: string, checkoutId: string, attempt: number): Promise<void> {
    await this.db.query(
      `update subscriptions set checkout_id = $3, checkout_attempt = checkout_attempt + 1, updated_at = now()
        where user_id = $1 and provider = $2 and checkout_attempt = $4`,
      [userId, this.provider, checkoutId, attempt],
    );
  }

  /** Returns a number for a read from the provider that is about to start, higher than those of earlier reads. */
  async nextReadNumber(): Promise<number> {
    const { rows } = await this.db.query<{ no: number }>("select nextval('subscription_reads') as no");
    return rows[0]?.no ?? 0;
  }

  /**
   * Stores the result of a read, unless the result of a later read is stored already.
   * @param readNumber the number from `nextReadNumber`.
   * @returns the stored state, which can be that of the later read.
   */
  async storeRead(
    userId: string,
    readNumber: number,
    found: { subscriptionId: string | null; state: SubscriptionState | null },
  ): Promise<SubscriptionState | null> {
    const { state } = found;
    await this.db.query(
      `update subscriptions
          set subscription_id = $4, tier = $5, status = $6, current_period_end = $7, cancel_at_period_end = $8,
              resumes_at = $9, read_no = $3, updated_at = now()
        where user_id = $1 and provider = $2 and read_no < $3`,
      [
        userId,
        this.provider,
        readNumber,
        found.subscriptionId,
        state?.tier ?? null,
        state?.status ?? null,
        state?.currentPeriodEnd ?? null,
        state?.cancelAtPeriodEnd ?? false,
        state?.resumesAt ?? null,
      ],
    );
    return (await this.ofUser(userId)).state;
  }
}
