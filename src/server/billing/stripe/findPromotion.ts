import type Stripe from "stripe";
import type { Discount } from "../couponAnswer";

/** A usable code: its id at Stripe, and its discount. */
interface Promotion {
  id: string;
  discount: Discount;
}

/** The promotion of a code; null if it is unknown, used up, expired or another customer's. */
export async function findPromotion(stripe: Stripe, code: string, customer: string | null): Promise<Promotion | null> {
  const { data } = await stripe.promotionCodes.list({
    code,
    active: true,
    limit: 10,
    expand: ["data.promotion.coupon"],
  });
  const usable = data.find((each) => isFor(each, customer) && isCurrent(each));
  const coupon = usable?.promotion.coupon;
  if (!usable || !coupon || typeof coupon === "string" || !coupon.valid) return null;
  return { id: usable.id, discount: toDiscount(coupon) };
}

function isFor({ customer }: Stripe.PromotionCode, asker: string | null): boolean {
  if (customer === null) return true;
  return (typeof customer === "string" ? customer : customer.id) === asker;
}

function isCurrent({ expires_at, max_redemptions, times_redeemed }: Stripe.PromotionCode): boolean {
  const isOver = expires_at !== null && expires_at * 1000 <= Date.now();
  return !isOver && (max_redemptions === null || times_redeemed < max_redemptions);
}

const durations = ["once", "repeating", "forever"] as const;

function toDiscount(coupon: Stripe.Coupon): Discount {
  return {
    id: coupon.id,
    name: coupon.name,
    percentOff: coupon.percent_off,
    amountOff: coupon.amount_off,
    currency: coupon.currency,
    duration: durations.find((each) => each === coupon.duration) ?? "once",
    months: coupon.duration_in_months,
  };
}
