import { assertNever } from "../../shared/errors";
import type { Platform } from "../services";
import type { BillingProvider } from "./billingProvider";
import { offBilling } from "./offBilling";
import { TestBilling } from "./testMode/testBilling";

/** The provider that `CHARTSIDE_BILLING` names. Stripe's package (35 MB of memory) is loaded where it is the one. */
export async function createBilling(platform: Platform): Promise<BillingProvider> {
  const { CHARTSIDE_BILLING: name } = platform.settings;
  switch (name) {
    case "test":
      return new TestBilling(platform);
    case "stripe": {
      const { createStripeBilling } = await import("./stripe/createStripeBilling");
      return createStripeBilling(platform);
    }
    case "off":
      return offBilling;
    default:
      return assertNever(name);
  }
}
