import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import type { CheckoutReturn, SubscriptionStore } from "./SubscriptionStore";

const parameter = "subscription";

/** What the address says about a checkout one comes back from. Pure. */
export function checkoutReturnOf(search: string): CheckoutReturn | null {
  const value = new URLSearchParams(search).get(parameter);
  return value === "success" || value === "cancelled" ? value : null;
}

/**
 * Checks the subscription once for each sign-in, and takes the checkout's parameter out of the address as soon as its
 * outcome is known, so that a reload starts clean. Other parameters stay. For observers.
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
