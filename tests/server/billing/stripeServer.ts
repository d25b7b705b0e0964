import { startTestServer, type TestServer, type TestUser } from "../testServer";
import { BillingClient } from "./BillingClient";
import { secretKey, StripeStub } from "./StripeStub";
import { webhookSecret } from "./stripeEvents";

export const pricePro = "price_pro_monthly";

/** A server with Stripe as its billing provider, and the stub of Stripe that it calls. */
export interface StripeServer {
  server: TestServer;
  stub: StripeStub;
  stop(): Promise<void>;
}

export async function startStripeServer(env: NodeJS.ProcessEnv = {}): Promise<StripeServer> {
  const stub = new StripeStub();
  const server = await startTestServer({
    CHARTSIDE_BILLING: "stripe",
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_PRICE_PRO: pricePro,
    STRIPE_API_BASE: await stub.start(),
    STRIPE_TIMEOUT_S: "10",
    ...env,
  });
  const stop = async (): Promise<void> => {
    await server.stop();
    await stub.stop();
  };
  return { server, stub, stop };
}

/** A new user with their billing calls. */
export interface Subscriber {
  user: TestUser;
  billing: BillingClient;
  /** The id of their Stripe customer; empty before the first checkout. */
  customerId(): Promise<string>;
  /** The id of their last checkout session. */
  checkoutId(): Promise<string>;
}

export async function newSubscriber(
  server: TestServer,
  accountType: "pro" | "enterprise" | "admin" = "pro",
): Promise<Subscriber> {
  const user = await server.newUser(accountType);
  const read = async (column: "customer_id" | "checkout_id"): Promise<string> => {
    const { rows } = await server.context.database.query<{ id: string }>(
      `select ${column} as id from subscriptions where user_id = $1 and provider = 'stripe'`,
      [user.id],
    );
    return rows[0]?.id ?? "";
  };
  return {
    user,
    billing: new BillingClient(server, user),
    customerId: () => read("customer_id"),
    checkoutId: () => read("checkout_id"),
  };
}

/** Pays for a new subscription on Stripe's page and returns to the server. */
export async function subscribe({ stub }: StripeServer, buyer: Subscriber) {
  await buyer.billing.checkout();
  const subscription = stub.world.pay(await buyer.checkoutId());
  await buyer.billing.status();
  return subscription;
}
