import type { Browser } from "playwright-core";
import type { Product } from "../../web/support/product";
import { launchBrowser, openSignedIn } from "../../web/support/screens";
import { weighedPages, weighPage } from "../../web/support/weighPage";
import { percentile, type Result } from "../result";

/** A slow connection: 5 Mbit/s and 40 ms until each response begins. */
const slowConnection = { offline: false, latency: 40, downloadThroughput: 5e6 / 8, uploadThroughput: 5e6 / 8 };

/** Measures what pages load with an empty cache, and when the Scribe screen can be used on a slow connection. */
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
  return [...results, { name, value: percentile(times, 0.5), unit: "ms", budget: 1_200 }];
}

/** Where `watchRecord` writes its result, on the page's clock; null until then. */
const pressable = "chartsidePressable";

/** Returns the milliseconds from the navigation until Record can be pressed. */
async function timeFirstAction(browser: Browser, product: Product): Promise<number> {
  const { context, page } = await openSignedIn(browser, product);
  const network = await context.newCDPSession(page);
  await network.send("Network.enable");
  await network.send("Network.emulateNetworkConditions", slowConnection);
  await page.addInitScript(watchRecord, pressable);
  await page.goto("/dashboard/scribe", { waitUntil: "commit" });
  await page.getByRole("button", { name: "Record", exact: true }).click({ trial: true });
  const at = await page.evaluate((name) => (window as unknown as Record<string, number | null>)[name], pressable);
  await context.close();
  if (typeof at !== "number") throw new Error("Record can be pressed, but the page did not see it");
  return at;
}

/**
 * Runs in the page: notes the first frame after one in which the button Record was in its place, enabled and not
 * covered. Playwright cannot time this, because it polls at growing intervals of up to 500 ms.
 */
function watchRecord(name: string): void {
  const state = window as unknown as Record<string, number | null>;
  state[name] = null;
  let before = "";
  const look = (): void => {
    // the button also shows its shortcut, R
    const button = [...document.querySelectorAll("button")].find(({ textContent }) => /^RecordR?$/.test(textContent));
    const { x = 0, y = 0, width = 0, height = 0 } = button?.getBoundingClientRect() ?? {};
    const target = width > 0 ? document.elementFromPoint(x + width / 2, y + height / 2) : null;
    const now = button && !button.disabled && button.contains(target) ? [x, y, width, height].join(" ") : "";
    if (now !== "" && now === before) state[name] = performance.now();
    else requestAnimationFrame(look);
    before = now;
  };
  requestAnimationFrame(look);
}
