import type { Browser, Locator } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { BillingTabPage, PlanDialogPage } from "../pages/billingPages";
import { accessibilityFaults } from "../support/accessibilityFaults";
import { notSubscribed, subscribed, mockBilling } from "../support/billing";
import { type Product, startProduct } from "../support/product";
import { launchBrowser, openSignedIn, pathOf } from "../support/screens";

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
const pastDue = "Your payment is past due. Please update your payment method to continue using the service.";

/** Returns the color of a badge's text (as painted RGB) and its contrast to the background. */
function paintOf(badge: Locator): Promise<{ rgb: number[]; contrast: number }> {
  return badge.evaluate((node) => {
    const pen = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
    if (!pen) throw new Error("no canvas");
    const painted = (...colors: string[]): number[] => {
      for (const color of colors) {
        pen.fillStyle = color;
        pen.fillRect(0, 0, 1, 1);
      }
      return [...pen.getImageData(0, 0, 1, 1).data].slice(0, 3);
    };
    /** The relative luminance of WCAG. */
    const luminance = (rgb: number[]): number => {
      const [r = 0, g = 0, b = 0] = rgb.map((channel) =>
        channel <= 10 ? channel / 3_294 : ((channel / 255 + 0.055) / 1.055) ** 2.4,
      );
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const dialog = node.closest(".bp6-dialog") ?? document.body;
    const { color, backgroundColor } = getComputedStyle(node);
    const rgb = painted(color);
    const behind = painted(getComputedStyle(dialog).backgroundColor, backgroundColor);
    const [light = 0, dark = 0] = [luminance(rgb), luminance(behind)].toSorted((a, b) => b - a);
    return { rgb, contrast: (light + 0.05) / (dark + 0.05) };
  });
}

/**
 * Returns the hue in degrees (red 0, yellow 60, green 120, blue 240); null for gray. The palette's grays are slightly
 * blue.
 */
function hueOf(rgb: number[]): number | null {
  const [red = 0, green = 0, blue = 0] = rgb;
  const max = Math.max(red, green, blue);
  const span = max - Math.min(red, green, blue);
  if (span < 40) return null;
  if (max === red) return ((green - blue) / span) * 60 + (blue > green ? 360 : 0);
  return max === green ? 120 + ((blue - red) / span) * 60 : 240 + ((red - green) / span) * 60;
}

/** The badge of each status, with the range of its hue in degrees; red continues from 340 beyond 360. */
const badges = [
  { status: "active", text: "Active", hue: [90, 170] },
  { status: "trialing", text: "Trial", hue: [195, 250] },
  { status: "past_due", text: "Past Due", hue: [25, 60] },
  { status: "canceled", text: "Cancelled", hue: [340, 376] },
  { status: "paused", text: "Paused", hue: null },
  { status: "weird", text: "No Subscription", hue: null },
  { status: "admin", text: "No Subscription", hue: null },
  { status: "enterprise", text: "No Subscription", hue: null },
] as const;

test("the Billing tab shows a colored badge for every status, an alert only for past due, and what the account includes [P1.09 P4.13 P4.14 P4.15 P4.16 P4.17 P4.18 P4.19 P4.20 P8.37 P8.38]", async () => {
  const { context, page, problems } = await openSignedIn(browser, product, { accountType: "enterprise" });
  const billing = await mockBilling(context, { "subscription-status": subscribed() });
  await page.goto(scribe);
  const tab = new BillingTabPage(page);
  await tab.open();
  for (const { status, text, hue } of badges) {
    billing.answers["subscription-status"] = subscribed({ status });
    await tab.reopen();
    await tab.tab.getByText(text, { exact: true }).waitFor();
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      await page.waitForFunction((dark) => document.body.matches(".bp6-dark") === dark, colorScheme === "dark");
      const { rgb, contrast } = await paintOf(tab.tab.locator(".bp6-tag"));
      const painted = hueOf(rgb);
      const shownHue = painted !== null && painted < 20 ? painted + 360 : painted;
      if (hue === null) expect(shownHue).toBeNull();
      else expect(shownHue !== null && shownHue >= hue[0] && shownHue <= hue[1], `${status} in ${shownHue}`).toBe(true);
      expect(contrast, `${status}, ${colorScheme}`).toBeGreaterThanOrEqual(4.5);
      if (status === "past_due") expect(await accessibilityFaults(page)).toEqual([]);
    }
    expect(await tab.tab.getByText(pastDue).count()).toBe(status === "past_due" ? 1 : 0);
    const included = await tab.tab.getByText("Included with your account", { exact: true }).count();
    expect(included, status).toBe(text === "No Subscription" ? 1 : 0);
  }
  expect(problems).toEqual([]);
  await context.close();
});

