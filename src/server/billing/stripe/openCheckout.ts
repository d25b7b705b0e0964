import type Stripe from "stripe";
import { AppError } from "../../../shared/errors";
import { type CheckoutWish, returnPath } from "../BillingProvider";
import type { Buyer } from "../buyer";
import type { SubscriptionsRepository } from "../SubscriptionsRepository";
import { idempotencyKey } from "./StripeCustomers";

type Params = Stripe.Checkout.SessionCreateParams;

export interface Order extends CheckoutWish {
  price: string;
  customer: string;
  /** Stripe's id of the promotion code; null if the page asks for one. */
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
 * Returns the checkout page of this order. At most one is open per user, so that no one pays twice: the same order
 * returns the open one, another order expires it. Concurrent calls share an idempotency key and so the page.
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
  if (!session.url)
    throw new AppError(
      "engine_failed",
      "The payment service returned no checkout page. Nothing was charged. Try again.",
    );
  await subscriptions.setCheckout(buyer.id, session.id, checkoutAttempt);
  return session.url;
}

/** The session if it can still be paid. */
async function openSession(stripe: Stripe, id: string): Promise<Stripe.Checkout.Session | null> {
  const session = await stripe.checkout.sessions.retrieve(id).catch(ignoreOver);
  return session?.status === "open" ? session : null;
}

/** Ignores the error of a session that Stripe does not know or that has ended. */
function ignoreOver(error: Stripe.errors.StripeError): null {
  if (error.type === "StripeInvalidRequestError") return null;
  throw error;
}
