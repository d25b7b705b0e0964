import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { subscriptionSchema } from "../../../src/shared/billing/subscription";
import { startTestServer, type TestServer, type TestUser } from "../testServer";
import { BillingClient } from "./BillingClient";
import { TestModePage } from "./TestModePage";

let server: TestServer;
let user: TestUser;
let billing: BillingClient;
beforeAll(async () => {
  server = await startTestServer({ CHARTSIDE_COMPANY: "Lakeside Family Practice" });
});
afterAll(() => server.stop());

async function newBuyer(accountType: "pro" | "enterprise" | "admin" = "pro"): Promise<void> {
  user = await server.newUser(accountType);
  billing = new BillingClient(server, user);
}

async function openCheckout(json?: Record<string, unknown>): Promise<TestModePage> {
  return TestModePage.open((await billing.checkout(json)).checkout_url);
}

const openPortal = async (): Promise<TestModePage> => TestModePage.open((await billing.portal()).portal_url);
const monthAheadS = () => Date.now() / 1000 + 27 * 24 * 3_600;

describe("GET /billing/subscription-status", () => {
  test("of a new pro account has no subscription and only null values [P3.08 P3.23 P7.15]", async () => {
    await newBuyer();
    const none = { hasSubscription: false, tier: null, status: null, currentPeriodEnd: null, cancelAtPeriodEnd: false };
    expect(await billing.status()).toEqual(none);
    expect(Object.keys(none)).toEqual(Object.keys(subscriptionSchema.shape));
  });

  test.each(["enterprise", "admin"] as const)(
    "of an %s account is its type without any payment [P3.10]",
    async (type) => {
      await newBuyer(type);
      expect(await billing.status()).toMatchObject({ hasSubscription: true, status: type, tier: "enterprise" });
    },
  );

  test("of an admin who previews pro stays admin", async () => {
    await newBuyer("admin");
    const headers = { "x-preview-mode": "pro" };
    const response = await server.call(user, "GET", "/api/v1/billing/subscription-status", undefined, { headers });
    expect(await response.json()).toMatchObject({ hasSubscription: true, status: "admin" });
  });

  test.each(["active", "trialing", "past_due", "canceled", "paused"] as const)(
    "can be set to %s from the checkout and from the portal [P3.08 P3.09 P3.10 P3.11]",
    async (status) => {
      await newBuyer();
      const checkout = await openCheckout();
      await checkout.press({ action: "pay", outcome: status });
      const answer = await billing.status();
      expect(answer).toMatchObject({ hasSubscription: true, tier: "pro", status, cancelAtPeriodEnd: false });
      expect(Number.isInteger(answer.currentPeriodEnd)).toBe(true);
      expect(answer.currentPeriodEnd).toBeGreaterThan(1.7e9);
      expect(answer.currentPeriodEnd).toBeLessThan(4e9);

      await newBuyer();
      await (await openPortal()).press({ action: "set_status", status });
      expect(await billing.status()).toMatchObject({ hasSubscription: true, status });
      await (await openPortal()).press({ action: "set_status", status: "none" });
      expect(await billing.status()).toMatchObject({ hasSubscription: false, status: null });
    },
  );
});

