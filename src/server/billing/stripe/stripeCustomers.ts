import { createHash } from "node:crypto";
import type Stripe from "stripe";
import type { SubscriptionState } from "../billingProvider";
import type { Buyer } from "../buyers";
import type { SubscriptionsRepository } from "../subscriptionsRepository";
import { deciding } from "./subscriptionState";
import { isMissing } from "./stripeFailure";

/** The same for the same values: Stripe answers a repeated call with the first one's result. */
export const idempotencyKey = (purpose: string, ...values: readonly unknown[]): string =>
  `chartside-${purpose}-${createHash("sha256").update(JSON.stringify(values)).digest("hex")}`;

/** Longest that a reading may take for which somebody waits without having asked for it, in milliseconds. */
const hastyMs = 4_000;

/** Who our users are to Stripe, and what they have there. */
export class StripeCustomers {
  constructor(
    private readonly stripe: Stripe,
    private readonly subscriptions: SubscriptionsRepository,
    private readonly timeoutMs: number,
  ) {}

  /** Runs `work` with the buyer's customer, made at first need; anew where Stripe lost it or the key is another account's. */
  async with<T>(buyer: Buyer, work: (customer: string) => Promise<T>): Promise<T> {
    try {
      return await work(await this.customerOf(buyer));
    } catch (error) {
      if (!isMissing(error, "customer")) throw error;
      const { customerId: lost } = await this.subscriptions.ofUser(buyer.id);
      await this.subscriptions.setCustomer(buyer.id, null);
      return work(await this.customerOf(buyer, lost));
    }
  }

  /** @param lost the customer that this one replaces. */
  private async customerOf(buyer: Buyer, lost: string | null = null): Promise<string> {
    const { customerId } = await this.subscriptions.ofUser(buyer.id);
    if (customerId) return customerId;
    const params = { email: buyer.email, metadata: { user_id: buyer.id } };
    const { id } = await this.stripe.customers.create(params, {
      idempotencyKey: idempotencyKey("customer", params, lost),
    });
    await this.subscriptions.setCustomer(buyer.id, id);
    return id;
  }

  /**
   * Reads from Stripe what the customer has and keeps it. Webhooks only say that there is something to read: whatever
   * order they come in, what is kept was read last.
   * @param patience `hasty`: one short try.
   */
  async read(
    userId: string,
    customer: string,
    patience: "patient" | "hasty" = "patient",
  ): Promise<SubscriptionState | null> {
    const reading = await this.subscriptions.beginReading();
    const hasty = { timeout: Math.min(hastyMs, this.timeoutMs), maxNetworkRetries: 0 };
    const options = patience === "hasty" ? hasty : {};
    const { data } = await this.stripe.subscriptions
      .list({ customer, status: "all", limit: 100 }, options)
      .catch((error: unknown) => {
        if (isMissing(error, "customer")) return { data: [] };
        throw error;
      });
    return this.subscriptions.keep(userId, reading, deciding(data));
  }
}
