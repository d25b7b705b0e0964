import { setTimeout as delay } from "node:timers/promises";
import { signUp } from "../../web/pages/accountPages";
import { ScribePage } from "../../web/pages/ScribePage";
import { openBrowser } from "../../web/support/browser";
import type { Result } from "../result";
import { spokenLines } from "../spokenLines";

/** Seconds of recording before the measurement, and its length. The first seconds include the microphone check. */
const warmUp = 12;
const measured = 20;

/** Measures the processor time of the page's process (window, audio worker, encoder) while it records. */
export async function measureRecordingPage(url: string): Promise<Result> {
  const browser = await openBrowser({ microphone: spokenLines(3).wav });
  await signUp(browser.page, url);
  const scribe = new ScribePage(browser.page);
  await scribe.record();
  const devtools = await browser.context.browser()!.newBrowserCDPSession();
  const cpuSeconds = async (): Promise<Map<number, number>> => {
    const { processInfo } = await devtools.send("SystemInfo.getProcessInfo");
    return new Map(processInfo.filter(({ type }) => type === "renderer").map(({ id, cpuTime }) => [id, cpuTime]));
  };
  await scribe.waitUntilRecorded(warmUp);
  const before = await cpuSeconds();
  const start = performance.now();
  await delay(measured * 1_000); // without reading the page's clock, which would add to the measured time
  const after = await cpuSeconds();
  const seconds = (performance.now() - start) / 1_000;
  await scribe.waitUntilRecorded(warmUp + measured - 1); // fails unless the page was recording
  await browser.close();
  const used = [...after].map(([id, cpu]) => cpu - (before.get(id) ?? cpu));
  const value = (Math.max(...used) / seconds) * 100;
  return { name: "page's process while it records", value, unit: "% CPU", budget: 8, before: 16 };
}
