import type Stripe from "stripe";
import { AppError } from "../../../shared/errors";
import { type CheckoutRequest, returnPath } from "../BillingProvider";
import type { Buyer } from "../buyer";
import type { SubscriptionsRepository } from "../SubscriptionsRepository";
import { idempotencyKey } from "./StripeCustomers";

type Params = Stripe.Checkout.SessionCreateParams;

/** What is bought in a checkout, and by whom. `price` and `customer` are Stripe's ids. */
export interface Order extends CheckoutRequest {
  price: string;
  customer: string;
  /** Stripe's id of the promotion code; null to let the buyer enter one on the checkout page. */
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
 * Returns the address of the checkout page of this order. At most one checkout is open per user, so that a user cannot
 * pay twice: the same order returns the open checkout, another order expires it first. Concurrent calls for one order
 * share an idempotency key and so get the same checkout.
 * @throws {AppError} if Stripe returns no address; Stripe's errors are not converted.
 */
export async function openCheckout(
  stripe: Stripe,
  subscriptions: SubscriptionsRepository,
  buyer: Buyer,
  order: Order,
): Promise<string> {
  const params = checkoutParams(buyer, order);
  const { checkoutId, checkoutAttempt } = await subscriptions.ofUser(buyer.id);
  const orderKey = idempotencyKey("checkout", params);
  const before = checkoutId && (await openSession(stripe, checkoutId));
  if (before && before.url && before.metadata?.["order"] === orderKey) return before.url;
  if (before) await stripe.checkout.sessions.expire(before.id).catch(ignoreUnusable);
  const session = await stripe.checkout.sessions.create(
    { ...params, metadata: { order: orderKey } },
    { idempotencyKey: idempotencyKey("checkout", params, checkoutAttempt) },
  );
  if (!session.url)
    throw new AppError(
      "engine_failed",
      "The payment service returned no checkout page. Nothing was charged. Try again.",
    );
  await subscriptions.setCheckout(buyer.id, session.id, checkoutAttempt);
  return session.url;
}

/** Returns the checkout session if it can still be paid, otherwise null. */
async function openSession(stripe: Stripe, id: string): Promise<Stripe.Checkout.Session | null> {
  const session = await stripe.checkout.sessions.retrieve(id).catch(ignoreUnusable);
  return session?.status === "open" ? session : null;
}

/** Returns null for Stripe's error for a session that it does not know or that has ended; throws any other error. */
function ignoreUnusable(error: Stripe.errors.StripeError): null {
  if (error.type === "StripeInvalidRequestError") return null;
  throw error;
}
