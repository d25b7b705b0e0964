import type { Coupon } from "../../shared/billing/subscription";

/** A discount as a provider describes it, with either `percentOff` or `amountOff`. */
export interface Discount {
  id: string;
  name: string | null;
  /** 0 to 100. */
  percentOff: number | null;
  /** In the smallest unit of `currency`. */
  amountOff: number | null;
  /** ISO 4217 code in any case; null without `amountOff`. */
  currency: string | null;
  duration: "once" | "repeating" | "forever";
  /** Number of months; null unless `duration` is `repeating`. */
  months: number | null;
}

/** The answer for a code that cannot be used. It gives no reason, so that valid codes cannot be found by guessing. */
export const noCoupon: Coupon = {
  valid: false,
  coupon_id: null,
  discount_display: null,
  duration_display: null,
  percent_off: null,
  amount_off: null,
  currency: null,
  duration: null,
  duration_in_months: null,
  name: null,
};

/** Returns the answer for a valid code, with its discount as data and as text, such as "20% off" and "for 3 months". */
export function couponAnswer(discount: Discount): Coupon {
  return {
    valid: true,
    coupon_id: discount.id,
    discount_display: discountText(discount),
    duration_display: durationText(discount),
    percent_off: discount.percentOff,
    amount_off: discount.amountOff,
    currency: discount.amountOff === null ? null : discount.currency,
    duration: discount.duration,
    duration_in_months: discount.months,
    name: discount.name,
  };
}

function discountText({ percentOff, amountOff, currency }: Discount): string {
  return percentOff === null ? `${money(amountOff ?? 0, currency ?? "usd")} off` : `${percentOff}% off`;
}

function durationText({ duration, months }: Discount): string {
  if (duration === "forever") return "for as long as you subscribe";
  if (duration === "once") return "on your first payment";
  return months === 1 ? "for 1 month" : `for ${months ?? 0} months`;
}

/** Formats an amount in the smallest unit of its currency: `(1000, "usd")` is "$10.00", `(500, "jpy")` is "¥500". */
export function money(smallestUnits: number, currency: string): string {
  const format = new Intl.NumberFormat("en-US", { style: "currency", currency });
  return format.format(smallestUnits / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
}
