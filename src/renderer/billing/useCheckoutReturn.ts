import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import type { CheckoutReturn, SubscriptionStore } from "./SubscriptionStore";

/** Query parameter of the return URL that has the outcome of the checkout. */
const parameter = "subscription";

/** Returns the checkout outcome that a query string contains; null if it contains none. Pure. */
export function checkoutReturnOf(search: string): CheckoutReturn | null {
  const value = new URLSearchParams(search).get(parameter);
  return value === "success" || value === "cancelled" ? value : null;
}

/**
 * Checks the subscription once per sign-in, and removes the checkout's parameter from the URL once the outcome is
 * known, so that a reload does not repeat the check. Reads observable state, so only observer components can call it.
 */
export function useCheckoutReturn(subscription: SubscriptionStore): void {
  const { search, hash, pathname, state } = useLocation();
  const navigate = useNavigate();
  const returned = checkoutReturnOf(search);
  const { isReady, isSettled } = subscription;
  const isSpent = returned !== null && (returned === "cancelled" ? isReady : isSettled);

  useEffect(() => {
    if (isReady) void subscription.enter(returned);
  }, [isReady, returned, subscription]);
  useEffect(() => {
    if (!isSpent) return;
    const rest = new URLSearchParams(search);
    rest.delete(parameter);
    void navigate({ pathname, search: rest.toString(), hash }, { replace: true, state: state as unknown });
  }, [isSpent, search, hash, pathname, state, navigate]);
}
