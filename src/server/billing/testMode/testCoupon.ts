import type { Discount } from "../couponAnswer";

/** Price of Pro per month and user, in cents. */
export const proPrice = { amount: 9_900, currency: "usd" } as const;

interface TestCoupon extends Discount {
  expiresAt: Date | null;
}

const plain = { percentOff: null, amountOff: null, currency: null, months: null, expiresAt: null };
const coupons: readonly TestCoupon[] = [
  { ...plain, id: "WELCOME20", name: "Welcome", percentOff: 20, duration: "repeating", months: 3 },
  { ...plain, id: "FRIEND10", name: "From a friend", amountOff: 1_000, currency: "usd", duration: "once" },
  { ...plain, id: "COLLEAGUE15", name: "Colleagues", percentOff: 15, duration: "forever" },
  {
    ...plain,
    id: "SPRING25",
    name: "Spring 2025",
    percentOff: 25,
    duration: "once",
    expiresAt: new Date("2025-06-01T00:00:00Z"),
  },
];

/** Returns the discount of a code, ignoring case and outer spaces; null if the code is unknown or expired. */
export function testCoupon(code: string, now: Date): Discount | null {
  const found = coupons.find(({ id }) => id === code.trim().toUpperCase());
  return !found || (found.expiresAt && found.expiresAt <= now) ? null : found;
}

/** Returns by how much a discount reduces the first month's price, in cents. */
export function discountOf({ percentOff, amountOff }: Discount): number {
  const off = percentOff === null ? (amountOff ?? 0) : Math.round((proPrice.amount * percentOff) / 100);
  return Math.min(off, proPrice.amount);
}
