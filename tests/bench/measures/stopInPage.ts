import { ScribePage } from "../../web/pages/ScribePage";
import { signUp } from "../../web/pages/accountPages";
import { openBrowser } from "../../web/support/browser";
import type { Result } from "../result";
import { spokenLines } from "../spokenLines";
import { engineMs } from "./oneVisit";

/** Length of each visit. */
export const recordedSeconds = 10;
const watched = "chartsideStops";
/** Set in the page by `watchStops`, on the page's clock. */
interface Stop {
  clicked: number;
  /** When the last part began to be sent, and when the server had ended the take. */
  sent: number | null;
  ended: number | null;
  /** When the first sentence of the note was on the screen. */
  shown: number | null;
}

/** Milliseconds from the click on Stop until each step was done. */
interface StopPath {
  /** The last part is on the disk and begins to be sent. */
  sending: number;
  /** The server has ended the take. */
  ended: number;
  /** The first sentence of the note is on the screen; the speech engine's time subtracted. */
  shown: number;
}

/** Records `times` visits in Chromium. @returns the times of each from Stop to the note. */
export async function stopsInPage(url: string, times: number): Promise<StopPath[]> {
  const browser = await openBrowser({ microphone: spokenLines(1).wav });
  try {
    const { page } = browser;
    await page.addInitScript(watchStops, watched);
    await signUp(page, url);
    const scribe = new ScribePage(page);
    const found: StopPath[] = [];
    for (let turn = 0; turn < times; turn++) {
      if (turn > 0) await page.goto(`${url}/dashboard/scribe`);
      await scribe.record();
      await scribe.waitUntilRecorded(recordedSeconds);
      await scribe.recorder.getByRole("button", { name: "Stop", exact: true }).click();
      await scribe.sentences.first().waitFor({ timeout: 120_000 });
      const stop = await page.evaluate(
        (name) => (window as unknown as Record<string, Stop[]>)[name]?.at(-1) ?? null,
        watched,
      );
      const since = (at: number | null | undefined): number => (at ?? Number.NaN) - (stop?.clicked ?? Number.NaN);
      found.push({ sending: since(stop?.sent), ended: since(stop?.ended), shown: since(stop?.shown) - engineMs });
      await scribe.waitForNote();
    }
    return found;
  } finally {
    await browser.close();
  }
}

/** Measures the time from Stop to the note on a server without other visits: the slowest of three. */
export async function measureStopInPage(url: string): Promise<Result[]> {
  const stops = await stopsInPage(url, 3);
  const slowest = stops.reduce((worst, stop) => (stop.shown > worst.shown ? stop : worst));
  const { sending, ended, shown } = slowest;
  const row = (name: string, value: number, budget: number): Result => ({
    name: `stop path (slowest of 3): ${name}`,
    value,
    unit: "ms",
    budget,
  });
  return [
    row("Stop → last part on the disk", sending, 150),
    row("→ take ended at the server", ended - sending, 100),
    row("→ first sentence of the note on screen, in Chromium", shown - ended, 300),
    row("Stop → first sentence", shown, 500),
  ];
}

/** Runs in the page: records each click on Stop and when a sentence is next on the screen. */
function watchStops(name: string): void {
  const stops: Stop[] = [];
  (window as unknown as Record<string, Stop[]>)[name] = stops;
  addEventListener(
    "click",
    ({ target }) => {
      const button = target instanceof Element ? target.closest("button") : null;
      const label = button?.getAttribute("aria-label") ?? button?.textContent?.trim();
      if (label === "Stop") stops.push({ clicked: performance.now(), sent: null, ended: null, shown: null });
    },
    true,
  );
  new PerformanceObserver((entries) => {
    const stop = stops.at(-1);
    for (const { name: request, startTime, responseEnd } of entries.getEntries() as PerformanceResourceTiming[]) {
      if (!stop || startTime < stop.clicked) continue;
      if (/\/parts\/\d+$/.test(request)) stop.sent = startTime;
      if (/\/takes\/[^/]+\/finish$/.test(request)) stop.ended = responseEnd;
    }
  }).observe({ type: "resource" });
  new MutationObserver(() => {
    const stop = stops.at(-1);
    if (!stop || stop.shown !== null || !document.querySelector("[data-sentence]")) return;
    stop.shown = Infinity; // until the frame that shows it
    requestAnimationFrame(() => (stop.shown = performance.now()));
  }).observe(document, { childList: true, subtree: true, attributes: true, attributeFilter: ["data-sentence"] });
}
