import type { Platform } from "../../services";
import { SubscriptionsRepository } from "../subscriptionsRepository";
import { BillingEventsRepository } from "./billingEventsRepository";
import { StripeBilling } from "./stripeBilling";
import { stripeSettings } from "./stripeClient";
import { StripeCustomers } from "./stripeCustomers";
import { webhook } from "./webhook";

/** Puts Stripe together from the settings. @throws {SettingsError} where they are missing. */
export function createStripeBilling({ settings, database, log }: Platform): StripeBilling {
  const { client: stripe, webhookSecret: secret, pricePro } = stripeSettings(settings);
  const subscriptions = new SubscriptionsRepository(database, "stripe");
  const customers = new StripeCustomers(stripe, subscriptions, settings.STRIPE_TIMEOUT_S * 1000);
  const events = new BillingEventsRepository(database);
  const routes = webhook({ stripe, secret, subscriptions, events, customers });
  return new StripeBilling({ stripe, pricePro, subscriptions, customers, log, routes });
}