test("the billing period is shown in the browser's time zone and in English [P3.11 P4.51 P9.29 P9.30]", async () => {
  const options = { accountType: "pro", timezoneId: "Pacific/Auckland", locale: "de-DE" };
  const { context, page } = await openSignedIn(browser, product, options);
  const billing = await mockBilling(context, { "subscription-status": subscribed() });
  await page.goto(scribe);
  const tab = new BillingTabPage(page);
  await tab.open();
  await tab.tab.getByText("Jan 06, 2025", { exact: true }).waitFor();
  expect(await tab.tab.getByRole("term").allTextContents()).toEqual(["Current period ends", "Renewal"]);
  billing.answers["subscription-status"] = subscribed({ cancelAtPeriodEnd: true });
  await tab.reopen();
  await tab.tab.getByText("Ends on Jan 06, 2025", { exact: true }).waitFor();
  expect(await tab.button("Cancel subscription").count()).toBe(0);
  await context.close();
});

test("pausing and canceling ask for confirmation, state the dates, and show the new status [P4.51 P7.16 P7.17 P7.18 P7.19 P8.13 P8.14 P8.18 P9.29]", async () => {
  const { context, page, problems } = await openSignedIn(browser, product, { accountType: "pro", timezoneId: "UTC" });
  const billing = await mockBilling(context, {
    "subscription-status": subscribed(),
    "cancel-subscription": { status: 500 },
    "pause-subscription": { status: 409, json: { detail: "A subscription in its trial cannot be paused." } },
  });
  await page.goto(scribe);
  const tab = new BillingTabPage(page);
  await tab.open();
  await tab.tab.getByText("Jan 05, 2025", { exact: true }).waitFor();

  await tab.button("Pause subscription").click();
  const pause = page.getByRole("dialog", { name: "Pause this subscription?" });
  await pause.getByText(/Your subscription pauses now, and you won’t be charged until you choose Pro again/).waitFor();
  await page.keyboard.press("Escape");
  await pause.waitFor({ state: "detached" });
  expect(billing.count("pause-subscription")).toBe(0);
  await tab.button("Pause subscription").click();
  await pause.getByRole("button", { name: "Pause subscription" }).click();
  await pause.getByRole("alert").getByText("A subscription in its trial cannot be paused.", { exact: true }).waitFor();
  await pause.getByRole("button", { name: "Keep subscription" }).click();
  await pause.waitFor({ state: "detached" });

  await tab.button("Cancel subscription").click();
  const cancel = page.getByRole("dialog", { name: "Cancel this subscription?" });
  await cancel.getByText(/You keep access until Jan 05, 2025\. After that you won’t be charged/).waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await cancel.getByRole("button", { name: "Cancel subscription" }).click();
  await cancel.getByRole("alert").getByText("Failed to cancel subscription", { exact: true }).waitFor();
  billing.answers["cancel-subscription"] = subscribed({ cancelAtPeriodEnd: true });
  await cancel.getByLabel("Reason (optional)").fill("Moving away");
  await cancel.getByRole("button", { name: "Cancel subscription" }).click();
  await tab.tab.getByText("Ends on Jan 05, 2025", { exact: true }).waitFor();
  await cancel.waitFor({ state: "detached" });
  expect(billing.calls.filter(({ name }) => name === "cancel-subscription").map(({ body }) => body)).toEqual([
    { at_period_end: true },
    { reason: "Moving away", at_period_end: true },
  ]);

  await tab.reopen();
  billing.answers["pause-subscription"] = subscribed({ status: "paused" });
  await tab.button("Pause subscription").click();
  await pause.getByRole("button", { name: "Pause subscription" }).click();
  await tab.tab.getByText("Paused", { exact: true }).waitFor();
  await pause.waitFor({ state: "detached" });
  await page.waitForFunction(() => document.activeElement?.getAttribute("aria-label") === "Billing");
  expect(problems.filter((text) => !/status of (500|409)/.test(text))).toEqual([]);
  await context.close();
});

