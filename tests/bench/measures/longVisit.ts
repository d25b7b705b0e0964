import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { signIn } from "../../web/pages/accountPages";
import { openBrowser } from "../../web/support/browser";
import type { Client } from "../client";
import { spokenParts } from "../ogg";
import { residentMb, type Result } from "../result";

/**
 * A 60-minute visit in a few minutes, open on a screen: what the memory of server and page grows by from the tenth minute
 * to the last, and what the visit takes of the disk, database and audio store together.
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
  let most = 0;
  for (const [second, part] of parts.entries()) {
    await recording.send(part);
    if (second === 600) {
      settled = memory();
      settledPage = await heapMb(page);
    }
    if (second > 600 && second % 60 === 0) most = Math.max(most, memory());
  }
  await recording.finish(seconds);
  await recording.note();
  most = Math.max(most, memory());
  const pageGrowth = (await heapMb(page)) - settledPage;
  await browser.close();
  return [
    { name: "page memory growth over a 60 min visit", value: pageGrowth, unit: "MB", budget: 50 },
    { name: "server memory growth over a 60 min visit", value: most - settled, unit: "MB", budget: 50 },
    {
      name: "disk for a spoken second, once the note is there",
      value: (diskBytes(dataDir) - before) / seconds / 1000,
      unit: "kB",
      budget: 3.5,
    },
  ];
}

/** What the page's script holds after a garbage collection, in MB. */
async function heapMb(page: Page): Promise<number> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("HeapProfiler.collectGarbage");
  const { usedSize } = await devtools.send("Runtime.getHeapUsage");
  await devtools.detach();
  return usedSize / 1024 / 1024;
}

/** Everything in the data folder but the database's log, whose files are used again and do not grow with visits. */
function diskBytes(folder: string): number {
  return readdirSync(folder, { withFileTypes: true }).reduce((sum, entry) => {
    if (entry.name === "pg_wal") return sum;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sum + diskBytes(path);
    return sum + (statSync(path, { throwIfNoEntry: false })?.size ?? 0);
  }, 0);
}
