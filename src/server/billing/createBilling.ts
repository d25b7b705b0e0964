import { assertNever } from "../../shared/errors";
import type { ServerContext } from "../platform/ServerContext";
import type { BillingProvider } from "./BillingProvider";
import { offBilling } from "./offBilling";
import { TestBilling } from "./testMode/TestBilling";

/** Creates the provider that `CHARTSIDE_BILLING` names. Stripe's package (35 MB of memory) is loaded only if needed. */
export async function createBilling(platform: ServerContext): Promise<BillingProvider> {
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
