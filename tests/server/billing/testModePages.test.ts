import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { couponSchema } from "../../../src/shared/billing/subscription";
import { startTestServer, type TestServer, type TestUser } from "../testServer";
import { BillingClient } from "./BillingClient";
import { TestModePage } from "./TestModePage";

let server: TestServer;
let user: TestUser;
let billing: BillingClient;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.stop());
beforeEach(async () => {
  user = await server.newUser();
  billing = new BillingClient(server, user);
});

const openCheckout = async (): Promise<TestModePage> => TestModePage.open((await billing.checkout()).checkout_url);

describe("POST /billing/validate-coupon", () => {
  test.each([
    [
      "WELCOME20",
      {
        discount_display: "20% off",
        duration_display: "for 3 months",
        percent_off: 20,
        amount_off: null,
        currency: null,
      },
      { duration: "repeating", duration_in_months: 3, name: "Welcome" },
    ],
    [
      " friend10 ",
      {
        discount_display: "$10.00 off",
        duration_display: "on your first payment",
        percent_off: null,
        amount_off: 1000,
      },
      { currency: "usd", duration: "once", duration_in_months: null, name: "From a friend" },
    ],
    ["COLLEAGUE15", { discount_display: "15% off", duration: "forever" }, { name: "Colleagues" }],
  ])("returns every field of %s [P3.12 P7.20 P7.21]", async (code, ...fields) => {
    const answer = await billing.coupon(code);
    expect(answer).toMatchObject({
      valid: true,
      coupon_id: code.trim().toUpperCase(),
      ...Object.assign({}, ...fields),
    });
    expect(Object.keys(answer).toSorted()).toEqual(Object.keys(couponSchema.shape).toSorted());
  });

  test.each(["SPRING25", "NOPE", "'; drop table users; --"])(
    "answers that %s is not valid, without a reason [P7.21]",
    async (code) => {
      const { valid, ...rest } = await billing.coupon(code);
      expect(valid).toBe(false);
      expect(new Set(Object.values(rest))).toEqual(new Set([null]));
    },
  );

  test("refuses an empty code", async () => {
    expect((await billing.call("POST", "validate-coupon", { coupon_code: " " })).status).toBe(400);
  });
});

describe("the test mode pages", () => {
  test("are only at addresses of 256 random bits", async () => {
    const { checkout_url: url = "" } = await billing.checkout();
    const token = url.slice(url.lastIndexOf("/") + 1);
    expect(Buffer.from(token, "base64url")).toHaveLength(32);
    const { rows } = await server.context.database.query("select * from billing_test_sessions");
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(server.logLines.join("")).not.toContain(token);
    const wrong = [url.slice(0, -3), url.replace(token, randomUUID()), url.replace("checkout", "portal"), `${url}x`];
    for (const address of wrong) {
      const page = await TestModePage.open(address);
      expect(page.response.status, address).toBe(404);
      expect((await page.send({ action: "pay" })).status).toBe(404);
    }
  });

  test("answer 404 at an expired address", async () => {
    const page = await openCheckout();
    await server.context.database.query("update billing_test_sessions set expires_at = now() where user_id = $1", [
      user.id,
    ]);
    expect((await TestModePage.open(page.url)).response.status).toBe(404);
    expect((await page.send({ action: "pay" })).status).toBe(404);
    expect(await billing.status()).toMatchObject({ hasSubscription: false });
  });

  test("refuse a form from another site", async () => {
    const page = await openCheckout();
    const attempts = [
      page.send({ action: "pay" }, { "sec-fetch-site": "cross-site" }),
      page.send({ action: "pay" }, { "sec-fetch-site": "same-site" }),
      page.send({ action: "pay", form_token: "" }),
      page.send({ action: "pay", form_token: "A".repeat(43) }),
      page.send({ action: "pay", outcome: "admin" }),
    ];
    for (const response of await Promise.all(attempts)) expect(response.status).toBe(403);
    expect(await billing.status()).toMatchObject({ hasSubscription: false });
    expect((await page.send({ action: "pay" }, { "sec-fetch-site": "same-origin" })).status).toBe(303);
  });

  test("run no script", async () => {
    const { response, html } = await openCheckout();
    const policy = response.headers.get("content-security-policy") ?? "";
    expect(policy).toMatch(/default-src 'none';style-src 'sha256-[^']+'/);
    expect(policy).toContain("form-action 'self'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain("unsafe");
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(response.headers.get("referrer-policy")).toBe("same-origin");
    expect(html).not.toMatch(/<script|\son\w+=|\sstyle=/);
  });

  test("never show or change another user's subscription", async () => {
    await (await openCheckout()).press({ action: "pay", outcome: "active" });
    const before = await billing.status();
    const stranger = new BillingClient(server, await server.newUser());
    const foreign = { user_id: user.id, userId: user.id, customer: user.id };
    expect(await stranger.status()).toMatchObject({ hasSubscription: false });
    expect((await stranger.call("POST", "cancel-subscription", foreign)).status).toBe(409);
    expect((await stranger.call("POST", "pause-subscription", foreign)).status).toBe(409);
    const page = await TestModePage.open((await stranger.checkout({ tier: "pro", ...foreign })).checkout_url);
    await page.press({ action: "pay", outcome: "canceled", user_id: user.id });
    expect(await billing.status()).toEqual(before);
  });

  test("are not at the address of a forged X-Forwarded-Host header", async () => {
    const response = await server.app.inject({
      method: "POST",
      url: "/api/v1/billing/create-checkout-session",
      headers: { authorization: user.bearer, "x-forwarded-host": "evil.example" },
      payload: { tier: "pro" },
    });
    expect(response.statusCode).toBe(200);
    expect(response.body).not.toContain("evil.example");
  });
});
