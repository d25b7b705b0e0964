import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  newSubscriber,
  pricePro,
  startStripeServer,
  type StripeServer,
  subscribe,
  type Subscriber,
} from "./stripeServer";
import { nowS } from "./StripeWorld";

let stripe: StripeServer;
let buyer: Subscriber;
beforeAll(async () => {
  stripe = await startStripeServer({ CHARTSIDE_PUBLIC_URL: "https://scribe.example.org" });
});
afterAll(() => stripe.stop());
beforeEach(async () => {
  buyer = await newSubscriber(stripe.server);
  stripe.stub.reset();
});

describe("POST /billing/create-checkout-session", () => {
  test("creates a Pro session of the user's own customer with return addresses [P7.07 P7.12]", async () => {
    const { type, checkout_url: url } = await buyer.billing.checkout();
    expect(type).toBe("checkout");
    expect(url).toMatch(/^https:\/\/checkout\.stripe\.example\/c\/pay\/cs_test_/);
    const [customer] = stripe.stub.called("POST", /customers$/);
    expect(customer?.form).toMatchObject({ metadata: { user_id: buyer.user.id }, email: expect.stringContaining("@") });
    const [session] = stripe.stub.called("POST", /checkout\/sessions$/);
    expect(session?.form).toMatchObject({
      mode: "subscription",
      customer: await buyer.customerId(),
      client_reference_id: buyer.user.id,
      line_items: { 0: { price: pricePro, quantity: "1" } },
      success_url: "https://scribe.example.org/dashboard/scribe?subscription=success",
      cancel_url: "https://scribe.example.org/dashboard/scribe?subscription=cancelled",
      allow_promotion_codes: "true",
    });
    for (const call of [customer, session]) expect(call?.idempotencyKey).toMatch(/^chartside-/);
  });

  test("returns the same page to repeated and concurrent calls", async () => {
    const once = await Promise.all([buyer.billing.checkout(), buyer.billing.checkout(), buyer.billing.checkout()]);
    const again = await buyer.billing.checkout();
    expect(new Set([...once, again].map(({ checkout_url }) => checkout_url)).size).toBe(1);
    const customers = [...stripe.stub.world.customers.values()];
    const made = customers.filter(({ id }) =>
      stripe.stub.called("POST", /sessions$/).some((c) => c.form["customer"] === id),
    );
    expect(made).toHaveLength(1);
  });

  test("expires the open page if the order changes", async () => {
    stripe.stub.world.promotions.push({ id: "promo_w", code: "WELCOME20", coupon: coupon({ percent_off: 20 }) });
    await buyer.billing.checkout();
    const first = await buyer.checkoutId();
    await buyer.billing.checkout({ tier: "pro", coupon_code: "welcome20" });
    expect(stripe.stub.world.session(first).status).toBe("expired");
    const form = stripe.stub.called("POST", /sessions$/).at(-1)?.form;
    expect(form).toMatchObject({ discounts: { 0: { promotion_code: "promo_w" } } });
    expect(form).not.toHaveProperty("allow_promotion_codes");
  });

  test("returns a new page after the old one expired", async () => {
    const { checkout_url: first } = await buyer.billing.checkout();
    stripe.stub.world.expire(await buyer.checkoutId());
    const { checkout_url: second } = await buyer.billing.checkout();
    expect(second).not.toBe(first);
  });

  test("opens no page with an unusable coupon [P7.10]", async () => {
    const refusal = await buyer.billing.refusal("POST", "create-checkout-session", {
      tier: "pro",
      coupon_code: "NOPE",
    });
    expect(refusal).toMatchObject({ status: 400, detail: expect.stringContaining("coupon code") });
    expect(stripe.stub.called("POST", /sessions$/)).toEqual([]);
  });

  test("creates a new customer if Stripe no longer has the old one", async () => {
    await buyer.billing.checkout();
    const lost = await buyer.customerId();
    stripe.stub.world.customers.delete(lost);
    stripe.stub.world.sessions.clear();
    expect((await buyer.billing.checkout()).type).toBe("checkout");
    expect(await buyer.customerId()).not.toBe(lost);
  });

  test("returns the sales contact for Enterprise without calling Stripe [P1.13 P1.24]", async () => {
    const { type, contact_url: contact } = await buyer.billing.checkout({ tier: "enterprise" });
    expect(type).toBe("contact_sales");
    expect(contact).toMatch(/^mailto:sales@scribe\.example\.org\?subject=/);
    expect(stripe.stub.calls).toEqual([]);
  });

  test("rejects an account that already has all Pro features", async () => {
    buyer = await newSubscriber(stripe.server, "enterprise");
    const refusal = await buyer.billing.refusal("POST", "create-checkout-session", { tier: "pro" });
    expect(refusal).toMatchObject({ status: 409, detail: expect.stringContaining("already has all Pro features") });
    expect(await buyer.billing.status()).toMatchObject({ status: "enterprise" });
    expect(stripe.stub.called("POST", /./)).toEqual([]);
  });
});

