import { gzipSync } from "node:zlib";
import { openBrowser } from "../../web/support/browser";
import { startProduct } from "../../web/support/product";
import { percentile, type Result } from "../result";

/** Measures how long the server takes to start on existing data. */
export async function measureColdStart(dataDir: string): Promise<Result> {
  const times: number[] = [];
  for (let round = 0; round < 3; round++) {
    const started = performance.now();
    const product = await startProduct({ dataDir });
    times.push(performance.now() - started);
    await product.stop();
  }
  return { name: "server cold start on existing data", value: percentile(times, 1), unit: "ms", budget: 3_000 };
}

/** Measures the gzipped size of the script that the sign-in page loads. */
export async function measureSignInScript(url: string): Promise<Result> {
  const browser = await openBrowser();
  const scripts: Promise<Buffer>[] = [];
  browser.page.on("response", (response) => {
    if (response.request().resourceType() === "script") scripts.push(response.body());
  });
  await browser.page.goto(`${url}/sign-in`);
  await browser.page.getByRole("button", { name: "Sign in", exact: true }).waitFor();
  const bytes = (await Promise.all(scripts)).reduce((sum, script) => sum + gzipSync(script).length, 0);
  await browser.close();
  return { name: "script of the sign-in page (gzip)", value: bytes / 1000, unit: "kB", budget: 250 };
}
