import type { ServerContext } from "../../platform/ServerContext";
import { SubscriptionsRepository } from "../SubscriptionsRepository";
import { BillingEventsRepository } from "./BillingEventsRepository";
import { StripeBilling } from "./StripeBilling";
import { stripeSettings } from "./stripeSettings";
import { StripeCustomers } from "./StripeCustomers";
import { webhook } from "./webhook";

/** Creates Stripe billing from the settings. @throws {SettingsError} if they are missing. */
export function createStripeBilling({ settings, database, log }: ServerContext): StripeBilling {
  const { client: stripe, webhookSecret: secret, pricePro } = stripeSettings(settings);
  const subscriptions = new SubscriptionsRepository(database, "stripe");
  const customers = new StripeCustomers(stripe, subscriptions, settings.STRIPE_TIMEOUT_S * 1000);
  const events = new BillingEventsRepository(database);
  const routes = webhook({ stripe, secret, subscriptions, events, customers });
  return new StripeBilling({ stripe, pricePro, subscriptions, customers, log, routes });
}
