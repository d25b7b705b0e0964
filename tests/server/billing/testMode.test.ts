import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { subscriptionSchema } from "../../../src/shared/billing/billing";
import { startTestServer, type TestServer, type TestUser } from "../testServer";
import { BillingClient } from "./billingClient";
import { TestModePage } from "./testModePage";

let server: TestServer;
let user: TestUser;
let billing: BillingClient;
beforeAll(async () => {
  server = await startTestServer({ CHARTSIDE_COMPANY: "Lakeside Family Practice" });
});
afterAll(() => server.stop());

async function somebodyNew(accountType: "pro" | "enterprise" | "admin" = "pro"): Promise<void> {
  user = await server.newUser(accountType);
  billing = new BillingClient(server, user);
}

async function openCheckout(json?: Record<string, unknown>): Promise<TestModePage> {
  return TestModePage.open((await billing.checkout(json)).checkout_url);
}

const openPortal = async (): Promise<TestModePage> => TestModePage.open((await billing.portal()).portal_url);
const monthAheadS = () => Date.now() / 1000 + 27 * 24 * 3_600;

describe("the status", () => {
  test("of a fresh pro account: no subscription, every value null [P3.08 P3.23 P7.15]", async () => {
    await somebodyNew();
    const none = { hasSubscription: false, tier: null, status: null, currentPeriodEnd: null, cancelAtPeriodEnd: false };
    expect(await billing.status()).toEqual(none);
    expect(Object.keys(none)).toEqual(Object.keys(subscriptionSchema.shape));
  });

  test.each(["enterprise", "admin"] as const)("of an %s account is its type, paid or not [P3.10]", async (type) => {
    await somebodyNew(type);
    expect(await billing.status()).toMatchObject({ hasSubscription: true, status: type, tier: "enterprise" });
  });

  test("of an admin who previews pro stays the admin's", async () => {
    await somebodyNew("admin");
    const headers = { "x-preview-mode": "pro" };
    const response = await server.call(user, "GET", "/api/v1/billing/subscription-status", undefined, { headers });
    expect(await response.json()).toMatchObject({ hasSubscription: true, status: "admin" });
  });

  test.each(["active", "trialing", "past_due", "canceled", "paused"] as const)(
    "%s can be played from the checkout and from the portal [P3.08 P3.09 P3.10 P3.11]",
    async (status) => {
      await somebodyNew();
      const checkout = await openCheckout();
      await checkout.press({ action: "pay", outcome: status });
      const answer = await billing.status();
      expect(answer).toMatchObject({ hasSubscription: true, tier: "pro", status, cancelAtPeriodEnd: false });
      expect(Number.isInteger(answer.currentPeriodEnd)).toBe(true);
      expect(answer.currentPeriodEnd).toBeGreaterThan(1.7e9);
      expect(answer.currentPeriodEnd).toBeLessThan(4e9);

      await somebodyNew();
      await (await openPortal()).press({ action: "play", status });
      expect(await billing.status()).toMatchObject({ hasSubscription: true, status });
      await (await openPortal()).press({ action: "play", status: "none" });
      expect(await billing.status()).toMatchObject({ hasSubscription: false, status: null });
    },
  );
});

describe("checkout", () => {
  test("pays and comes back to the scribe screen with subscription=success [P7.07 P7.12]", async () => {
    await somebodyNew();
    const { type, checkout_url: url } = await billing.checkout();
    expect(type).toBe("checkout");
    expect(new URL(url ?? "").origin).toBe(server.url);
    const page = await TestModePage.open(url);
    expect(page.response.status).toBe(200);
    expect(page.html).toContain("Test mode: no money moves");
    expect(page.html).toContain("$99.00");
    expect(await page.press({ action: "pay", outcome: "active" })).toBe("/dashboard/scribe?subscription=success");
    const { status, currentPeriodEnd } = await billing.status();
    expect(status).toBe("active");
    expect(currentPeriodEnd).toBeGreaterThan(monthAheadS());
  });

  test("given up comes back with subscription=cancelled, and can be taken up again [P7.12]", async () => {
    await somebodyNew();
    const page = await openCheckout();
    expect(await page.press({ action: "cancel" })).toBe("/dashboard/scribe?subscription=cancelled");
    expect(await billing.status()).toMatchObject({ hasSubscription: false });
    await page.press({ action: "pay", outcome: "active" });
    expect(await billing.status()).toMatchObject({ status: "active" });
  });

  test("can come back before anything is known", async () => {
    await somebodyNew();
    const page = await openCheckout();
    expect(await page.press({ action: "pay", outcome: "processing" })).toContain("subscription=success");
    expect(await billing.status()).toMatchObject({ hasSubscription: false });
  });

  test("works once: afterwards the page says so and changes nothing", async () => {
    await somebodyNew();
    const page = await openCheckout();
    await page.press({ action: "pay", outcome: "active" });
    await page.press({ action: "pay", outcome: "canceled" });
    expect(await billing.status()).toMatchObject({ status: "active" });
    expect((await TestModePage.open(page.url)).html).toContain("This checkout is finished");
  });

  test("with a coupon shows what is paid; a refused code is told before [P7.10]", async () => {
    await somebodyNew();
    const page = await openCheckout({ tier: "pro", coupon_code: "WELCOME20" });
    expect(page.html).toContain("20% off for 3 months");
    expect(page.html).toContain("$79.20");
    const refused = await billing.refusal("POST", "create-checkout-session", { tier: "pro", coupon_code: "SPRING25" });
    expect(refused).toMatchObject({ code: "invalid_input", detail: expect.stringContaining("coupon code") });
  });

  test("takes and removes a coupon on the page itself", async () => {
    await somebodyNew();
    const page = await openCheckout();
    const wrong = await page.send({ action: "apply-coupon", coupon: "<b>NOPE" });
    expect(await wrong.text()).toContain("This code is unknown or expired.");
    await page.press({ action: "apply-coupon", coupon: "friend10" });
    expect((await TestModePage.open(page.url)).html).toContain("$89.00");
    await page.press({ action: "remove-coupon" });
    expect((await TestModePage.open(page.url)).html).not.toContain("$89.00");
  });

  test("of Enterprise is the sales contact by mail, with a subject [P1.13 P1.24 P7.07]", async () => {
    await somebodyNew();
    const { type, contact_url: contact } = await billing.checkout({ tier: "enterprise" });
    expect(type).toBe("contact_sales");
    expect(contact).toBe(
      "mailto:sales@lakesidefamilypractice.example?subject=Lakeside%20Family%20Practice%20Enterprise%20plan",
    );
  });

  test("leads who has a subscription to the portal, and resumes what was paused: nobody pays twice", async () => {
    await somebodyNew();
    await (await openCheckout()).press({ action: "pay", outcome: "active" });
    expect((await billing.checkout()).checkout_url).toContain("/portal/");
    await billing.pause();
    expect((await billing.checkout()).checkout_url).toBe(`${server.url}/dashboard/scribe?subscription=success`);
    expect(await billing.status()).toMatchObject({ status: "active" });
  });

  test("of an unknown tier, or with fields nobody knows [P3.22]", async () => {
    await somebodyNew();
    expect((await billing.call("POST", "create-checkout-session", { tier: "gold" })).status).toBe(400);
    expect((await billing.call("POST", "create-checkout-session", {})).status).toBe(400);
    expect((await billing.checkout({ tier: "pro", seats: 4, success_url: "https://evil.example" })).type).toBe(
      "checkout",
    );
  });
});

