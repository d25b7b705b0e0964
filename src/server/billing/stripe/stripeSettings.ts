import Stripe from "stripe";
import type { Settings } from "../../platform/settings/settings";
import { SettingsError } from "../../platform/settings/settings";

/** How often Stripe's client retries a call after a network failure, by default. */
const retries = 2;

/** The client and settings of Stripe billing. `pricePro` is Stripe's id of the price of Pro. */
interface StripeSettings {
  client: Stripe;
  webhookSecret: string;
  pricePro: string;
}

/** Returns Stripe's client and settings. @throws {SettingsError} if one is missing. */
export function stripeSettings(settings: Settings): StripeSettings {
  const { STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_PRICE_PRO: pricePro } = settings;
  if (!key || !webhookSecret || !pricePro) throw new SettingsError("CHARTSIDE_BILLING=stripe: settings are missing.");
  const base = new URL(settings.STRIPE_API_BASE);
  const isPlain = base.protocol === "http:";
  const client = new Stripe(key, {
    host: base.hostname,
    port: base.port || (isPlain ? 80 : 443),
    protocol: isPlain ? "http" : "https",
    timeout: settings.STRIPE_TIMEOUT_S * 1000,
    maxNetworkRetries: retries,
    telemetry: false,
    appInfo: { name: "Chartside", version: settings.version },
  });
  return { client, webhookSecret, pricePro };
}
