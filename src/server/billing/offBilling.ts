import { AppError } from "../../shared/errors";
import type { BillingProvider } from "./BillingProvider";
import { noCoupon } from "./couponAnswer";

const refuse = async (): Promise<never> => {
  throw new AppError("conflict", "Billing is off on this server. Every account has all Pro features.");
};

/** The provider if billing is off: every account has an active Pro subscription that cannot be bought or changed. */
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
