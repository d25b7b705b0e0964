import type { FastifyPluginAsync } from "fastify";
import type { Coupon, Tier } from "../../shared/billing/subscription";
import type { Buyer } from "./buyer";

/** A subscription at a provider, independent of the account type. */
export interface SubscriptionState {
  tier: Tier;
  status: "active" | "trialing" | "past_due" | "canceled" | "paused";
  /** End of the paid period, of the trial, or of a canceled subscription; null if unknown. */
  currentPeriodEnd: Date | null;
  cancelAtPeriodEnd: boolean;
  /** When a pause ends automatically; null if it does not, or the subscription is not paused. */
  resumesAt: Date | null;
}

/** What a checkout of Pro needs to know. */
export interface CheckoutRequest {
  /** This server's address in the buyer's browser, without a trailing slash. */
  site: string;
  /** Null if the buyer entered none. */
  couponCode: string | null;
}

/**
 * A payment provider. Every method concerns the given buyer only; failures are `AppError`s with sentences for users.
 * Accounts that never pay (enterprise, admin) are handled before, in `subscriptionAnswer`.
 */
export interface BillingProvider {
  /** Returns the buyer's subscription; null if there never was one. */
  subscription(buyer: Buyer): Promise<SubscriptionState | null>;
  /** @returns the address of the checkout page for Pro, which leads back to `request.site`. */
  checkout(buyer: Buyer, request: CheckoutRequest): Promise<string>;
  /** @returns the address of the provider's page for managing payment and plan, which leads back to `site`. */
  portal(buyer: Buyer, site: string): Promise<string>;
  /** Cancels the subscription at the end of the paid period. @throws {AppError} `conflict` if there is none. */
  cancel(buyer: Buyer, reason: string | null): Promise<SubscriptionState>;
  /**
   * Pauses the subscription.
   * @param resumesAt null to pause until the buyer resumes it.
   * @throws {AppError} `conflict` if there is no subscription or a payment is past due.
   */
  pause(buyer: Buyer, resumesAt: Date | null): Promise<SubscriptionState>;
  /** Undoes a pause and a pending cancellation. @throws {AppError} `conflict` if there is no subscription. */
  resume(buyer: Buyer): Promise<SubscriptionState>;
  /** Returns the discount of a code, or `noCoupon` (`valid: false`) if the buyer cannot use it. */
  coupon(buyer: Buyer, code: string): Promise<Coupon>;
  /** The provider's own routes under /api/v1/billing (pages, webhooks); null if it has none. */
  routes: FastifyPluginAsync | null;
}

/** Returns the path that the checkout page leads back to (P4 of docs/product-coverage.md). */
export const returnPath = (outcome: "success" | "cancelled"): string => `/dashboard/scribe?subscription=${outcome}`;

/** The path that the page for managing payment and plan leads back to. */
export const portalReturnPath = "/dashboard/settings";
