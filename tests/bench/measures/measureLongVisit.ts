import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { signIn } from "../../web/pages/accountPages";
import { openBrowser } from "../../web/support/browser";
import type { Client } from "../Client";
import { spokenParts } from "../ogg";
import { residentMb, type Result } from "../result";

/**
 * Sends a 60-minute visit in a few minutes with its page open. Measures the memory growth of server and page from the
 * tenth minute on, and the disk usage of database and audio store.
 */
export async function measureLongVisit(client: Client, pid: number, dataDir: string): Promise<Result[]> {
  const { parts, seconds } = spokenParts(60);
  const memory = (): number => residentMb(pid, (id) => readFileSync(`/proc/${id}/status`, "utf8"));
  const before = diskBytes(dataDir);
  const recording = await client.startTake();
  const browser = await openBrowser();
  const { page } = browser;
  await signIn(page, client.url, client.credentials);
  await page.goto(`${client.url}/dashboard/scribe?visit=${recording.visitId}`);
  let settled = Number.NaN;
  let settledPage = Number.NaN;
  let peak = 0;
  for (const [second, part] of parts.entries()) {
    await recording.send(part);
    if (second === 600) {
      settled = memory();
      settledPage = await heapMb(page);
    }
    if (second > 600 && second % 60 === 0) peak = Math.max(peak, memory());
  }
  await recording.finish(seconds);
  await recording.note();
  peak = Math.max(peak, memory());
  const pageGrowth = (await heapMb(page)) - settledPage;
  await browser.close();
  return [
    { name: "page memory growth over a 60 min visit", value: pageGrowth, unit: "MB", budget: 50 },
    { name: "server memory growth over a 60 min visit", value: peak - settled, unit: "MB", budget: 50 },
    {
      name: "disk per second of speech, with the note",
      value: (diskBytes(dataDir) - before) / seconds / 1000,
      unit: "kB",
      budget: 3.5,
    },
  ];
}

/** Returns the page's JavaScript heap after a garbage collection, in MB. */
async function heapMb(page: Page): Promise<number> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("HeapProfiler.collectGarbage");
  const { usedSize } = await devtools.send("Runtime.getHeapUsage");
  await devtools.detach();
  return usedSize / 1024 / 1024;
}

/**
 * Returns the size of the data folder without the database's write-ahead log, whose files are reused and do not grow
 * with visits.
 */
function diskBytes(folder: string): number {
  return readdirSync(folder, { withFileTypes: true }).reduce((sum, entry) => {
    if (entry.name === "pg_wal") return sum;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sum + diskBytes(path);
    return sum + (statSync(path, { throwIfNoEntry: false })?.size ?? 0);
  }, 0);
}
