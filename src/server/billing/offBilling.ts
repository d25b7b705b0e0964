import { AppError } from "../../shared/errors";
import type { BillingProvider } from "./BillingProvider";
import { noCoupon } from "./couponAnswer";

const refuse = async (): Promise<never> => {
  throw new AppError("conflict", "Billing is off on this server. Every account has all Pro features.");
};

/** Provider without billing: every account is active, and there is nothing to buy, manage or end. */
export const offBilling: BillingProvider = {
  subscription: async () => ({
    tier: "pro",
    status: "active",
    currentPeriodEnd: null,
    cancelAtPeriodEnd: false,
    resumesAt: null,
  }),
  checkout: refuse,
  portal: refuse,
  cancel: refuse,
  pause: refuse,
  resume: refuse,
  coupon: async () => noCoupon,
  routes: null,
};