test("every billing failure shows its own title with the server's message or a default [P8.10 P8.11 P8.12 P8.18 P8.19 P8.20 P8.21 P8.22 P8.26 P8.27 P8.28 P2.80]", async () => {
  const { context, page } = await openSignedIn(browser, product, { accountType: "pro" });
  const billing = await mockBilling(context, { "subscription-status": subscribed() });
  await page.goto(scribe);
  const tab = new BillingTabPage(page);
  const plans = new PlanDialogPage(page);
  const detail = "The payment service is down until 14:00.";
  /** Expects a toast with exactly these texts and closes it, so that the next one is distinct. */
  const toast = async (text: string, description?: string): Promise<void> => {
    const shown = page.locator(".bp6-toast").filter({ has: page.getByText(text, { exact: true }) });
    await shown.waitFor();
    if (description) await shown.getByText(description, { exact: true }).waitFor();
    expect((await shown.innerText()).trim()).toBe(description ? `${text}\n${description}` : text);
    await shown.getByRole("button", { name: "Close" }).click();
    await shown.waitFor({ state: "detached" });
  };

  billing.answers["subscription-status"] = { status: 500 };
  await tab.open();
  await toast("Failed to load subscription information", "Failed to get subscription status");
  billing.answers["subscription-status"] = { status: 503, json: { detail } };
  await tab.button("Try again").click();
  await toast("Failed to load subscription information", detail);
  billing.answers["subscription-status"] = subscribed();
  await tab.button("Try again").click();
  await tab.tab.getByText("Active", { exact: true }).waitFor();

  const manage = tab.button("Manage billing");
  billing.answers["customer-portal"] = { json: {} };
  await manage.click();
  await toast("Failed to get billing portal URL. Please try again.");
  billing.answers["customer-portal"] = { status: 502, html: "<html><body>Bad Gateway</body></html>" };
  await manage.click();
  await toast("Failed to open billing portal. Please try again.", "Failed to create portal session");
  billing.answers["customer-portal"] = { status: 409, json: { detail } };
  await manage.click();
  await toast("Failed to open billing portal. Please try again.", detail);

  await tab.button("Change plan").click();
  const proceed = plans.button("Continue to checkout");
  billing.answers["create-checkout-session"] = { json: { type: "checkout" } };
  await proceed.click();
  await toast("No checkout URL received. Please try again.");
  billing.answers["create-checkout-session"] = { status: 500 };
  await proceed.click();
  await toast("Failed to start subscription process. Please try again.", "Failed to create checkout session");
  billing.answers["create-checkout-session"] = { status: 400, json: { detail } };
  await proceed.click();
  await toast("Failed to start subscription process. Please try again.", detail);
  await plans.close.click(); // opened by the user, so it can be dismissed
  await plans.dialog.waitFor({ state: "detached" });
  await context.close();
});

