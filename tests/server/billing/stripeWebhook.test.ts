import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { deliver, eventOf, signature, type StripeEvent } from "./stripeEvents";
import { newSubscriber, startStripeServer, type StripeServer, type Subscriber } from "./stripeServer";
import type { Fault } from "./stripeStub";
import { nowS, type StripeSubscription } from "./stripeWorld";

let stripe: StripeServer;
let buyer: Subscriber;
let subscription: StripeSubscription;
beforeAll(async () => {
  stripe = await startStripeServer();
});
afterAll(() => stripe.stop());
/** Somebody with an active subscription that our server was told of. */
beforeEach(async () => {
  buyer = await newSubscriber(stripe.server);
  await buyer.billing.checkout();
  subscription = stripe.stub.world.pay(await buyer.session());
  await deliver(stripe.server, eventOf("customer.subscription.created", subscription));
  stripe.stub.calm();
});

const stored = async (): Promise<string | null> => {
  const { rows } = await stripe.server.platform.database.query<{ status: string | null }>(
    "select status from subscriptions where user_id = $1 and provider = 'stripe'",
    [buyer.user.id],
  );
  return rows[0]?.status ?? null;
};

const remembered = async ({ id }: StripeEvent): Promise<boolean> => {
  const { rowCount } = await stripe.server.platform.database.query("select from billing_events where id = $1", [id]);
  return rowCount > 0;
};

describe("what is signed changes the subscription", () => {
  test.each([
    ["customer.subscription.updated", "past_due", "past_due"],
    ["invoice.payment_failed", "unpaid", "past_due"],
    ["customer.subscription.deleted", "canceled", "canceled"],
    ["invoice.paid", "trialing", "trialing"],
    ["customer.subscription.paused", "paused", "paused"],
    ["checkout.session.completed", "incomplete", null],
  ])("%s: %s is told as %s [P3.10]", async (type, status, told) => {
    subscription.status = status;
    const object = type.startsWith("customer.") ? subscription : { object: "x", customer: subscription.customer };
    const response = await deliver(stripe.server, eventOf(type, object));
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ received: true });
    expect(await stored()).toBe(told);
  });

  test("a customer that comes as a whole object counts too", async () => {
    subscription.status = "past_due";
    const object = { object: "invoice", customer: { id: subscription.customer, object: "customer" } };
    await deliver(stripe.server, eventOf("invoice.payment_failed", object));
    expect(await stored()).toBe("past_due");
  });

  test("of two subscriptions the live one counts", async () => {
    const older = stripe.stub.world.subscribe(subscription.customer, { status: "canceled", created: nowS() + 60 });
    await deliver(stripe.server, eventOf("customer.subscription.deleted", older));
    expect(await stored()).toBe("active");
  });

  test("an end set for a day, as Stripe's portal does it, is an end with the period", async () => {
    subscription.cancel_at = nowS() + 1_000;
    await deliver(stripe.server, eventOf("customer.subscription.updated", subscription));
    expect(await buyer.billing.status()).toMatchObject({
      cancelAtPeriodEnd: true,
      currentPeriodEnd: subscription.cancel_at,
    });
  });

  test("it touches nobody else's", async () => {
    const other = await newSubscriber(stripe.server);
    await other.billing.checkout();
    stripe.stub.world.pay(await other.session());
    subscription.status = "canceled";
    await deliver(stripe.server, eventOf("customer.subscription.deleted", subscription));
    expect(await other.billing.status()).toMatchObject({ status: "active" });
  });
});

