import { type Browser, chromium, type Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { PlanDialogPage } from "../pages/billingPages";
import { accessibilityFaults } from "../support/accessibilityFaults";
import { notSubscribed, subscribed, mockBilling } from "../support/billing";
import { baseFlags, executablePath } from "../support/browser";
import { type Product, startProduct } from "../support/product";
import { launchBrowser, openSignedIn } from "../support/screens";

let product: Product;
let browser: Browser;
beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct({ env: { CHARTSIDE_SPEECH: "none" } }), launchBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await product.stop();
});

const scribe = "/dashboard/scribe";
const proFeatures = [
  "Unlimited session recordings",
  "HIPAA compliant infrastructure",
  "90-day data retention",
  "Unlimited note templates",
  "Real-time transcription",
  "AI-powered note generation",
  "Export to multiple formats",
  "Priority support",
];
const enterpriseFeatures = [
  "Custom retention policy",
  "Advanced precharting",
  "Priority EHR integration",
  "Dedicated account manager",
  "Custom workflows",
  "API access",
  "SLA guarantee",
];

test("without a subscription 'Choose Your Plan' describes both plans and can only be left by signing out [P1.11 P1.12 P1.14 P1.15 P1.21 P2.72 P2.73 P4.25 P4.29 P4.64 P9.17]", async () => {
  const { context, page, problems } = await openSignedIn(browser, product, { accountType: "pro" });
  await mockBilling(context, { "subscription-status": notSubscribed });
  await page.goto(scribe);
  const plans = new PlanDialogPage(page);
  await plans.plan("Pro").waitFor();

  expect(await plans.plan("Pro").isChecked()).toBe(true);
  expect(await plans.card("Pro").getByText("$99", { exact: true }).count()).toBe(1);
  expect(await plans.card("Pro").getByText("per month per user", { exact: true }).count()).toBe(1);
  expect(await plans.card("Pro").getByRole("listitem").allInnerTexts()).toEqual(proFeatures);
  expect(await plans.card("Pro").getByText("Recommended").count()).toBe(1);
  expect(await plans.card("Enterprise").getByText("Custom", { exact: true }).count()).toBe(1);
  expect(await plans.card("Enterprise").innerText()).not.toMatch(/\$|\d/);
  expect(await plans.card("Enterprise").getByText("Everything in Pro, plus:").count()).toBe(1);
  expect(await plans.card("Enterprise").getByRole("listitem").allInnerTexts()).toEqual(enterpriseFeatures);

  // Keyboard: the focus is on the selected plan, arrow keys change it, Tab stays inside.
  expect(await plans.plan("Pro").evaluate((node) => node === document.activeElement)).toBe(true);
  await page.keyboard.press("ArrowDown");
  expect(await plans.plan("Enterprise").isChecked()).toBe(true);
  expect(await plans.dialog.getByText("Recommended").count()).toBe(0);
  await plans.button("Contact sales").waitFor();
  await plans.card("Pro").click();
  await plans.button("Continue to checkout").waitFor();

  expect(await plans.close.count()).toBe(0);
  await page.keyboard.press("Escape");
  await page.mouse.click(5, 5);
  for (const keys of ["Control+K", "Control+Shift+Space", "Control+B", "F6"]) await page.keyboard.press(keys);
  await page.mouse.click(5, 5);
  expect(await page.getByRole("dialog").count()).toBe(1);
  expect(await page.getByRole("button", { name: /^Verbal/ }).count()).toBe(0);
  await page.reload();
  await plans.plan("Pro").waitFor();
  await plans.button("Sign out").click();
  await page.waitForURL("**/sign-in");
  expect(problems).toEqual([]);
  await context.close();
});

