import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { accessibilityFaults } from "../support/accessibilityFaults";
import { type Product, startProduct } from "../support/product";
import { launchBrowser, newSession, openSignedOut } from "../support/screens";

let product: Product;
let browser: Browser;
beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), launchBrowser()]);
  await newSession(product, "first-is-admin@example.org", {});
});
afterAll(async () => {
  await browser.close();
  await product.stop();
});

let people = 0;

/** Creates a pro user. @returns a function that calls a billing route as this user. */
async function newPro(): Promise<(path: string, json?: object) => Promise<Record<string, string>>> {
  people += 1;
  const session = JSON.parse(await newSession(product, `pro-${people}@example.org`, {})) as { access_token: string };
  return async (path, json) => {
    const response = await fetch(`${product.url}/api/v1/billing/${path}`, {
      method: path === "subscription-status" ? "GET" : "POST",
      ...(json && { body: JSON.stringify(json) }),
      headers: { authorization: `Bearer ${session.access_token}`, ...(json && { "content-type": "application/json" }) },
    });
    return (await response.json()) as Record<string, string>;
  };
}

/** Returns accessibility faults in light and dark at the current width, and whether the page scrolls horizontally. */
async function faultsOf(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    faults.push(...(await accessibilityFaults(page)).map((fault) => `${colorScheme}: ${fault}`));
  }
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  return overflow > 0 ? [...faults, `${overflow} px too wide`] : faults;
}

test("the test-mode checkout works with the keyboard at 320 px, in light and dark [P7.12]", async () => {
  const call = await newPro();
  const { page, problems } = await openSignedOut(browser, product, { viewport: { width: 320, height: 640 } });
  await page.goto((await call("create-checkout-session", { tier: "pro" }))["checkout_url"] ?? "");
  await page.getByText("Test mode: nothing is charged").waitFor();
  await expect.poll(() => page.evaluate(() => [...document.fonts].map(({ status }) => status))).toEqual(["loaded"]);
  expect(await faultsOf(page)).toEqual([]);

  await page.getByLabel("Coupon code").fill("NOPE");
  await page.keyboard.press("Enter");
  await page.getByRole("alert").getByText("This code is unknown or expired.").waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await page.getByLabel("Coupon code").fill("welcome20");
  await page.keyboard.press("Enter");
  await page.getByText("Welcome: 20% off for 3 months").waitFor();
  expect(await faultsOf(page)).toEqual([]);

  await page.getByRole("button", { name: "Pay $79.20 and subscribe" }).focus();
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/(dashboard\/scribe|sign-in)/);
  expect(await call("subscription-status")).toMatchObject({ hasSubscription: true, status: "active" });
  expect(problems).toEqual([]);
});

test("canceling the checkout leads back, and the checkout page stays usable [P7.12]", async () => {
  const call = await newPro();
  const { page, problems } = await openSignedOut(browser, product);
  const url = (await call("create-checkout-session", { tier: "pro" }))["checkout_url"] ?? "";
  await page.goto(url);
  expect(await faultsOf(page)).toEqual([]);
  const leading = page.waitForRequest((request) => request.url().endsWith("/dashboard/scribe?subscription=cancelled"));
  await page.getByRole("button", { name: "Cancel and go back" }).click();
  await leading;
  expect(await call("subscription-status")).toMatchObject({ hasSubscription: false });
  await page.goto(url);
  await page.getByLabel("What happens").selectOption("trialing");
  await page.getByRole("button", { name: "Pay $99.00 and subscribe" }).click();
  await page.waitForURL(/\/(dashboard\/scribe|sign-in)/);
  expect(await call("subscription-status")).toMatchObject({ status: "trialing" });
  await page.goto(url);
  await page.getByRole("heading", { name: "This checkout is finished" }).waitFor();
  expect(await faultsOf(page)).toEqual([]);
  expect(problems).toEqual([]);
});

test("the test-mode portal can set every status and manage the subscription [P7.14]", async () => {
  const call = await newPro();
  const { page, problems } = await openSignedOut(browser, product, { viewport: { width: 390, height: 844 } });
  await page.goto((await call("customer-portal"))["portal_url"] ?? "");
  await page.getByText("There is no subscription.").waitFor();
  for (const status of ["Trial", "Past Due", "Cancelled", "Paused", "Active"]) {
    await page.getByLabel("Status", { exact: true }).selectOption({ label: status });
    await page.getByRole("button", { name: "Set status" }).click();
    await page.locator("p").getByText(status, { exact: true }).waitFor();
    expect(await faultsOf(page), status).toEqual([]);
  }
  await page.getByRole("button", { name: "Cancel at period end" }).click();
  await page.getByText(/^Ends on \w{3} \d\d, \d{4}$/).waitFor();
  await page.getByRole("button", { name: "Keep subscription" }).click();
  await page.getByText(/^Renews on /).waitFor();
  await page.getByRole("button", { name: "Pause" }).click();
  await page.getByRole("button", { name: "Resume" }).click();
  await page.getByText(/^Renews on /).waitFor();
  expect(await call("subscription-status")).toMatchObject({ status: "active", cancelAtPeriodEnd: false });
  expect(await page.getByRole("link", { name: "Back to the app" }).getAttribute("href")).toBe("/dashboard/settings");

  await page.goto(`${product.url}/api/v1/billing/test/portal/unknown`, {});
  await page.getByRole("heading", { name: "This page has expired" }).waitFor();
  expect(problems.filter((problem) => !problem.includes("404"))).toEqual([]);
});