describe("GET /billing/subscription-status", () => {
  test("shows the payment without a webhook [P3.08 P3.09 P3.10 P3.11 P7.15]", async () => {
    expect(await buyer.billing.status()).toEqual({
      hasSubscription: false,
      tier: null,
      status: null,
      currentPeriodEnd: null,
      cancelAtPeriodEnd: false,
    });
    const { items } = await subscribe(stripe, buyer);
    expect(await buyer.billing.status()).toEqual({
      hasSubscription: true,
      tier: "pro",
      status: "active",
      currentPeriodEnd: items.data[0]?.current_period_end,
      cancelAtPeriodEnd: false,
    });
  });

  test("does not call Stripe if nothing can have changed", async () => {
    await buyer.billing.status();
    expect(stripe.stub.calls).toEqual([]);
    await subscribe(stripe, buyer);
    stripe.stub.reset();
    await buyer.billing.status();
    expect(stripe.stub.calls).toEqual([]);
  });

  test("is read from Stripe again after the paid period", async () => {
    const subscription = await subscribe(stripe, buyer);
    await stripe.server.context.database.query(
      "update subscriptions set current_period_end = now() - interval '1 minute' where user_id = $1",
      [buyer.user.id],
    );
    subscription.status = "past_due";
    expect(await buyer.billing.status()).toMatchObject({ status: "past_due", hasSubscription: true });
  });

  test("is read from Stripe every time while it is past due", async () => {
    const subscription = await subscribe(stripe, buyer);
    for (const status of ["past_due", "active", "paused", "active"]) {
      await stripe.server.context.database.query(
        "update subscriptions set status = 'past_due' where user_id = $1 and provider = 'stripe'",
        [buyer.user.id],
      );
      subscription.status = status;
      expect(await buyer.billing.status()).toMatchObject({ status });
    }
  });

  test("reports a manually created Enterprise subscription as enterprise [P3.09]", async () => {
    await buyer.billing.checkout();
    stripe.stub.world.subscribe(await buyer.customerId(), { metadata: { tier: "enterprise" } });
    expect(await buyer.billing.status()).toMatchObject({ tier: "enterprise", status: "active" });
  });
});