/** Checks accessibility in light and dark, from wide to 320 px. */
async function expectAccessible(page: Page): Promise<void> {
  for (const [width, height, colorScheme] of [
    [1440, 900, "light"],
    [390, 844, "dark"],
    [320, 640, "light"],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme });
    await page.waitForFunction((dark) => document.body.matches(".bp6-dark") === dark, colorScheme === "dark");
    if (width !== 320) expect(await accessibilityFaults(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    const { x, width: wide } = (await page.getByRole("dialog").boundingBox()) ?? { x: -1, width: 0 };
    expect(x >= 0 && x + wide <= width).toBe(true);
    expect(await page.getByRole("button", { name: "Continue to checkout" }).isVisible()).toBe(true);
  }
  await page.setViewportSize({ width: 1280, height: 800 });
}

test("past due shows an alert and the portal in the forced dialog, and paying closes it [P4.26 P4.47 P7.14]", async () => {
  const { context, page } = await openSignedIn(browser, product, { accountType: "pro" });
  const billing = await mockBilling(context, {
    "subscription-status": subscribed({ status: "past_due" }),
    "customer-portal": { json: { portal_url: "https://portal.example/p/1" } },
  });
  await context.route("https://portal.example/**", (route) => route.fulfill({ body: "The portal" }));
  await page.goto(scribe);
  const plans = new PlanDialogPage(page);
  const alert = "Your payment is past due. Please update your payment method to continue using the service.";
  await plans.dialog.getByText(alert).waitFor();
  expect(await plans.button("Sign out").isVisible()).toBe(true);
  await expectAccessible(page);
  const opened = context.waitForEvent("page");
  await plans.button("Manage billing").click();
  const portal = await opened;
  await portal.waitForURL("https://portal.example/p/1");
  expect(await portal.evaluate(() => window.opener === null)).toBe(true);
  expect(page.url()).toContain(scribe);
  billing.answers["subscription-status"] = subscribed();
  await portal.close();
  // headless tabs never change visibility
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await plans.dialog.waitFor({ state: "detached" });

  for (const status of ["paused", "canceled"] as const) {
    billing.answers["subscription-status"] = subscribed({ status });
    await page.reload();
    await plans.button("Manage billing").waitFor();
    expect(await plans.dialog.getByText(status === "paused" ? /is paused/ : /was cancelled/).count()).toBe(1);
    expect(await plans.dialog.getByText(alert).count()).toBe(0);
  }
  await context.close();
});

/** Advances the page's clock by this time and lets pending answers arrive. */
async function advance(page: Page, seconds: number): Promise<void> {
  for (let second = 0; second < seconds; second++) await page.clock.runFor(1_000);
}

test("returning from the checkout shows 'Processing…', retries, then a dismissible dialog, and keeps other parameters [P4.30 P4.31 P4.32 P4.33 P4.34 P4.35 P4.42 P4.44 P4.45]", async () => {
  const { context, page, problems } = await openSignedIn(browser, product, { accountType: "pro" });
  const billing = await mockBilling(context, { "subscription-status": notSubscribed });
  await page.clock.install();
  await page.goto(`${scribe}?sessions=open&subscription=success`);
  const plans = new PlanDialogPage(page);
  await page.getByText("Processing your subscription...").waitFor();
  for (let calls = 1; calls <= 5; calls++) {
    await expect.poll(() => billing.count("subscription-status")).toBe(calls);
    expect(page.url()).toContain("subscription=success");
    expect(await plans.dialog.count()).toBe(0);
    await advance(page, 2);
  }
  await plans.dialog
    .getByText("Subscription activation is taking longer than expected. Please refresh the page.")
    .waitFor();
  await page.waitForURL((url) => url.search === "?sessions=open");
  await advance(page, 10);
  expect(billing.count("subscription-status")).toBe(6);
  expect(await page.getByText("Processing your subscription...").count()).toBe(0);
  await plans.close.click();
  await page
    .getByText("Your subscription is being activated. Please wait a moment and refresh the page.", { exact: true })
    .waitFor();
  await advance(page, 1);
  await plans.dialog.waitFor({ state: "detached" });

  // After a reload it is no longer a return from the checkout.
  await page.reload();
  await plans.plan("Pro").waitFor();
  expect(await plans.close.count()).toBe(0);

  // Inactive twice, then active; returns to /, which keeps the parameters.
  const before = billing.count("subscription-status");
  const hasRequested = (times: number) =>
    expect.poll(() => billing.count("subscription-status") - before).toBeGreaterThanOrEqual(times);
  await page.goto("/?subscription=success");
  await page.getByText("Processing your subscription...").waitFor();
  await hasRequested(1);
  await advance(page, 2);
  await hasRequested(2);
  billing.answers["subscription-status"] = subscribed();
  const activated = page.getByText("Subscription activated successfully!", { exact: true }).waitFor(); // for 2 s
  await advance(page, 2);
  await activated;
  await page.waitForURL((url) => url.pathname === scribe && url.search === "");
  const requests = billing.count("subscription-status");
  expect(requests).toBeGreaterThan(before);
  await advance(page, 10);
  expect(billing.count("subscription-status")).toBe(requests);
  expect(await plans.dialog.count()).toBe(0);

  await page.goto("/dashboard?sessions=open&subscription=cancelled");
  await page.getByText("Subscription checkout was cancelled", { exact: true }).waitFor();
  await page.waitForURL((url) => url.pathname === scribe && url.search === "?sessions=open");
  expect(problems).toEqual([]);
  await context.close();
});

test("the status is requested once after sign-in, and four failures grant access [P4.24 P4.27 P4.38 P4.39 P4.40]", async () => {
  const { context, page } = await openSignedIn(browser, product, { accountType: "pro" });
  const billing = await mockBilling(context, { "subscription-status": subscribed({ status: "trialing" }) });
  await page.goto(scribe);
  for (const name of ["Templates", "Local Recordings", "Scribe"]) {
    await page.getByRole("navigation", { name: "Screens" }).getByRole("link", { name }).click();
  }
  await page.getByRole("button", { name: "Record", exact: true }).first().waitFor();
  expect(billing.count("subscription-status")).toBe(1);
  expect(await page.getByRole("dialog").count()).toBe(0);

  billing.answers["subscription-status"] = { status: 500 };
  await page.clock.install();
  await page.reload();
  for (let calls = 2; calls <= 5; calls++) {
    await expect.poll(() => billing.count("subscription-status")).toBe(calls);
    await advance(page, 2);
  }
  await advance(page, 10);
  expect(billing.count("subscription-status")).toBe(5);
  expect(await page.getByRole("dialog").count()).toBe(0);
  await page.getByRole("button", { name: "Record", exact: true }).first().click();
  await page.getByRole("button", { name: /^Verbal/ }).waitFor();
  await context.close();
});

test("admin and enterprise accounts see no plan dialog, also while an admin previews pro [P4.22 P4.23 P4.48 P4.52 P6.28]", async () => {
  for (const accountType of ["enterprise", "admin"] as const) {
    const { context, page } = await openSignedIn(browser, product, { accountType });
    const billing = await mockBilling(context, { "subscription-status": notSubscribed });
    await page.goto(`${scribe}?subscription=success`);
    await page.waitForURL((url) => url.pathname === scribe && url.search === "");
    if (accountType === "admin") {
      await page.getByLabel("Preview as").selectOption({ label: "Pro" });
      await page.getByRole("button", { name: "Reset to Real Account" }).waitFor();
      await page.getByRole("link", { name: "Templates" }).click();
    }
    await page.getByRole("button", { name: "Sign out" }).waitFor();
    expect(await page.getByRole("dialog").count()).toBe(0);
    expect(await page.getByText("Processing your subscription...").count()).toBe(0);
    expect(billing.count("subscription-status")).toBe(0);
    await context.close();
  }
});

test("a subscription that ends during a recording shows the plan dialog after it [P4.49]", async () => {
  const withMicrophone = await chromium.launch({
    executablePath,
    args: [...baseFlags, "--use-fake-device-for-media-stream", "--use-fake-ui-for-media-stream"],
  });
  const { context, page } = await openSignedIn(withMicrophone, product, { accountType: "pro" });
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const billing = await mockBilling(context, { "subscription-status": { ...notSubscribed, after: released } });
  await page.goto(scribe);
  await page.getByRole("button", { name: "Record", exact: true }).first().click();
  await page.getByRole("button", { name: /^Verbal/ }).click();
  const stop = page.getByRole("region", { name: "Recorder" }).getByRole("button", { name: "Stop", exact: true });
  await stop.waitFor();
  const answered = page.waitForResponse("**/subscription-status");
  release();
  await (await answered).finished();
  await page.getByText(/Saved on this computer to 0:0[1-9]/).waitFor();
  expect([await page.getByRole("dialog").count(), billing.count("subscription-status")]).toEqual([0, 1]);
  await stop.click();
  await new PlanDialogPage(page).plan("Pro").waitFor();
  await withMicrophone.close();
});
