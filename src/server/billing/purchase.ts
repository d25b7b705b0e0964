import { assertNever } from "../../shared/errors";
import { type BillingProvider, type CheckoutWish, returnPath, type SubscriptionState } from "./billingProvider";
import type { Buyer } from "./buyers";

/** What choosing Pro comes to. */
export type Purchase = "buy" | "resume" | "manage";

/**
 * Nobody pays twice: who has a subscription that was paused, or ends with the period, gets it back; who has one otherwise
 * is led to where it is managed (the payment method of a past-due one too). Everybody else buys.
 */
export function purchaseOf(state: SubscriptionState | null): Purchase {
  if (!state || state.status === "canceled") return "buy";
  if (state.status === "paused" || (state.cancelAtPeriodEnd && state.status !== "past_due")) return "resume";
  return "manage";
}

/** @returns the address the buyer goes to. */
export async function startPurchase(provider: BillingProvider, buyer: Buyer, wish: CheckoutWish): Promise<string> {
  const purchase = purchaseOf(await provider.subscription(buyer));
  switch (purchase) {
    case "buy":
      return provider.checkout(buyer, wish);
    case "manage":
      return provider.portal(buyer, wish.site);
    case "resume": {
      const { status } = await provider.resume(buyer);
      // What only its own page can resume (a trial that ended without a payment method) is sent there.
      return status === "paused" ? provider.portal(buyer, wish.site) : `${wish.site}${returnPath("success")}`;
    }
    default:
      return assertNever(purchase);
  }
}
