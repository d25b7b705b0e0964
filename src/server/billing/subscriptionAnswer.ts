import type { Subscription } from "../../shared/billing/subscription";
import type { SubscriptionState } from "./BillingProvider";
import type { Buyer } from "./buyer";

/**
 * Converts a subscription to its wire form. Enterprise and admin accounts never pay: `state` is ignored, and their
 * status is their account type.
 */
export function subscriptionAnswer({ accountType }: Buyer, state: SubscriptionState | null): Subscription {
  if (accountType !== "pro") {
    return {
      hasSubscription: true,
      tier: "enterprise",
      status: accountType,
      currentPeriodEnd: null,
      cancelAtPeriodEnd: false,
    };
  }
  if (!state) {
    return { hasSubscription: false, tier: null, status: null, currentPeriodEnd: null, cancelAtPeriodEnd: false };
  }
  const { tier, status, currentPeriodEnd, cancelAtPeriodEnd } = state;
  return {
    hasSubscription: true,
    tier,
    status,
    currentPeriodEnd: currentPeriodEnd && Math.floor(currentPeriodEnd.getTime() / 1000),
    cancelAtPeriodEnd,
  };
}
