import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { deliver, eventOf, signature, type StripeEvent } from "./stripeEvents";
import { newSubscriber, startStripeServer, type StripeServer, type Subscriber } from "./stripeServer";
import type { Fault } from "./StripeStub";
import { nowS, type StripeSubscription } from "./StripeWorld";

let stripe: StripeServer;
let buyer: Subscriber;
let subscription: StripeSubscription;
beforeAll(async () => {
  stripe = await startStripeServer();
});
afterAll(() => stripe.stop());
/** A new subscriber whose active subscription the server knows. */
beforeEach(async () => {
  buyer = await newSubscriber(stripe.server);
  await buyer.billing.checkout();
  subscription = stripe.stub.world.pay(await buyer.checkoutId());
  await deliver(stripe.server, eventOf("customer.subscription.created", subscription));
  stripe.stub.reset();
});

const stored = async (): Promise<string | null> => {
  const { rows } = await stripe.server.context.database.query<{ status: string | null }>(
    "select status from subscriptions where user_id = $1 and provider = 'stripe'",
    [buyer.user.id],
  );
  return rows[0]?.status ?? null;
};

const isStored = async ({ id }: StripeEvent): Promise<boolean> => {
  const { rowCount } = await stripe.server.context.database.query("select from billing_events where id = $1", [id]);
  return rowCount > 0;
};

describe("POST /billing/webhook with a signed event", () => {
  test.each([
    ["customer.subscription.updated", "past_due", "past_due"],
    ["invoice.payment_failed", "unpaid", "past_due"],
    ["customer.subscription.deleted", "canceled", "canceled"],
    ["invoice.paid", "trialing", "trialing"],
    ["customer.subscription.paused", "paused", "paused"],
    ["checkout.session.completed", "incomplete", null],
  ])("stores %s with Stripe status %s as %s [P3.10]", async (type, status, expected) => {
    subscription.status = status;
    const object = type.startsWith("customer.") ? subscription : { object: "x", customer: subscription.customer };
    const response = await deliver(stripe.server, eventOf(type, object));
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ received: true });
    expect(await stored()).toBe(expected);
  });

  test("accepts a customer that is an expanded object", async () => {
    subscription.status = "past_due";
    const object = { object: "invoice", customer: { id: subscription.customer, object: "customer" } };
    await deliver(stripe.server, eventOf("invoice.payment_failed", object));
    expect(await stored()).toBe("past_due");
  });

  test("picks the live one of two subscriptions", async () => {
    const older = stripe.stub.world.subscribe(subscription.customer, { status: "canceled", created: nowS() + 60 });
    await deliver(stripe.server, eventOf("customer.subscription.deleted", older));
    expect(await stored()).toBe("active");
  });

  test("reports an end date set in Stripe's portal as canceled", async () => {
    subscription.cancel_at = nowS() + 1_000;
    await deliver(stripe.server, eventOf("customer.subscription.updated", subscription));
    expect(await buyer.billing.status()).toMatchObject({
      cancelAtPeriodEnd: true,
      currentPeriodEnd: subscription.cancel_at,
    });
  });

  test("leaves other users' subscriptions alone", async () => {
    const other = await newSubscriber(stripe.server);
    await other.billing.checkout();
    stripe.stub.world.pay(await other.checkoutId());
    subscription.status = "canceled";
    await deliver(stripe.server, eventOf("customer.subscription.deleted", subscription));
    expect(await other.billing.status()).toMatchObject({ status: "active" });
  });
});

