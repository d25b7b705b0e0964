import { assertNever } from "../../shared/errors";
import { type BillingProvider, type CheckoutWish, returnPath, type SubscriptionState } from "./BillingProvider";
import type { Buyer } from "./buyer";

/** What choosing Pro does. */
type Purchase = "buy" | "resume" | "manage";

/**
 * Prevents paying twice: a paused or cancelled subscription is resumed, any other one leads
 * to the portal (also to update a past-due payment). Users without one buy.
 */
export function purchaseOf(state: SubscriptionState | null): Purchase {
  if (!state || state.status === "canceled") return "buy";
  if (state.status === "paused" || (state.cancelAtPeriodEnd && state.status !== "past_due")) return "resume";
  return "manage";
}

/** @returns the address to send the buyer to. */
export async function startPurchase(provider: BillingProvider, buyer: Buyer, wish: CheckoutWish): Promise<string> {
  const purchase = purchaseOf(await provider.subscription(buyer));
  switch (purchase) {
    case "buy":
      return provider.checkout(buyer, wish);
    case "manage":
      return provider.portal(buyer, wish.site);
    case "resume": {
      const { status } = await provider.resume(buyer);
      // A trial that ended without a payment method can only be resumed on the provider's page.
      return status === "paused" ? provider.portal(buyer, wish.site) : `${wish.site}${returnPath("success")}`;
    }
    default:
      return assertNever(purchase);
  }
}
