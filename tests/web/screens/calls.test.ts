import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Product, startProduct } from "../support/product";
import { launchBrowser, openSignedIn } from "../support/screens";

let product: Product;
let browser: Browser;
beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), launchBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await product.stop();
});

const publicCalls = ["/api/v1/health", "/api/v1/downloads"];

test("every call goes to /api/v1 or /auth/v1 of the page's own host, with the token [P7.01 P7.02 P7.03]", async () => {
  const { page, context } = await openSignedIn(browser, product);
  const calls: { path: string; token: string | undefined }[] = [];
  const strangers: string[] = [];
  page.on("request", (request) => {
    const { origin, pathname, protocol } = new URL(request.url());
    if (!protocol.startsWith("http")) return; // created by the page itself: data:, blob:
    if (origin !== product.url) strangers.push(origin);
    const isCall = ["fetch", "xhr", "eventsource", "websocket"].includes(request.resourceType());
    // config.json is a file of the web app
    if (isCall && pathname !== "/config.json")
      calls.push({ path: pathname, token: request.headers()["authorization"] });
  });
  for (const [path, heading] of [
    ["/dashboard/scribe", "Sessions"],
    ["/dashboard/templates", "Templates"],
    ["/dashboard/settings", "Account Settings"],
    ["/downloads", "Desktop app"],
  ] as const) {
    await page.goto(path);
    await page.getByRole("heading", { name: heading, exact: true }).first().waitFor();
    await page.waitForLoadState("networkidle");
  }
  expect(strangers).toEqual([]);
  expect(calls.length).toBeGreaterThan(3);
  expect(calls.filter(({ path }) => !/^\/(api|auth)\/v1\//.test(path))).toEqual([]);
  const bare = calls.filter(({ path, token }) => !publicCalls.includes(path) && !/^Bearer \S+$/.test(token ?? ""));
  expect(bare).toEqual([]);
  await context.close();
});
