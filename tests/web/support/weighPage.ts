import type { Browser } from "playwright-core";
import type { Product } from "./product";
import { openSignedIn, openSignedOut } from "./screens";
import { startCountingProxy } from "./startCountingProxy";

/**
 * Pages with the maximum that they may load, in kB (1,000 bytes) on the wire; `before`: what they loaded before the
 * limit was set (November 2026).
 */
export const weighedPages = [
  { name: "the sign-in page", path: "/sign-in", isSignedIn: false, kB: 250, before: 303 },
  { name: "the Scribe screen", path: "/dashboard/scribe", isSignedIn: true, kB: 450, before: 722 },
] as const;

/**
 * Opens a page with an empty cache. Counted at the socket, because the browser reports no sizes for a worker's scripts.
 * @returns what it received until the network was idle, in kB: compressed bodies and headers.
 */
export async function weighPage(
  browser: Browser,
  product: Product,
  { path, isSignedIn }: (typeof weighedPages)[number],
): Promise<number> {
  const proxy = await startCountingProxy(product.url);
  const through = { ...product, url: proxy.url };
  const { context, page } = await (isSignedIn ? openSignedIn : openSignedOut)(browser, through);
  const before = proxy.received();
  await page.goto(path, { waitUntil: "networkidle" });
  const ready = isSignedIn ? "Record" : "Sign in";
  await page.getByRole("button", { name: ready, exact: true }).waitFor();
  await page.waitForLoadState("networkidle");
  const bytes = proxy.received() - before;
  await context.close();
  proxy.close();
  return bytes / 1_000;
}
