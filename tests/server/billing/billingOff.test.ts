import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../testServer";
import { BillingClient } from "./BillingClient";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ CHARTSIDE_BILLING: "off", CHARTSIDE_AUTH_RATE_LIMITS: "on" });
});
afterAll(() => server.stop());

describe("CHARTSIDE_BILLING=off", () => {
  test("reports every account as active and refuses to buy, change or end a subscription", async () => {
    const billing = new BillingClient(server, await server.newUser());
    expect(await billing.status()).toEqual({
      hasSubscription: true,
      tier: "pro",
      status: "active",
      currentPeriodEnd: null,
      cancelAtPeriodEnd: false,
    });
    const calls = ["create-checkout-session", "customer-portal", "cancel-subscription", "pause-subscription"];
    for (const path of calls) {
      const refusal = await billing.refusal("POST", path, { tier: "pro" });
      expect(refusal, path).toMatchObject({ status: 409, detail: expect.stringContaining("Billing is off") });
    }
    expect(await billing.coupon("WELCOME20")).toMatchObject({ valid: false });
    expect(await billing.checkout({ tier: "enterprise" })).toMatchObject({ type: "contact_sales" });
  });

  test("has no test mode pages", async () => {
    const response = await fetch(`${server.url}/api/v1/billing/test/checkout/x`);
    expect(response.status).toBe(404);
  });

  test("limits coupon attempts per user", async () => {
    const billing = new BillingClient(server, await server.newUser());
    const tries = Array.from({ length: 31 }, (_, n) => n);
    const answers: number[] = [];
    for (const n of tries)
      answers.push((await billing.call("POST", "validate-coupon", { coupon_code: `C${n}` })).status);
    expect(answers.slice(0, 30)).toEqual(Array.from({ length: 30 }, () => 200));
    expect(answers[30]).toBe(429);
    const limited = await billing.refusal("POST", "create-checkout-session", { tier: "pro", coupon_code: "C99" });
    expect(limited).toMatchObject({ status: 429, detail: expect.stringContaining("Too many coupon codes") });
    const other = new BillingClient(server, await server.newUser());
    expect(await other.coupon("C1")).toMatchObject({ valid: false });
  });
});
