import type { FastifyPluginAsync } from "fastify";
import type { Coupon, Tier } from "../../shared/billing/billing";
import type { Buyer } from "./buyers";

/** What somebody has with a provider, whatever their account type. */
export interface SubscriptionState {
  tier: Tier;
  status: "active" | "trialing" | "past_due" | "canceled" | "paused";
  currentPeriodEnd: Date | null;
  cancelAtPeriodEnd: boolean;
  /** When a pause ends by itself; null: never, or not paused. */
  resumesAt: Date | null;
}

export interface CheckoutWish {
  /** Our own address as the buyer's browser knows it, without a slash at the end. */
  site: string;
  couponCode: string | null;
}

/**
 * Who takes the money. Every method is about the buyer alone; failures are `AppError`s whose sentences are for people.
 * Accounts that never pay (enterprise, admin) are the caller's business.
 */
export interface BillingProvider {
  /** What the buyer has; null where there never was a subscription. */
  subscription(buyer: Buyer): Promise<SubscriptionState | null>;
  /** @returns the address of the page where Pro is bought; it leads back to `site`. */
  checkout(buyer: Buyer, wish: CheckoutWish): Promise<string>;
  /** @returns the address of the page where payment and plan are managed. */
  portal(buyer: Buyer, site: string): Promise<string>;
  /** Ends it with the paid period. */
  cancel(buyer: Buyer, reason: string | null): Promise<SubscriptionState>;
  /** @param resumesAt null: until it is resumed. */
  pause(buyer: Buyer, resumesAt: Date | null): Promise<SubscriptionState>;
  /** Takes a pause, or an end with the period, back. */
  resume(buyer: Buyer): Promise<SubscriptionState>;
  /** `valid: false` for a code that is unknown, used up or expired. */
  coupon(buyer: Buyer, code: string): Promise<Coupon>;
  /** Addresses of its own under /api/v1/billing (pages, webhooks). */
  routes: FastifyPluginAsync | null;
}

/** Where the checkout page leads back to (product text §4). */
export const returnPath = (outcome: "success" | "cancelled"): string => `/dashboard/scribe?subscription=${outcome}`;

/** Where the portal leads back to. */
export const portalReturnPath = "/dashboard/settings";
