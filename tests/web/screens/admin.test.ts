import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { AdminStatus } from "../../../src/shared/admin/adminStatus";
import { accessibilityFaults } from "../support/accessibilityFaults";
import { type Product, startProduct } from "../support/product";
import { launchBrowser, openSignedIn, openSignedOut, pathOf } from "../support/screens";

let product: Product;
let browser: Browser;
beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), launchBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await product.stop();
});

test("an admin sees the server status, which refreshes every ten seconds [P2.06 P2.12]", async () => {
  const { page, problems, context } = await openSignedIn(browser, product, { viewport: { width: 1440, height: 900 } });
  await page.clock.install();
  let requests = 0;
  let waiting = 0;
  await context.route("**/api/v1/admin/status", async (route) => {
    requests += 1;
    const response = await route.fetch();
    const status = (await response.json()) as AdminStatus;
    await route.fulfill({
      response,
      json: { ...status, work: { ...status.work, waiting, oldest_waiting_s: waiting && 500 } },
    });
  });
  await page.goto("/admin");
  await page.getByRole("heading", { level: 1, name: "Administration" }).waitFor();
  const region = (name: string) => page.getByRole("region", { name });
  await region("Work queue").getByText("Queued").waitFor();
  expect(pathOf(page)).toBe("/admin");
  expect(await region("Storage").innerText()).toMatch(/Free disk space\s+[\d.,]+ [GT]B of [\d.,]+ [GT]B \(\d+%\)/);
  expect(await region("Speech engine").innerText()).toMatch(/(Ready|Not ready)/);
  expect(await region("Speech engine").innerText()).toContain("CHARTSIDE_SPEECH=openai"); // for the operator
  expect(await region("Email and billing").innerText()).toContain("outbox folder");
  expect(await region("Email and billing").innerText()).toContain("Test mode");
  expect(await region("Server").innerText()).toMatch(/Chartside\s+1\.5\.1\s+PostgreSQL\s+1\d/);
  expect(await accessibilityFaults(page)).toEqual([]);

  waiting = 2;
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000)); // a refresh may happen within this second
  const before = requests;
  await page.clock.runFor(10_000);
  await region("Work queue").getByText("2 sessions").waitFor();
  await page.getByText("A session has been queued for 8 min.").waitFor();
  expect(requests).toBe(before + 1);
  await page.clock.resume();

  await page.emulateMedia({ colorScheme: "dark" });
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
  expect(problems).toEqual([]);
  await page.getByRole("link", { name: "Back to Scribe" }).click();
  await page.waitForURL("**/dashboard/scribe");
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole("button", { name: /^Search or do anything/ }).click();
  await page.getByRole("combobox", { name: "Search or do anything" }).fill("administration");
  await page.getByRole("option", { name: "Administration" }).waitFor();
  await page.keyboard.press("Enter");
  await page.waitForURL("**/admin");
  const title = page.getByRole("heading", { level: 1 });
  await expect.poll(() => title.evaluate((element) => element === document.activeElement)).toBe(true);
  await context.unrouteAll({ behavior: "ignoreErrors" }); // a refresh may be in progress
  await context.close();
});

test("a user who is not an admin sees a notice on /admin, and the server rejects requests for its data [P2.06 P2.13]", async () => {
  const { page, problems, context } = await openSignedIn(browser, product, { accountType: "pro" });
  const asked: string[] = [];
  page.on("request", (request) => request.url().includes("/admin/") && asked.push(request.url()));
  await page.goto("/admin");
  await page.getByText("This page is for administrators. Your account type is Pro").waitFor();
  expect(pathOf(page)).toBe("/admin");
  expect(asked).toEqual([]);
  expect(problems).toEqual([]);

  // The page believes that the account is an admin, but the server decides.
  await context.unroute("**/api/v1/auth/user/me");
  await context.route("**/api/v1/auth/user/me", async (route) => {
    const response = await route.fetch();
    const profile = (await response.json()) as object;
    await route.fulfill({ response, json: { ...profile, account_type: "admin" } });
  });
  const refused = page.waitForResponse("**/api/v1/admin/status");
  await page.reload();
  expect((await refused).status()).toBe(403);
  await page.getByText("This page is for administrators.").waitFor();
  await page.getByRole("link", { name: "Back to Scribe" }).click();
  await page.waitForURL("**/dashboard/scribe");
  await context.unrouteAll({ behavior: "ignoreErrors" });
  await context.close();
});

test("signed out, /admin leads to sign-in [P2.06]", async () => {
  const { page, context } = await openSignedOut(browser, product);
  await page.goto("/admin");
  await page.waitForURL("**/sign-in");
  await context.close();
});
