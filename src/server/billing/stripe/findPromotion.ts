import type Stripe from "stripe";
import type { Discount } from "../couponAnswer";

/** A usable code: its id at Stripe, and its discount. */
interface Promotion {
  id: string;
  discount: Discount;
}

/**
 * Returns the promotion of a code; null if the code is unknown, inactive, used up, expired or only for another
 * customer.
 * @param customer Stripe's id of the customer who enters the code; null if they have none.
 */
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

/** Whether a customer may use the code: it is for everyone or for them. */
function isFor({ customer }: Stripe.PromotionCode, customerId: string | null): boolean {
  if (customer === null) return true;
  return (typeof customer === "string" ? customer : customer.id) === customerId;
}

/** Whether the code has neither expired nor been used up. */
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
