import type { FastifyBaseLogger, FastifyPluginAsync } from "fastify";
import type Stripe from "stripe";
import type { Coupon } from "../../../shared/billing/billing";
import { AppError } from "../../../shared/errors";
import { type BillingProvider, type CheckoutWish, portalReturnPath, type SubscriptionState } from "../billingProvider";
import type { Buyer } from "../buyers";
import { couponAnswer, noCoupon } from "../couponAnswer";
import { couponRefused, nothingToCancel, nothingToPause, nothingToResume, payFirst } from "../refusals";
import type { SubscriptionRow, SubscriptionsRepository } from "../subscriptionsRepository";
import { findPromotion } from "./promotionCodes";
import { openCheckout } from "./stripeCheckout";
import type { StripeCustomers } from "./stripeCustomers";
import { stripeFailure } from "./stripeFailure";

export interface StripeParts {
  stripe: Stripe;
  pricePro: string;
  subscriptions: SubscriptionsRepository;
  customers: StripeCustomers;
  log: Pick<FastifyBaseLogger, "warn">;
  routes: FastifyPluginAsync;
}

/** A row of somebody who has a subscription that is not over. */
type Subscribed = SubscriptionRow & { state: SubscriptionState; customerId: string; subscriptionId: string };

/** Billing by Stripe. What is stored is what was last read from there; webhooks and changes make it read again. */
export class StripeBilling implements BillingProvider {
  readonly routes: FastifyPluginAsync;

  constructor(private readonly parts: StripeParts) {
    this.routes = parts.routes;
  }

  /** As stored; read anew where Stripe may know more. */
  async subscription({ id }: Buyer): Promise<SubscriptionState | null> {
    const { customers, subscriptions, log } = this.parts;
    const row = await subscriptions.ofUser(id);
    if (!row.customerId || !mayHaveChanged(row)) return row.state;
    return customers.read(id, row.customerId, "hasty").catch((error: unknown) => {
      log.warn(
        { err: stripeFailure(error).cause },
        "A subscription could not be read from Stripe; what was read before counts",
      );
      return row.state;
    });
  }

  async checkout(buyer: Buyer, wish: CheckoutWish): Promise<string> {
    const { stripe, subscriptions, customers, pricePro } = this.parts;
    if (buyer.accountType !== "pro") {
      throw new AppError("conflict", "Your account has all of Pro already: there is nothing to pay for.");
    }
    return attempt(() =>
      customers.with(buyer, async (customer) => {
        const promotion = wish.couponCode === null ? null : await findPromotion(stripe, wish.couponCode, customer);
        if (wish.couponCode !== null && !promotion) throw couponRefused();
        const order = { ...wish, price: pricePro, customer, promotionCode: promotion?.id ?? null };
        return openCheckout(stripe, subscriptions, buyer, order);
      }),
    );
  }

  async portal(buyer: Buyer, site: string): Promise<string> {
    const { stripe, customers } = this.parts;
    const open = (customer: string) =>
      stripe.billingPortal.sessions.create({ customer, return_url: site + portalReturnPath });
    return attempt(async () => (await customers.with(buyer, open)).url);
  }

  async cancel(buyer: Buyer, reason: string | null): Promise<SubscriptionState> {
    const row = await this.subscribed(buyer, nothingToCancel);
    if (row.state.cancelAtPeriodEnd) return row.state;
    const why = reason ? { cancellation_details: { comment: reason } } : {};
    return this.change(row, ({ subscriptions }) =>
      subscriptions.update(row.subscriptionId, { cancel_at_period_end: true, ...why }),
    );
  }

  async pause(buyer: Buyer, resumesAt: Date | null): Promise<SubscriptionState> {
    const row = await this.subscribed(buyer, nothingToPause);
    if (row.state.status === "past_due") throw payFirst();
    const end = resumesAt ? { resumes_at: Math.floor(resumesAt.getTime() / 1000) } : {};
    return this.change(row, ({ subscriptions }) =>
      subscriptions.update(row.subscriptionId, { pause_collection: { behavior: "void", ...end } }),
    );
  }

  async resume(buyer: Buyer): Promise<SubscriptionState> {
    const row = await this.subscribed(buyer, nothingToResume);
    return this.change(row, async ({ subscriptions }) => {
      const { cancel_at, cancel_at_period_end } = await subscriptions.retrieve(row.subscriptionId);
      // Stripe takes one of the two in a call; its portal sets a day instead of the period's end.
      const isByDay = cancel_at !== null && !cancel_at_period_end;
      const stays = isByDay ? { cancel_at: "" as const } : { cancel_at_period_end: false };
      await subscriptions.update(row.subscriptionId, { pause_collection: "", ...stays });
    });
  }

  async coupon({ id }: Buyer, code: string): Promise<Coupon> {
    const { stripe, subscriptions } = this.parts;
    const { customerId } = await subscriptions.ofUser(id);
    const promotion = await attempt(() => findPromotion(stripe, code, customerId));
    return promotion ? couponAnswer(promotion.discount) : noCoupon;
  }

  /** The buyer's row, read anew: what Stripe's own pages did counts. @throws what `refusal` makes where there is nothing. */
  private async subscribed({ id }: Buyer, refusal: () => AppError): Promise<Subscribed> {
    const { subscriptions, customers } = this.parts;
    const { customerId } = await subscriptions.ofUser(id);
    if (!customerId) throw refusal();
    await attempt(() => customers.read(id, customerId));
    const row = await subscriptions.ofUser(id);
    const { state, subscriptionId } = row;
    if (!state || !subscriptionId || state.status === "canceled") throw refusal();
    return { ...row, state, subscriptionId, customerId };
  }

  private async change(
    { userId, customerId }: Subscribed,
    work: (stripe: Stripe) => Promise<unknown>,
  ): Promise<SubscriptionState> {
    const { stripe, customers } = this.parts;
    return attempt(async () => {
      await work(stripe);
      const state = await customers.read(userId, customerId);
      if (!state) throw nothingToCancel();
      return state;
    });
  }
}

/**
 * Whether Stripe may know more than we do although no webhook came: a checkout is under way, the subscription is one that
 * its owner may just have put right, or the paid period is over.
 */
function mayHaveChanged({ state, checkoutId }: SubscriptionRow): boolean {
  if (!state) return checkoutId !== null;
  const isOver = state.currentPeriodEnd !== null && state.currentPeriodEnd.getTime() <= Date.now();
  return isOver || (state.status !== "active" && state.status !== "trialing");
}

async function attempt<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw stripeFailure(error);
  }
}