describe("portal, cancel, pause", () => {
  test("the portal is the customer's own and has a return address [P7.14]", async () => {
    const { portal_url: url } = await buyer.billing.portal();
    expect(url).toBe(`https://billing.stripe.example/p/session/${await buyer.customerId()}`);
    const [call] = stripe.stub.called("POST", /billing_portal/);
    expect(call?.form["return_url"]).toBe("https://scribe.example.org/dashboard/settings");
  });

  test("canceling ends the subscription with its period [P7.16 P7.17]", async () => {
    const subscription = await subscribe(stripe, buyer);
    const answer = await buyer.billing.cancel({ reason: "Retiring", at_period_end: true });
    expect(answer).toMatchObject({ hasSubscription: true, status: "active", cancelAtPeriodEnd: true });
    expect(subscription).toMatchObject({ cancel_at_period_end: true, cancellation_details: { comment: "Retiring" } });
    expect(await buyer.billing.status()).toEqual(answer);
  });

  test("pausing voids invoices until the subscription is resumed [P7.18 P7.19]", async () => {
    const subscription = await subscribe(stripe, buyer);
    expect(await buyer.billing.pause()).toMatchObject({ hasSubscription: true, status: "paused" });
    expect(subscription.pause_collection).toEqual({ behavior: "void", resumes_at: null });
    const resumesAt = nowS() + 86_400;
    await buyer.billing.pause({ resumes_at: new Date(resumesAt * 1000).toISOString() });
    expect(subscription.pause_collection).toEqual({ behavior: "void", resumes_at: resumesAt });
  });

  test("choosing Pro again resumes a paused or canceled subscription", async () => {
    const subscription = await subscribe(stripe, buyer);
    await buyer.billing.pause();
    await buyer.billing.cancel();
    stripe.stub.reset();
    const { checkout_url: url } = await buyer.billing.checkout();
    expect(url).toBe("https://scribe.example.org/dashboard/scribe?subscription=success");
    expect(subscription).toMatchObject({ pause_collection: null, cancel_at_period_end: false });
    expect(await buyer.billing.status()).toMatchObject({ status: "active", cancelAtPeriodEnd: false });
    expect(stripe.stub.called("POST", /checkout/)).toEqual([]);
  });

  test("an end date set in Stripe's portal counts as canceled", async () => {
    const subscription = await subscribe(stripe, buyer);
    subscription.cancel_at = nowS() + 5_000;
    expect(await buyer.billing.cancel()).toMatchObject({
      cancelAtPeriodEnd: true,
      currentPeriodEnd: subscription.cancel_at,
    });
    expect(stripe.stub.called("POST", /subscriptions/)).toEqual([]);
    await buyer.billing.checkout();
    expect(subscription).toMatchObject({ cancel_at: null, status: "active" });
    expect(await buyer.billing.status()).toMatchObject({ cancelAtPeriodEnd: false });
  });

  test("choosing Pro again leads an active or past-due subscriber to the portal", async () => {
    const subscription = await subscribe(stripe, buyer);
    expect((await buyer.billing.checkout()).checkout_url).toContain("billing.stripe.example");
    subscription.status = "past_due";
    expect((await buyer.billing.checkout()).checkout_url).toContain("billing.stripe.example");
    expect(await buyer.billing.refusal("POST", "pause-subscription", {})).toMatchObject({ status: 409 });
  });

  test("a subscription ended on Stripe's pages cannot be canceled or paused", async () => {
    const subscription = await subscribe(stripe, buyer);
    subscription.status = "canceled";
    expect(await buyer.billing.refusal("POST", "cancel-subscription", {})).toMatchObject({
      status: 409,
      detail: "There is no subscription to cancel.",
    });
    expect(await buyer.billing.refusal("POST", "pause-subscription", {})).toMatchObject({ status: 409 });
    expect(await buyer.billing.status()).toMatchObject({ status: "canceled", cancelAtPeriodEnd: false });
  });

  test("never change another user's subscription", async () => {
    const subscription = await subscribe(stripe, buyer);
    const stranger = await newSubscriber(stripe.server);
    const foreign = { customer: subscription.customer, subscription: subscription.id, user_id: buyer.user.id };
    expect((await stranger.billing.call("POST", "cancel-subscription", foreign)).status).toBe(409);
    expect((await stranger.billing.call("POST", "pause-subscription", foreign)).status).toBe(409);
    expect((await stranger.billing.portal()).portal_url).not.toContain(subscription.customer);
    await stranger.billing.checkout({ tier: "pro", ...foreign });
    expect(await stranger.customerId()).not.toBe(subscription.customer);
    expect(subscription).toMatchObject({ status: "active", cancel_at_period_end: false, pause_collection: null });
  });
});

const coupon = (more: Record<string, unknown>) => ({
  id: "co_1",
  object: "coupon",
  name: "Welcome",
  percent_off: null,
  amount_off: null,
  currency: null,
  duration: "repeating",
  duration_in_months: 3,
  valid: true,
  ...more,
});

describe("promotion codes", () => {
  test("are returned with every field [P3.12 P7.20 P7.21]", async () => {
    const { promotions } = stripe.stub.world;
    promotions.push({
      id: "promo_10",
      code: "TEN",
      coupon: coupon({ amount_off: 1_000, currency: "usd", duration: "once" }),
    });
    expect(await buyer.billing.coupon("TEN")).toEqual({
      valid: true,
      coupon_id: "co_1",
      discount_display: "$10.00 off",
      duration_display: "on your first payment",
      percent_off: null,
      amount_off: 1_000,
      currency: "usd",
      duration: "once",
      duration_in_months: 3,
      name: "Welcome",
    });
  });

  test.each([
    ["that have expired", { expires_at: nowS() - 60 }],
    ["that were used as often as allowed", { max_redemptions: 5, times_redeemed: 5 }],
    ["of another customer", { customer: "cus_other" }],
    ["of an invalid coupon", { coupon: coupon({ valid: false }) }],
  ])("%s are not valid", async (_which, more) => {
    const { promotions } = stripe.stub.world;
    const code = `CODE${promotions.length}`;
    promotions.push({ id: `promo_${code}`, code, coupon: coupon({ percent_off: 5 }), ...more });
    expect(await buyer.billing.coupon(code)).toMatchObject({ valid: false, coupon_id: null });
  });
});
