import { assertNever } from "../../shared/errors";
import { type BillingProvider, type CheckoutRequest, returnPath, type SubscriptionState } from "./BillingProvider";
import type { Buyer } from "./buyer";

/** What choosing Pro does: opens a checkout, resumes the subscription, or opens the page for managing it. */
type Purchase = "buy" | "resume" | "manage";

/**
 * Returns what choosing Pro does, so that a buyer does not pay twice. Without a subscription, or after it ended, the
 * buyer buys one. A paused subscription, or one set to end that is not past due, is resumed. Any other one is managed
 * in the portal.
 */
export function purchaseOf(state: SubscriptionState | null): Purchase {
  if (!state || state.status === "canceled") return "buy";
  if (state.status === "paused" || (state.cancelAtPeriodEnd && state.status !== "past_due")) return "resume";
  return "manage";
}

/** Carries out the choice of Pro. @returns the address to send the buyer to. */
export async function startPurchase(
  provider: BillingProvider,
  buyer: Buyer,
  request: CheckoutRequest,
): Promise<string> {
  const purchase = purchaseOf(await provider.subscription(buyer));
  switch (purchase) {
    case "buy":
      return provider.checkout(buyer, request);
    case "manage":
      return provider.portal(buyer, request.site);
    case "resume": {
      const { status } = await provider.resume(buyer);
      // A trial that ended without a payment method can only be resumed on the provider's page.
      return status === "paused" ? provider.portal(buyer, request.site) : `${request.site}${returnPath("success")}`;
    }
    default:
      return assertNever(purchase);
  }
}