describe("the test checkout", () => {
  test("leads back to the scribe screen with subscription=success after payment [P7.07 P7.12]", async () => {
    await newBuyer();
    const { type, checkout_url: url } = await billing.checkout();
    expect(type).toBe("checkout");
    expect(new URL(url ?? "").origin).toBe(server.url);
    const page = await TestModePage.open(url);
    expect(page.response.status).toBe(200);
    expect(page.html).toContain("Test mode: nothing is charged");
    expect(page.html).toContain("$99.00");
    expect(await page.press({ action: "pay", outcome: "active" })).toBe("/dashboard/scribe?subscription=success");
    const { status, currentPeriodEnd } = await billing.status();
    expect(status).toBe("active");
    expect(currentPeriodEnd).toBeGreaterThan(monthAheadS());
  });

  test("can still be paid after it was canceled [P7.12]", async () => {
    await newBuyer();
    const page = await openCheckout();
    expect(await page.press({ action: "cancel" })).toBe("/dashboard/scribe?subscription=cancelled");
    expect(await billing.status()).toMatchObject({ hasSubscription: false });
    await page.press({ action: "pay", outcome: "active" });
    expect(await billing.status()).toMatchObject({ status: "active" });
  });

  test("can lead back before the payment is processed", async () => {
    await newBuyer();
    const page = await openCheckout();
    expect(await page.press({ action: "pay", outcome: "processing" })).toContain("subscription=success");
    expect(await billing.status()).toMatchObject({ hasSubscription: false });
  });

  test("works once", async () => {
    await newBuyer();
    const page = await openCheckout();
    await page.press({ action: "pay", outcome: "active" });
    await page.press({ action: "pay", outcome: "canceled" });
    expect(await billing.status()).toMatchObject({ status: "active" });
    expect((await TestModePage.open(page.url)).html).toContain("This checkout is finished");
  });

  test("shows the discounted price of a valid coupon [P7.10]", async () => {
    await newBuyer();
    const page = await openCheckout({ tier: "pro", coupon_code: "WELCOME20" });
    expect(page.html).toContain("20% off for 3 months");
    expect(page.html).toContain("$79.20");
    const refused = await billing.refusal("POST", "create-checkout-session", { tier: "pro", coupon_code: "SPRING25" });
    expect(refused).toMatchObject({ code: "invalid_input", detail: expect.stringContaining("coupon code") });
  });

  test("applies a coupon on the page", async () => {
    await newBuyer();
    const page = await openCheckout();
    const wrong = await page.send({ action: "apply-coupon", coupon: "<b>NOPE" });
    expect(await wrong.text()).toContain("This code is unknown or expired.");
    await page.press({ action: "apply-coupon", coupon: "friend10" });
    expect((await TestModePage.open(page.url)).html).toContain("$89.00");
    await page.press({ action: "remove-coupon" });
    expect((await TestModePage.open(page.url)).html).not.toContain("$89.00");
  });

  test("of Enterprise is the sales contact with a subject [P1.13 P1.24 P7.07]", async () => {
    await newBuyer();
    const { type, contact_url: contact } = await billing.checkout({ tier: "enterprise" });
    expect(type).toBe("contact_sales");
    expect(contact).toBe(
      "mailto:sales@lakesidefamilypractice.example?subject=Lakeside%20Family%20Practice%20Enterprise%20plan",
    );
  });

  test("leads a subscriber to the portal and resumes a paused subscription, so that no one pays twice", async () => {
    await newBuyer();
    await (await openCheckout()).press({ action: "pay", outcome: "active" });
    expect((await billing.checkout()).checkout_url).toContain("/portal/");
    await billing.pause();
    expect((await billing.checkout()).checkout_url).toBe(`${server.url}/dashboard/scribe?subscription=success`);
    expect(await billing.status()).toMatchObject({ status: "active" });
  });

  test.each(["enterprise", "admin"] as const)(
    "is refused for %s accounts, which have all Pro features",
    async (type) => {
      await newBuyer(type);
      const refused = await server.call(user, "POST", "/api/v1/billing/create-checkout-session", { tier: "pro" });
      expect(refused.status).toBe(409);
      expect(await refused.json()).toMatchObject({ detail: "Your account already has all Pro features." });
    },
  );

  test("refuses an unknown tier and ignores unknown fields [P3.22]", async () => {
    await newBuyer();
    expect((await billing.call("POST", "create-checkout-session", { tier: "gold" })).status).toBe(400);
    expect((await billing.call("POST", "create-checkout-session", {})).status).toBe(400);
    expect((await billing.checkout({ tier: "pro", seats: 4, success_url: "https://evil.example" })).type).toBe(
      "checkout",
    );
  });
});