describe("order and repetition do no harm", () => {
  test("an older event that comes later brings nothing old back", async () => {
    const old = eventOf("customer.subscription.updated", subscription, { created: nowS() - 100 });
    subscription.status = "canceled";
    await deliver(stripe.server, eventOf("customer.subscription.deleted", subscription));
    expect((await deliver(stripe.server, old)).status).toBe(200);
    expect(await stored()).toBe("canceled");
  });

  test("a deletion before its creation leaves it deleted", async () => {
    const created = eventOf("customer.subscription.created", subscription, { created: nowS() - 5 });
    subscription.status = "canceled";
    const deleted = eventOf("customer.subscription.deleted", subscription);
    await Promise.all([deliver(stripe.server, deleted), deliver(stripe.server, created)]);
    expect(await stored()).toBe("canceled");
  });

  test("a repeated event is acted on once", async () => {
    const event = eventOf("customer.subscription.updated", subscription);
    for (let time = 0; time < 4; time += 1) expect((await deliver(stripe.server, event)).status).toBe(200);
    expect(stripe.stub.called("GET", /subscriptions$/)).toHaveLength(1);
    const { rowCount } = await stripe.server.platform.database.query("select from billing_events where id = $1", [
      event.id,
    ]);
    expect(rowCount).toBe(1);
  });

  test("the same event ten times at once ends as once", async () => {
    subscription.status = "past_due";
    const event = eventOf("customer.subscription.updated", subscription);
    const answers = await Promise.all(Array.from({ length: 10 }, () => deliver(stripe.server, event)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(await stored()).toBe("past_due");
  });

  test("a reading that ends after a later one does not overwrite it", async () => {
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
    "while Stripe fails (%j) the event is refused, and taken when it comes again",
    async (fault) => {
      subscription.status = "past_due";
      const event = eventOf("customer.subscription.updated", subscription);
      stripe.stub.fail(/subscriptions$/, fault, fault, fault);
      const refused = await deliver(stripe.server, event);
      expect(refused.status).toBeGreaterThanOrEqual(500);
      expect(await remembered(event)).toBe(false);
      expect(await stored()).toBe("active");
      expect((await deliver(stripe.server, event)).status).toBe(200);
      expect(await stored()).toBe("past_due");
      expect(await remembered(event)).toBe(true);
    },
  );
});

describe("what is not signed by Stripe, lately, changes nothing", () => {
  const body = () => JSON.stringify(eventOf("customer.subscription.deleted", { ...subscription, status: "canceled" }));

  test.each<[string, (payload: string) => string]>([
    ["without a signature", () => ""],
    ["with another secret", (payload) => signature(payload, { secret: "whsec_other" })],
    ["of another body", (payload) => signature(`${payload} `)],
    ["from ten minutes ago", (payload) => signature(payload, { at: nowS() - 600 })],
    ["with a changed time", (payload) => signature(payload, { at: nowS() - 100 }).replace(/t=\d+/, `t=${nowS()}`)],
    ["that is no signature", () => "v1=deadbeef"],
    ["of another scheme", (payload) => signature(payload).replace("v1=", "v0=")],
  ])("%s", async (_what, sign) => {
    subscription.status = "canceled";
    const payload = body();
    const response = await deliver(stripe.server, payload, { "stripe-signature": sign(payload) });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ detail: expect.stringContaining("not signed") });
    expect(await stored()).toBe("active");
    expect(stripe.stub.calls).toEqual([]);
  });

  test("a call that was overheard is refused when it is replayed later", async () => {
    const payload = body();
    const overheard = signature(payload, { at: nowS() - 299 });
    expect((await deliver(stripe.server, payload, { "stripe-signature": overheard })).status).toBe(200);
    const late = signature(payload, { at: nowS() - 301 });
    expect((await deliver(stripe.server, payload, { "stripe-signature": late })).status).toBe(400);
  });

  test("nonsense, however well signed, is refused without an error of ours", async () => {
    for (const payload of ["", "null", "[]", "{", "{}", '{"object":"event"}']) {
      expect((await deliver(stripe.server, payload)).status, payload).toBe(400);
    }
  });

  test("an event of a size nobody sends is refused", async () => {
    expect((await deliver(stripe.server, "x".repeat(1024 * 1024 + 1))).status).toBe(413);
  });
});

test("events about others, or about nothing of ours, are taken and asked nothing", async () => {
  const events = [
    eventOf("customer.subscription.updated", { ...subscription, customer: "cus_somebody_else" }),
    eventOf("customer.updated", { object: "customer", id: subscription.customer }),
    eventOf("payout.paid", { object: "payout" }),
    eventOf("invoice.paid", { object: "invoice", customer: null }),
  ];
  for (const event of events) expect((await deliver(stripe.server, event)).status).toBe(200);
  expect(stripe.stub.calls).toEqual([]);
});

test("without Stripe as the provider there is no such address", async () => {
  const { startTestServer } = await import("../testServer");
  const plain = await startTestServer();
  expect((await deliver(plain, eventOf("payout.paid", {}))).status).toBe(404);
  await plain.stop();
});
