import type Stripe from "stripe";
import { AppError } from "../../../shared/errors";
import { type CheckoutWish, returnPath } from "../billingProvider";
import type { Buyer } from "../buyers";
import type { SubscriptionsRepository } from "../subscriptionsRepository";
import { idempotencyKey } from "./stripeCustomers";

type Params = Stripe.Checkout.SessionCreateParams;

export interface Order extends CheckoutWish {
  price: string;
  customer: string;
  /** Stripe's id of the promotion code; null: the page asks for one. */
  promotionCode: string | null;
}

function checkoutParams(buyer: Buyer, { site, price, customer, promotionCode }: Order): Params {
  return {
    mode: "subscription",
    customer,
    client_reference_id: buyer.id,
    line_items: [{ price, quantity: 1 }],
    success_url: site + returnPath("success"),
    cancel_url: site + returnPath("cancelled"),
    subscription_data: { metadata: { user_id: buyer.id, tier: "pro" } },
    ...(promotionCode ? { discounts: [{ promotion_code: promotionCode }] } : { allow_promotion_codes: true }),
  };
}

/**
 * The checkout page of this order. There is at most one open for each user, so that nobody can pay twice: the same order
 * gets the page it had, another order closes it. Two calls at once share an idempotency key, and with it the page.
 */
export async function openCheckout(
  stripe: Stripe,
  subscriptions: SubscriptionsRepository,
  buyer: Buyer,
  order: Order,
): Promise<string> {
  const params = checkoutParams(buyer, order);
  const { checkoutId, checkoutAttempt } = await subscriptions.ofUser(buyer.id);
  const mark = idempotencyKey("checkout", params);
  const before = checkoutId && (await openSession(stripe, checkoutId));
  if (before && before.url && before.metadata?.["order"] === mark) return before.url;
  if (before) await stripe.checkout.sessions.expire(before.id).catch(ignoreOver);
  const session = await stripe.checkout.sessions.create(
    { ...params, metadata: { order: mark } },
    { idempotencyKey: idempotencyKey("checkout", params, checkoutAttempt) },
  );
  if (!session.url) throw new AppError("engine_failed", "No checkout page came back. Nothing was charged; try again.");
  await subscriptions.setCheckout(buyer.id, session.id, checkoutAttempt);
  return session.url;
}

/** The session if it can still be paid. */
async function openSession(stripe: Stripe, id: string): Promise<Stripe.Checkout.Session | null> {
  const session = await stripe.checkout.sessions.retrieve(id).catch(ignoreOver);
  return session?.status === "open" ? session : null;
}

/** Sessions that Stripe forgot, or that ended in the same moment, are as good as closed. */
function ignoreOver(error: Stripe.errors.StripeError): null {
  if (error.type === "StripeInvalidRequestError") return null;
  throw error;
}
