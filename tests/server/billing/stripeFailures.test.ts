import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { newSubscriber, startStripeServer, type StripeServer, subscribe, type Subscriber } from "./stripeServer";
import { secretKey, type Fault } from "./StripeStub";

let stripe: StripeServer;
let buyer: Subscriber;
beforeAll(async () => {
  stripe = await startStripeServer({ STRIPE_TIMEOUT_S: "0.5" });
});
afterAll(() => stripe.stop());
beforeEach(async () => {
  buyer = await newSubscriber(stripe.server);
  stripe.stub.reset();
});

async function subscribed() {
  const subscription = await subscribe(stripe, buyer);
  stripe.stub.reset();
  return subscription;
}

const thrice = (fault: Fault): Fault[] => [fault, fault, fault];

describe("a failure of Stripe is answered with a sentence", () => {
  test.each<[string, Fault[], number, string]>([
    ["no answer", thrice("hang"), 503, "did not answer"],
    ["a cut connection", thrice("cut"), 503, "did not answer"],
    ["500", thrice({ status: 500 }), 502, "payment service failed"],
    ["429", thrice({ status: 429, type: "invalid_request_error", code: "rate_limit" }), 503, "busy"],
    [
      "402",
      [{ status: 402, type: "card_error", code: "card_declined", message: "Your card was declined." }],
      409,
      "declined",
    ],
    ["401", [{ status: 401, type: "invalid_request_error" }], 502, "rejected this server"],
    ["403", [{ status: 403, type: "invalid_request_error" }], 502, "rejected this server"],
    ["400", [{ status: 400, type: "invalid_request_error" }], 502, "payment service failed"],
  ])("to a checkout: %s", async (_what, faults, status, words) => {
    stripe.stub.fail(/checkout\/sessions$/, ...faults);
    const problem = await buyer.billing.refusal("POST", "create-checkout-session", { tier: "pro" });
    expect(problem).toMatchObject({ status, detail: expect.stringContaining(words) });
    stripe.stub.reset();
    expect((await buyer.billing.checkout()).type).toBe("checkout");
  });

  test.each(["customer-portal", "validate-coupon", "cancel-subscription", "pause-subscription"])(
    "to %s",
    async (path) => {
      await subscribed();
      stripe.stub.fail(/./, ...thrice({ status: 500 }));
      const body = path === "validate-coupon" ? { coupon_code: "X" } : {};
      const problem = await buyer.billing.refusal("POST", path, body);
      expect(problem).toMatchObject({ status: 502, detail: expect.stringContaining("payment service") });
    },
  );
});

describe("a call that fails once is retried", () => {
  test.each<Fault>(["hang", "cut", { status: 500 }, { status: 503 }])("%j", async (fault) => {
    stripe.stub.fail(/customers$/, fault);
    stripe.stub.fail(/checkout\/sessions$/, fault);
    expect((await buyer.billing.checkout()).type).toBe("checkout");
  });

  test("with the same idempotency key", async () => {
    stripe.stub.fail(/checkout\/sessions$/, "hang");
    await buyer.billing.checkout();
    const keys = stripe.stub.called("POST", /checkout\/sessions$/).map(({ idempotencyKey }) => idempotencyKey);
    expect(keys.length).toBeGreaterThanOrEqual(2);
    expect(new Set(keys).size).toBe(1);
  });

  test("without a second checkout page if the user tries again", async () => {
    stripe.stub.fail(/checkout\/sessions$/, ...thrice("drop-answer"));
    await buyer.billing.refusal("POST", "create-checkout-session", { tier: "pro" });
    const before = stripe.stub.world.sessions.size;
    await buyer.billing.checkout();
    expect(stripe.stub.world.sessions.size).toBe(before);
  });
});

describe("GET /billing/subscription-status while Stripe is unavailable", () => {
  test.each<Fault>(["hang", { status: 500 }, { status: 429 }])("returns the last known status: %j", async (fault) => {
    await buyer.billing.checkout();
    stripe.stub.fail(/subscriptions$/, fault, fault);
    expect(await buyer.billing.status()).toMatchObject({ hasSubscription: false });
    expect(stripe.server.logLines.join("")).toContain("could not be read from Stripe");
  });

  test("stays active for a subscriber", async () => {
    await subscribed();
    stripe.stub.fail(/./, ...thrice({ status: 500 }));
    expect(await buyer.billing.status()).toMatchObject({ status: "active" });
  });
});

test("no key, link or email is logged", async () => {
  stripe.stub.fail(/./, ...thrice({ status: 500, message: `secret ${secretKey}` }));
  await buyer.billing.refusal("POST", "create-checkout-session", { tier: "pro" });
  const { checkout_url: url = "" } = await buyer.billing.checkout();
  const log = stripe.server.logLines.join("");
  expect(log).toContain("StripeAPIError");
  for (const secret of [secretKey, url, "@example.org", "whsec_"]) expect(log).not.toContain(secret);
});