test("a coupon shows its discount and is applied to the checkout in the same tab [P1.13 P3.12 P4.65 P4.66 P7.06 P7.10 P7.11 P7.20 P7.22 P8.15 P8.23 P8.24]", async () => {
  const { context, page, problems } = await openSignedIn(browser, product, { accountType: "pro" });
  const billing = await mockBilling(context, {
    "subscription-status": notSubscribed,
    "validate-coupon": { json: { valid: false } },
    "create-checkout-session": { json: { type: "contact_sales", contactUrl: "https://sales.example/talk" } },
  });
  await context.route("https://*.example/**", (route) => route.fulfill({ body: "Elsewhere" }));
  await page.goto(scribe);
  const plans = new PlanDialogPage(page);
  await plans.applyCoupon("OLD");
  await plans.dialog.getByText("Invalid or expired coupon code", { exact: true }).waitFor();
  const discount = { discount_display: "20% off", duration_display: "for 3 months" };
  billing.answers["validate-coupon"] = { json: { valid: true, coupon_id: "c", ...discount } };
  await plans.applyCoupon("SPRING");
  await plans.dialog.getByText("20% off", { exact: true }).waitFor();
  await plans.dialog.getByText("for 3 months", { exact: true }).waitFor();

  await plans.card("Enterprise").click();
  const opened = context.waitForEvent("page");
  await plans.button("Contact sales").click();
  await page.getByText("Please contact our sales team for Enterprise pricing", { exact: true }).waitFor();
  const sales = await opened;
  await sales.waitForURL("https://sales.example/talk");
  await sales.close();
  billing.answers["create-checkout-session"] = { json: { type: "contact_sales" } };
  await plans.button("Contact sales").click();
  await expect.poll(() => billing.count("create-checkout-session")).toBe(2);
  expect([context.pages().length, pathOf(page)]).toEqual([1, scribe]);

  billing.answers["create-checkout-session"] = { json: { type: "checkout", checkoutUrl: "https://pay.example/c/1" } };
  await plans.card("Pro").click();
  await plans.button("Continue to checkout").click();
  await page.waitForURL("https://pay.example/c/1");
  expect(context.pages()).toHaveLength(1);
  expect(billing.calls.filter(({ body }) => body !== null).map(({ body }) => body)).toEqual([
    { coupon_code: "OLD" },
    { coupon_code: "SPRING" },
    { tier: "enterprise" },
    { tier: "enterprise" },
    { tier: "pro", coupon_code: "SPRING" },
  ]);
  expect(problems).toEqual([]);
  await context.close();
});

test("a new account can subscribe, cancel and become past due with the test provider [P1.09 P1.13 P7.12 P7.14 P4.36 P4.51]", async () => {
  await (await openSignedIn(browser, product)).context.close(); // the first account of a product is an admin
  const { context, page, problems } = await openSignedIn(browser, product, { subscription: "server" });
  const plans = new PlanDialogPage(page);
  await page.goto(scribe);
  await plans.plan("Enterprise").check();
  await plans.button("Contact sales").click();
  await plans.dialog.getByRole("link", { name: /^Email sales@/ }).waitFor();
  await plans.plan("Pro").check();
  await plans.applyCoupon("SPRING25");
  await plans.dialog.getByText(/expired/).waitFor();
  await plans.applyCoupon("welcome20");
  await plans.dialog.getByText(/20\s?%/).waitFor();
  await plans.button("Continue to checkout").click();
  await page.getByRole("heading", { name: "Subscribe to Pro" }).waitFor();
  await page.getByRole("button", { name: "Cancel and go back" }).click();
  await page.getByText("Subscription checkout was cancelled", { exact: true }).waitFor();
  await page.waitForURL((url) => url.pathname === scribe && url.search === "");
  await plans.button("Continue to checkout").click();
  await page.getByRole("button", { name: /^Pay / }).click();
  await page.getByText("Subscription activated successfully!", { exact: true }).waitFor();
  await page.waitForURL((url) => url.pathname === scribe && url.search === "");
  expect(await plans.dialog.count()).toBe(0);

  const tab = new BillingTabPage(page);
  await tab.open();
  await tab.tab.getByText("Active", { exact: true }).waitFor();
  await tab.button("Cancel subscription").click();
  const question = page.getByRole("dialog", { name: "Cancel this subscription?" });
  await question.getByRole("button", { name: "Cancel subscription" }).click();
  await tab.tab.getByText(/^Ends on [A-Z][a-z]{2} \d\d, \d{4}$/).waitFor();
  const opened = context.waitForEvent("page");
  await tab.button("Manage billing").click();
  const portal = await opened;
  await portal.getByRole("heading", { name: "Your subscription" }).waitFor();
  await portal.getByLabel("Status", { exact: true }).selectOption({ label: "Past Due" });
  await portal.getByRole("button", { name: "Set status" }).click();
  await portal.getByText("Past Due").first().waitFor();
  await portal.close();
  await page.reload();
  await plans.dialog.getByText(pastDue).waitFor();
  expect(problems).toEqual([]);
  await context.close();
});
