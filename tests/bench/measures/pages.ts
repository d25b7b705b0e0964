import type { Browser } from "playwright-core";
import type { Product } from "../../web/support/product";
import { launchBrowser, openSignedIn } from "../../web/support/screens";
import { weighedPages, weighPage } from "../../web/support/weighPage";
import { percentile, type Result } from "../result";

/** A slow line: 5 Mbit/s and 40 ms until each answer begins. */
const slowLine = { offline: false, latency: 40, downloadThroughput: 5e6 / 8, uploadThroughput: 5e6 / 8 };

/** Measures what pages load with an empty cache, and when the Scribe screen can be used on a slow line. */
export async function measurePages(product: Product): Promise<Result[]> {
  const browser = await launchBrowser();
  const results: Result[] = [];
  for (const weighed of weighedPages) {
    const value = await weighPage(browser, product, weighed);
    results.push({
      name: `${weighed.name}, everything on the wire`,
      value,
      unit: "kB",
      budget: weighed.kB,
      before: weighed.before,
    });
  }
  const times: number[] = [];
  for (let round = 0; round < 5; round++) times.push(await timeFirstAction(browser, product));
  await browser.close();
  const name = "Scribe, first action at 5 Mbit/s and 40 ms, nothing cached (median)";
  return [...results, { name, value: percentile(times, 0.5), unit: "ms", budget: 1_200, before: 1_795 }];
}

/** Returns the milliseconds from the navigation until Record can be pressed. */
async function timeFirstAction(browser: Browser, product: Product): Promise<number> {
  const { context, page } = await openSignedIn(browser, product);
  const network = await context.newCDPSession(page);
  await network.send("Network.enable");
  await network.send("Network.emulateNetworkConditions", slowLine);
  await page.goto("/dashboard/scribe", { waitUntil: "commit" });
  const record = page.getByRole("button", { name: "Record", exact: true });
  await record.waitFor();
  await record.click({ trial: true });
  const at = await page.evaluate(() => performance.now());
  await context.close();
  return at;
}