describe("cancel and pause", () => {
  test("canceling ends the subscription with its period and returns the new status [P7.16 P7.17]", async () => {
    await newBuyer();
    await (await openCheckout()).press({ action: "pay", outcome: "active" });
    const answer = await billing.cancel({ reason: "Closing the practice", at_period_end: true });
    expect(answer).toMatchObject({ hasSubscription: true, status: "active", cancelAtPeriodEnd: true });
    expect(await billing.status()).toEqual(answer);
  });

  test("pausing returns paused, with and without an end date [P7.18 P7.19]", async () => {
    await newBuyer();
    await (await openCheckout()).press({ action: "pay", outcome: "active" });
    expect(await billing.pause()).toMatchObject({ hasSubscription: true, status: "paused" });
    const resumesAt = new Date(Date.now() + 24 * 3_600_000).toISOString();
    expect(await billing.pause({ resumes_at: resumesAt })).toEqual(await billing.status());
    await server.context.database.query(
      "update subscriptions set resumes_at = now() - interval '1 second' where user_id = $1",
      [user.id],
    );
    expect(await billing.status()).toMatchObject({ status: "active" });
  });

  test("pausing and canceling work without a body", async () => {
    await newBuyer();
    await (await openCheckout()).press({ action: "pay", outcome: "active" });
    expect((await billing.call("POST", "pause-subscription")).status).toBe(200);
    expect((await billing.call("POST", "cancel-subscription")).status).toBe(200);
  });

  test.each([
    ["cancel-subscription", {}, "There is no subscription to cancel."],
    ["pause-subscription", {}, "There is no subscription to pause."],
  ])("%s without a subscription is refused with a sentence", async (path, body, detail) => {
    await newBuyer();
    expect(await billing.refusal("POST", path, body)).toMatchObject({ status: 409, detail });
  });

  test.each(["2020-01-01T00:00:00Z", "2099-01-01T00:00:00Z"])("a pause cannot end on %s", async (resumesAt) => {
    await newBuyer();
    const refusal = await billing.refusal("POST", "pause-subscription", { resumes_at: resumesAt });
    expect(refusal).toMatchObject({ status: 400, detail: expect.stringContaining("within a year") });
  });

  test("a past-due subscription cannot be paused before it is paid", async () => {
    await newBuyer();
    await (await openCheckout()).press({ action: "pay", outcome: "past_due" });
    expect(await billing.refusal("POST", "pause-subscription", {})).toMatchObject({ status: 409 });
    await (await openPortal()).press({ action: "pay" });
    expect(await billing.status()).toMatchObject({ status: "active" });
  });
});

describe("the test portal", () => {
  test("shows that there is no subscription [P7.14]", async () => {
    await newBuyer();
    const { portal_url: url } = await billing.portal();
    expect(new URL(url).origin).toBe(server.url);
    expect((await TestModePage.open(url)).html).toContain("There is no subscription.");
  });

  test("pauses and resumes the subscription", async () => {
    await newBuyer();
    await (await openCheckout()).press({ action: "pay", outcome: "active" });
    const page = await openPortal();
    const states: unknown[] = [];
    // an unknown action changes nothing, also one that is a property of every object
    for (const action of ["pause", "resume", "cancel", "resume", "constructor"]) {
      await page.press({ action });
      const { status, cancelAtPeriodEnd } = await billing.status();
      states.push([status, cancelAtPeriodEnd]);
    }
    expect(states).toEqual([
      ["paused", false],
      ["active", false],
      ["active", true],
      ["active", false],
      ["active", false],
    ]);
    await page.press({ action: "set_status", status: "canceled" });
    await page.press({ action: "pause" });
    expect(await billing.status()).toMatchObject({ status: "canceled" });
  });
});

describe("on a public server", () => {
  const publicUrl = "https://scribe.example.org";
  const open = async (env: NodeJS.ProcessEnv) => {
    const publicServer = await startTestServer({ CHARTSIDE_PUBLIC_URL: publicUrl, ...env });
    const client = await publicServer.newUser();
    const ask = (path: string, json?: unknown) => publicServer.call(client, "POST", `/api/v1/billing/${path}`, json);
    return { publicServer, ask };
  };

  test("test mode says why it grants no plan", async () => {
    const { publicServer, ask } = await open({});
    for (const [path, json] of [
      ["create-checkout-session", { tier: "pro" }],
      ["customer-portal", undefined],
    ] as const) {
      const response = await ask(path, json);
      expect([path, response.status]).toEqual([path, 403]);
      expect(await response.json()).toMatchObject({ detail: expect.stringContaining("test mode") as string });
    }
    await publicServer.stop();
  });

  test("test mode grants plans if that is accepted", async () => {
    const { publicServer, ask } = await open({ CHARTSIDE_ALLOW_TEST_BILLING: "on" });
    expect((await ask("create-checkout-session", { tier: "pro" })).status).toBe(200);
    await publicServer.stop();
  });
});