describe("cancel and pause", () => {
  test("cancelling ends it with the period and answers the new status [P7.16 P7.17]", async () => {
    await somebodyNew();
    await (await openCheckout()).press({ action: "pay", outcome: "active" });
    const answer = await billing.cancel({ reason: "Closing the practice", at_period_end: true });
    expect(answer).toMatchObject({ hasSubscription: true, status: "active", cancelAtPeriodEnd: true });
    expect(await billing.status()).toEqual(answer);
  });

  test("pausing answers paused, with and without a day to resume [P7.18 P7.19]", async () => {
    await somebodyNew();
    await (await openCheckout()).press({ action: "pay", outcome: "active" });
    expect(await billing.pause()).toMatchObject({ hasSubscription: true, status: "paused" });
    const resumesAt = new Date(Date.now() + 24 * 3_600_000).toISOString();
    expect(await billing.pause({ resumes_at: resumesAt })).toEqual(await billing.status());
    await server.platform.database.query(
      "update subscriptions set resumes_at = now() - interval '1 second' where user_id = $1",
      [user.id],
    );
    expect(await billing.status()).toMatchObject({ status: "active" });
  });

  test("with no body at all is the same", async () => {
    await somebodyNew();
    await (await openCheckout()).press({ action: "pay", outcome: "active" });
    expect((await billing.call("POST", "pause-subscription")).status).toBe(200);
    expect((await billing.call("POST", "cancel-subscription")).status).toBe(200);
  });

  test.each([
    ["cancel-subscription", {}, "There is no subscription to cancel."],
    ["pause-subscription", {}, "There is no subscription to pause."],
  ])("%s without a subscription is refused with a sentence", async (path, body, detail) => {
    await somebodyNew();
    expect(await billing.refusal("POST", path, body)).toMatchObject({ status: 409, detail });
  });

  test.each(["2020-01-01T00:00:00Z", "2099-01-01T00:00:00Z"])("a pause cannot end on %s", async (resumesAt) => {
    await somebodyNew();
    const refusal = await billing.refusal("POST", "pause-subscription", { resumes_at: resumesAt });
    expect(refusal).toMatchObject({ status: 400, detail: expect.stringContaining("within a year") });
  });

  test("a past-due subscription is paid first", async () => {
    await somebodyNew();
    await (await openCheckout()).press({ action: "pay", outcome: "past_due" });
    expect(await billing.refusal("POST", "pause-subscription", {})).toMatchObject({ status: 409 });
    await (await openPortal()).press({ action: "pay" });
    expect(await billing.status()).toMatchObject({ status: "active" });
  });
});

describe("the portal", () => {
  test("answers an address and shows what is [P7.14]", async () => {
    await somebodyNew();
    const { portal_url: url } = await billing.portal();
    expect(new URL(url).origin).toBe(server.url);
    expect((await TestModePage.open(url)).html).toContain("There is no subscription.");
  });

  test("pauses, resumes, cancels and takes that back; a button that no longer fits changes nothing", async () => {
    await somebodyNew();
    await (await openCheckout()).press({ action: "pay", outcome: "active" });
    const page = await openPortal();
    const states: unknown[] = [];
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
    await page.press({ action: "play", status: "canceled" });
    await page.press({ action: "pause" });
    expect(await billing.status()).toMatchObject({ status: "canceled" });
  });
});