describe("POST /billing/webhook out of order or repeated", () => {
  test("does not go back to the state of an older event", async () => {
    const old = eventOf("customer.subscription.updated", subscription, { created: nowS() - 100 });
    subscription.status = "canceled";
    await deliver(stripe.server, eventOf("customer.subscription.deleted", subscription));
    expect((await deliver(stripe.server, old)).status).toBe(200);
    expect(await stored()).toBe("canceled");
  });

  test("keeps a subscription deleted if the creation comes later", async () => {
    const created = eventOf("customer.subscription.created", subscription, { created: nowS() - 5 });
    subscription.status = "canceled";
    const deleted = eventOf("customer.subscription.deleted", subscription);
    await Promise.all([deliver(stripe.server, deleted), deliver(stripe.server, created)]);
    expect(await stored()).toBe("canceled");
  });

  test("handles a repeated event once", async () => {
    const event = eventOf("customer.subscription.updated", subscription);
    for (let time = 0; time < 4; time += 1) expect((await deliver(stripe.server, event)).status).toBe(200);
    expect(stripe.stub.called("GET", /subscriptions$/)).toHaveLength(1);
    const { rowCount } = await stripe.server.context.database.query("select from billing_events where id = $1", [
      event.id,
    ]);
    expect(rowCount).toBe(1);
  });

  test("accepts the same event ten times at the same time", async () => {
    subscription.status = "past_due";
    const event = eventOf("customer.subscription.updated", subscription);
    const answers = await Promise.all(Array.from({ length: 10 }, () => deliver(stripe.server, event)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(await stored()).toBe("past_due");
  });

  test("does not overwrite a newer state with a slower read", async () => {
    const { reached, release } = stripe.stub.hold(/subscriptions$/);
    const slow = deliver(stripe.server, eventOf("customer.subscription.updated", subscription));
    await reached;
    subscription.status = "canceled";
    await deliver(stripe.server, eventOf("customer.subscription.deleted", subscription));
    expect(await stored()).toBe("canceled");
    release();
    expect((await slow).status).toBe(200);
    expect(await stored()).toBe("canceled");
  });

  test.each<Fault>([{ status: 500 }, "cut"])(
    "refuses the event while Stripe fails (%j) and accepts it when it is repeated",
    async (fault) => {
      subscription.status = "past_due";
      const event = eventOf("customer.subscription.updated", subscription);
      stripe.stub.fail(/subscriptions$/, fault, fault, fault);
      const refused = await deliver(stripe.server, event);
      expect(refused.status).toBeGreaterThanOrEqual(500);
      expect(await isStored(event)).toBe(false);
      expect(await stored()).toBe("active");
      expect((await deliver(stripe.server, event)).status).toBe(200);
      expect(await stored()).toBe("past_due");
      expect(await isStored(event)).toBe(true);
    },
  );
});

describe("POST /billing/webhook rejects an event", () => {
  const body = () => JSON.stringify(eventOf("customer.subscription.deleted", { ...subscription, status: "canceled" }));

  test.each<[string, (payload: string) => string]>([
    ["without a signature", () => ""],
    ["with another secret", (payload) => signature(payload, { secret: "whsec_other" })],
    ["signed for another body", (payload) => signature(`${payload} `)],
    ["signed ten minutes ago", (payload) => signature(payload, { at: nowS() - 600 })],
    ["with a changed time", (payload) => signature(payload, { at: nowS() - 100 }).replace(/t=\d+/, `t=${nowS()}`)],
    ["with a malformed signature", () => "v1=deadbeef"],
    ["with another signature scheme", (payload) => signature(payload).replace("v1=", "v0=")],
  ])("%s", async (_what, sign) => {
    subscription.status = "canceled";
    const payload = body();
    const response = await deliver(stripe.server, payload, { "stripe-signature": sign(payload) });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ detail: expect.stringContaining("not signed") });
    expect(await stored()).toBe("active");
    expect(stripe.stub.calls).toEqual([]);
  });

  test("that is replayed after five minutes", async () => {
    const payload = body();
    const recent = signature(payload, { at: nowS() - 299 });
    expect((await deliver(stripe.server, payload, { "stripe-signature": recent })).status).toBe(200);
    const late = signature(payload, { at: nowS() - 301 });
    expect((await deliver(stripe.server, payload, { "stripe-signature": late })).status).toBe(400);
  });

  test("that is signed but malformed, with 400", async () => {
    for (const payload of ["", "null", "[]", "{", "{}", '{"object":"event"}']) {
      expect((await deliver(stripe.server, payload)).status, payload).toBe(400);
    }
  });

  test("over 1 MB", async () => {
    expect((await deliver(stripe.server, "x".repeat(1024 * 1024 + 1))).status).toBe(413);
  });
});

test("POST /billing/webhook ignores events of other customers and types without calling Stripe", async () => {
  const events = [
    eventOf("customer.subscription.updated", { ...subscription, customer: "cus_other" }),
    eventOf("customer.updated", { object: "customer", id: subscription.customer }),
    eventOf("payout.paid", { object: "payout" }),
    eventOf("invoice.paid", { object: "invoice", customer: null }),
  ];
  for (const event of events) expect((await deliver(stripe.server, event)).status).toBe(200);
  expect(stripe.stub.calls).toEqual([]);
});

test("POST /billing/webhook answers 404 without Stripe", async () => {
  const { startTestServer } = await import("../testServer");
  const plain = await startTestServer();
  expect((await deliver(plain, eventOf("payout.paid", {}))).status).toBe(404);
  await plain.stop();
});
