import { z } from "zod";

export const tiers = ["pro", "enterprise"] as const;
const tierSchema = z.enum(tiers);
export type Tier = z.infer<typeof tierSchema>;

/**
 * `GET /billing/subscription-status` (P3 of docs/product-coverage.md). `currentPeriodEnd` is in epoch seconds. Without
 * a subscription every field except the two booleans is null. Parsed leniently: missing and mistyped fields count as
 * null, unknown fields are ignored.
 */
export const subscriptionSchema = z.object({
  hasSubscription: z.boolean(),
  tier: tierSchema.nullish().catch(null),
  status: z.string().nullish().catch(null),
  currentPeriodEnd: z.number().nullish().catch(null),
  cancelAtPeriodEnd: z.boolean().default(false),
});
export type Subscription = z.infer<typeof subscriptionSchema>;

/** `POST /billing/create-checkout-session`. */
export const createCheckoutSchema = z.object({ tier: tierSchema, coupon_code: z.string().trim().min(1).optional() });

/** Where the user is sent after choosing a plan. Both spellings of the URL are read; the server writes snake_case. */
export const checkoutSchema = z.object({
  type: z.enum(["checkout", "contact_sales"]),
  checkout_url: z.string().optional(),
  checkoutUrl: z.string().optional(),
  contact_url: z.string().optional(),
  contactUrl: z.string().optional(),
});
export type Checkout = z.infer<typeof checkoutSchema>;

/** `POST /billing/customer-portal`. */
export const portalSchema = z.object({ portal_url: z.string().optional() });

/** Maximum lengths in characters of what is typed. */
export const billingLimits = { reason: 500, couponCode: 100 } as const;

/** `POST /billing/cancel-subscription`: cancels at the end of the paid period. Returns the new subscription status. */
export const cancelSubscriptionSchema = z.object({
  reason: z.string().trim().max(billingLimits.reason).optional(),
  at_period_end: z.literal(true).default(true),
});

/** `POST /billing/pause-subscription`. Returns the new subscription status. */
export const pauseSubscriptionSchema = z.object({ resumes_at: z.iso.datetime().optional() });

/** `POST /billing/validate-coupon`. */
export const validateCouponSchema = z.object({ coupon_code: z.string().trim().min(1).max(billingLimits.couponCode) });
/** Amounts are in the smallest unit of `currency`. `duration`: `once`, `repeating` or `forever`. */
export const couponSchema = z.object({
  valid: z.boolean(),
  coupon_id: z.string().nullish(),
  discount_display: z.string().nullish(),
  duration_display: z.string().nullish(),
  percent_off: z.number().nullish(),
  amount_off: z.number().nullish(),
  currency: z.string().nullish(),
  duration: z.string().nullish(),
  duration_in_months: z.number().nullish(),
  name: z.string().nullish(),
});
export type Coupon = z.infer<typeof couponSchema>;

/**
 * Returns whether the subscription gate lets the user in (P4 of docs/product-coverage.md). Enterprise and admin
 * accounts never pay: their status is their account type.
 */
export function passesGate({ hasSubscription, status }: Subscription): boolean {
  return hasSubscription && ["active", "trialing", "admin", "enterprise"].includes(status ?? "");
}
