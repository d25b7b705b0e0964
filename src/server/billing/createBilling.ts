import { assertNever } from "../../shared/errors";
import type { ServerContext } from "../platform/ServerContext";
import type { BillingProvider } from "./BillingProvider";
import { offBilling } from "./offBilling";
import { TestBilling } from "./testMode/TestBilling";

/**
 * Creates the provider that `CHARTSIDE_BILLING` selects. Loading Stripe's package takes about 35 MB of memory, so it is
 * imported only for `stripe`.
 */
export async function createBilling(context: ServerContext): Promise<BillingProvider> {
  const { CHARTSIDE_BILLING: name } = context.settings;
  switch (name) {
    case "test":
      return new TestBilling(context);
    case "stripe": {
      const { createStripeBilling } = await import("./stripe/createStripeBilling");
      return createStripeBilling(context);
    }
    case "off":
      return offBilling;
    default:
      return assertNever(name);
  }
}
