import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Product, startProduct } from "../support/product";
import { launchBrowser, openSignedIn } from "../support/screens";
import { weighedPages, weighPage } from "../support/weighPage";

let product: Product;
let browser: Browser;
beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct({ env: { CHARTSIDE_SPEECH: "none" } }), launchBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await product.stop();
});

test.each(weighedPages)("$name loads at most $kB kB on the wire", async (weighed) => {
  const kB = await weighPage(browser, product, weighed);
  expect(kB).toBeGreaterThan(100); // else something was not counted
  expect(kB).toBeLessThanOrEqual(weighed.kB);
});

test("the Scribe screen loads neither the note editor nor the file converter", async () => {
  const { context, page } = await openSignedIn(browser, product);
  const scripts: string[] = [];
  page.on("request", (request) => scripts.push(request.url()));
  await page.goto("/dashboard/scribe", { waitUntil: "networkidle" });
  await page.getByRole("button", { name: "Record", exact: true }).waitFor();
  expect(scripts.filter((url) => /takeWriter/.test(url))).toHaveLength(1);
  expect(scripts.filter((url) => /SectionEditor|convertFile/.test(url))).toEqual([]);
  await context.close();
});
