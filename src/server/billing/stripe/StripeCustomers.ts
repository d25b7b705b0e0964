import { createHash } from "node:crypto";
import type Stripe from "stripe";
import type { SubscriptionState } from "../BillingProvider";
import type { Buyer } from "../buyer";
import type { SubscriptionsRepository } from "../SubscriptionsRepository";
import { decidingSubscription } from "./toSubscriptionState";
import { isMissing } from "./stripeFailure";

/**
 * Returns an idempotency key for these values. Stripe answers a call with the same key with the first call's result.
 */
export const idempotencyKey = (purpose: string, ...values: readonly unknown[]): string =>
  `chartside-${purpose}-${createHash("sha256").update(JSON.stringify(values)).digest("hex")}`;

/** Timeout in milliseconds of a read (`once`) that a status query waits for. */
const onceTimeoutMs = 4_000;

/** Maps users to Stripe customers and reads their subscriptions. */
export class StripeCustomers {
  constructor(
    private readonly stripe: Stripe,
    private readonly subscriptions: SubscriptionsRepository,
    /** Timeout of a call to Stripe, in milliseconds. */
    private readonly timeoutMs: number,
  ) {}

  /**
   * Runs `work` with the id of the buyer's Stripe customer, which is created if there is none. If Stripe does not know
   * the stored customer, runs `work` again with a new one.
   */
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

  /**
   * Returns the id of the buyer's customer, created if none is stored.
   * @param lost id of a customer that Stripe no longer knows; makes the idempotency key of its replacement differ.
   */
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
   * Reads the customer's subscription from Stripe and stores it. Webhooks only trigger a read, so the order in which
   * they arrive does not matter.
   * @param retry `once` for a single attempt with a short timeout, `configured` to retry as the client does.
   * @returns the stored state; null if the customer never had a paid subscription or Stripe does not know the customer.
   */
  async read(
    userId: string,
    customer: string,
    retry: "configured" | "once" = "configured",
  ): Promise<SubscriptionState | null> {
    const readNumber = await this.subscriptions.nextReadNumber();
    const once = { timeout: Math.min(onceTimeoutMs, this.timeoutMs), maxNetworkRetries: 0 };
    const options = retry === "once" ? once : {};
    const { data } = await this.stripe.subscriptions
      .list({ customer, status: "all", limit: 100 }, options)
      .catch((error: unknown) => {
        if (isMissing(error, "customer")) return { data: [] };
        throw error;
      });
    return this.subscriptions.storeRead(userId, readNumber, decidingSubscription(data));
  }
}
