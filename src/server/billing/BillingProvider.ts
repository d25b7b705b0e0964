import type { FastifyPluginAsync } from "fastify";
import type { Coupon, Tier } from "../../shared/billing/subscription";
import type { Buyer } from "./buyer";

/** A subscription at a provider, independent of the account type. */
export interface SubscriptionState {
  tier: Tier;
  status: "active" | "trialing" | "past_due" | "canceled" | "paused";
  currentPeriodEnd: Date | null;
  cancelAtPeriodEnd: boolean;
  /** When a pause ends automatically; null for never or not paused. */
  resumesAt: Date | null;
}

export interface CheckoutWish {
  /** This server's address in the buyer's browser, without a trailing slash. */
  site: string;
  couponCode: string | null;
}

/**
 * A payment provider. Every method concerns the buyer only; failures are `AppError`s with sentences for users.
 * The caller handles accounts that never pay (enterprise, admin).
 */
export interface BillingProvider {
  /** The buyer's subscription; null if there never was one. */
  subscription(buyer: Buyer): Promise<SubscriptionState | null>;
  /** @returns the address of the checkout page for Pro, which leads back to `site`. */
  checkout(buyer: Buyer, wish: CheckoutWish): Promise<string>;
  /** @returns the address of the page where payment and plan are managed. */
  portal(buyer: Buyer, site: string): Promise<string>;
  /** Cancels the subscription at the end of the paid period. */
  cancel(buyer: Buyer, reason: string | null): Promise<SubscriptionState>;
  /** @param resumesAt null to pause until it is resumed. */
  pause(buyer: Buyer, resumesAt: Date | null): Promise<SubscriptionState>;
  /** Takes back a pause or a cancellation. */
  resume(buyer: Buyer): Promise<SubscriptionState>;
  /** `valid: false` for a code that is unknown, used up or expired. */
  coupon(buyer: Buyer, code: string): Promise<Coupon>;
  /** The provider's own routes under /api/v1/billing (pages, webhooks). */
  routes: FastifyPluginAsync | null;
}

/** Where the checkout page leads back to (product text §4). */
export const returnPath = (outcome: "success" | "cancelled"): string => `/dashboard/scribe?subscription=${outcome}`;

/** Where the portal leads back to. */
export const portalReturnPath = "/dashboard/settings";
