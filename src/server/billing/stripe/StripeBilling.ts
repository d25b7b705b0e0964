import type { FastifyBaseLogger, FastifyPluginAsync } from "fastify";
import type Stripe from "stripe";
import type { Coupon } from "../../../shared/billing/subscription";
import { AppError } from "../../../shared/errors";
import {
  type BillingProvider,
  type CheckoutRequest,
  portalReturnPath,
  type SubscriptionState,
} from "../BillingProvider";
import type { Buyer } from "../buyer";
import { couponAnswer, noCoupon } from "../couponAnswer";
import {
  alreadyIncluded,
  couponRefused,
  nothingToCancel,
  nothingToPause,
  nothingToResume,
  payFirst,
} from "../billingErrors";
import type { SubscriptionRow, SubscriptionsRepository } from "../SubscriptionsRepository";
import { findPromotion } from "./findPromotion";
import { openCheckout } from "./openCheckout";
import type { StripeCustomers } from "./StripeCustomers";
import { stripeFailure } from "./stripeFailure";

interface StripeDeps {
  stripe: Stripe;
  /** Stripe's id of the price of Pro. */
  pricePro: string;
  subscriptions: SubscriptionsRepository;
  customers: StripeCustomers;
  log: Pick<FastifyBaseLogger, "warn">;
  routes: FastifyPluginAsync;
}

/** The row of a user whose subscription has not ended. */
type Subscribed = SubscriptionRow & { state: SubscriptionState; customerId: string; subscriptionId: string };

/**
 * Billing by Stripe. The stored state is the last one read from Stripe; webhooks, changes made here and some status
 * queries trigger a read.
 */
export class StripeBilling implements BillingProvider {
  readonly routes: FastifyPluginAsync;

  constructor(private readonly deps: StripeDeps) {
    this.routes = deps.routes;
  }

  /**
   * Returns the stored state, or reads it again if Stripe may have a newer one. If that fails, returns the stored one.
   */
  async subscription({ id }: Buyer): Promise<SubscriptionState | null> {
    const { customers, subscriptions, log } = this.deps;
    const row = await subscriptions.ofUser(id);
    if (!row.customerId || !mayHaveChanged(row)) return row.state;
    return customers.read(id, row.customerId, "once").catch((error: unknown) => {
      log.warn(
        { err: stripeFailure(error).cause },
        "Subscription could not be read from Stripe; using the stored state",
      );
      return row.state;
    });
  }

  async checkout(buyer: Buyer, request: CheckoutRequest): Promise<string> {
    const { stripe, subscriptions, customers, pricePro } = this.deps;
    if (buyer.accountType !== "pro") throw alreadyIncluded();
    return attempt(() =>
      customers.with(buyer, async (customer) => {
        const promotion =
          request.couponCode === null ? null : await findPromotion(stripe, request.couponCode, customer);
        if (request.couponCode !== null && !promotion) throw couponRefused();
        const order = { ...request, price: pricePro, customer, promotionCode: promotion?.id ?? null };
        return openCheckout(stripe, subscriptions, buyer, order);
      }),
    );
  }

  async portal(buyer: Buyer, site: string): Promise<string> {
    const { stripe, customers } = this.deps;
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
      // Stripe accepts only one of the two fields per call. Its portal may have set `cancel_at` instead of the flag.
      const isByDay = cancel_at !== null && !cancel_at_period_end;
      const stays = isByDay ? { cancel_at: "" as const } : { cancel_at_period_end: false };
      await subscriptions.update(row.subscriptionId, { pause_collection: "", ...stays });
    });
  }

  async coupon({ id }: Buyer, code: string): Promise<Coupon> {
    const { stripe, subscriptions } = this.deps;
    const { customerId } = await subscriptions.ofUser(id);
    const promotion = await attempt(() => findPromotion(stripe, code, customerId));
    return promotion ? couponAnswer(promotion.discount) : noCoupon;
  }

  /**
   * Returns the buyer's row after a read from Stripe, on whose pages the subscription may have changed.
   * @throws the error of `refusal` if the buyer has no subscription or it has ended.
   */
  private async subscribed({ id }: Buyer, refusal: () => AppError): Promise<Subscribed> {
    const { subscriptions, customers } = this.deps;
    const { customerId } = await subscriptions.ofUser(id);
    if (!customerId) throw refusal();
    await attempt(() => customers.read(id, customerId));
    const row = await subscriptions.ofUser(id);
    const { state, subscriptionId } = row;
    if (!state || !subscriptionId || state.status === "canceled") throw refusal();
    return { ...row, state, subscriptionId, customerId };
  }

  /** Makes a change at Stripe, then reads and stores the new state. */
  private async change(
    { userId, customerId }: Subscribed,
    work: (stripe: Stripe) => Promise<unknown>,
  ): Promise<SubscriptionState> {
    const { stripe, customers } = this.deps;
    return attempt(async () => {
      await work(stripe);
      const state = await customers.read(userId, customerId);
      if (!state) throw nothingToCancel();
      return state;
    });
  }
}

/**
 * Whether Stripe may have a newer state whose webhook has not arrived: there was a checkout but no subscription yet,
 * the subscription is neither active nor a trial, or its paid period is over.
 */
function mayHaveChanged({ state, checkoutId }: SubscriptionRow): boolean {
  if (!state) return checkoutId !== null;
  const isOver = state.currentPeriodEnd !== null && state.currentPeriodEnd.getTime() <= Date.now();
  return isOver || (state.status !== "active" && state.status !== "trialing");
}

/** Runs `work`. @throws {AppError} its failure as a sentence for users. */
async function attempt<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw stripeFailure(error);
  }
}
