import { ScribePage } from "../../web/pages/scribePage";
import { signUp } from "../../web/pages/accountPages";
import { openBrowser } from "../../web/support/browser";
import type { Result } from "../result";
import { spokenLines } from "../spokenLines";
import { engineMs } from "./oneVisit";

const recordedSeconds = 10;
const watched = "chartsideStops";
/** Set in the page by `watchStops`, on the page's clock. */
interface Stop {
  clicked: number;
  /** When the first sentence of the note was on the screen. */
  shown: number | null;
}

/**
 * Records `times` visits in Chromium. @returns for each the milliseconds from the click on Stop until the first sentence of
 * the note is on the screen, the speech engine's time subtracted.
 */
export async function stopsInPage(url: string, times: number): Promise<number[]> {
  const browser = await openBrowser({ microphone: spokenLines(1).wav });
  try {
    const { page } = browser;
    await page.addInitScript(watchStops, watched);
    await signUp(page, url);
    const scribe = new ScribePage(page);
    const found: number[] = [];
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
      found.push((stop?.shown ?? Number.NaN) - (stop?.clicked ?? Number.NaN) - engineMs);
      await scribe.waitForNote();
    }
    return found;
  } finally {
    await browser.close();
  }
}

/** Measures the way from Stop to the note on a server without other visits: the slowest of three. */
export async function measureStopInPage(url: string): Promise<Result> {
  return {
    name: "stop → first sentence of the note on screen, in Chromium (slowest of 3)",
    value: Math.max(...(await stopsInPage(url, 3))),
    unit: "ms",
    budget: 500,
  };
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
      if (label === "Stop") stops.push({ clicked: performance.now(), shown: null });
    },
    true,
  );
  new MutationObserver(() => {
    const stop = stops.at(-1);
    if (!stop || stop.shown !== null || !document.querySelector("[data-sentence]")) return;
    stop.shown = Infinity; // until the frame that shows it
    requestAnimationFrame(() => (stop.shown = performance.now()));
  }).observe(document, { childList: true, subtree: true, attributes: true, attributeFilter: ["data-sentence"] });
}
