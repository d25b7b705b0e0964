import { signUp } from "../../web/pages/accountPages";
import { ScribePage } from "../../web/pages/ScribePage";
import { openBrowser } from "../../web/support/browser";
import { startCuttingProxy } from "../../web/support/cuttingProxy";
import type { Result } from "../result";
import { spokenLines } from "../spokenLines";
import { engineMs } from "./oneVisit";

const recordedSeconds = 6;
/** How the path to the server is cut, and for how many seconds until it is restored right after Stop. */
const cuts = [
  { how: "refused", seconds: 6 },
  { how: "silent", seconds: 6 },
  { how: "silent", seconds: 3 },
] as const;

/**
 * Measures the time from when a cut path works again until the note of a visit stopped in the meantime is on the
 * screen.
 */
export async function measureReconnect(url: string): Promise<Result[]> {
  const results: Result[] = [];
  for (const { how, seconds } of cuts) {
    const proxy = await startCuttingProxy(url);
    const browser = await openBrowser({ microphone: spokenLines(1).wav });
    try {
      await signUp(browser.page, proxy.url);
      const scribe = new ScribePage(browser.page);
      await scribe.record();
      await scribe.waitUntilRecorded(recordedSeconds);
      proxy.cut(how);
      await scribe.waitUntilRecorded(recordedSeconds + seconds);
      await scribe.stop();
      proxy.restore();
      const restored = performance.now();
      await scribe.sentences.first().waitFor({ timeout: 60_000 });
      const value = performance.now() - restored - engineMs;
      results.push({ name: `line back after ${seconds} s (${how}) → note`, value, unit: "ms", budget: 2_000 });
    } finally {
      await browser.close();
      proxy.close();
    }
  }
  return results;
}
