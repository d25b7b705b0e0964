import { signUp } from "../../web/pages/accountPages";
import { ScribePage } from "../../web/pages/ScribePage";
import { openBrowser } from "../../web/support/browser";
import { startCountingProxy } from "../../web/support/startCountingProxy";
import { percentile, type Result } from "../result";
import { spokenLines } from "../spokenLines";
import { engineMs } from "./oneVisit";

/** Set in the page by `watchPage`. */
interface Watched {
  /** Time of the microphone's first loud frame, on the page's clock. */
  onset: number | null;
  /** Time when each utterance's row first appeared. */
  rows: [id: string, at: number][];
}
const watched = "chartsideBench";
/** Chromium API that TypeScript's DOM types do not include yet. */
interface SoundWindow {
  MediaStreamTrackProcessor: new (init: { track: MediaStreamTrack }) => { readable: ReadableStream<AudioData> };
}

/**
 * Plays a visit into the browser's microphone. Measures the time from the end of speech until each utterance is on
 * screen, and the network traffic per second including all other calls of the page.
 */
export async function measureOnScreen(url: string): Promise<Result[]> {
  const { wav, onsetMs, endsMs, seconds } = spokenLines(3);
  const proxy = await startCountingProxy(url);
  const browser = await openBrowser({ microphone: wav });
  const { page } = browser;
  await page.addInitScript(watchPage, watched);
  await signUp(page, proxy.url);
  const scribe = new ScribePage(page);
  await scribe.record();
  await scribe.waitUntilRecorded(2);
  const before = { bytes: proxy.bytes(), at: performance.now() };
  await scribe.waitUntilRecorded(Math.floor(seconds));
  const bytes = (proxy.bytes() - before.bytes) / ((performance.now() - before.at) / 1_000);
  const { onset, rows } = await page.evaluate(
    (name) => (window as unknown as Record<string, Watched>)[name] as Watched,
    watched,
  );
  await browser.close();
  proxy.close();
  if (rows.length !== endsMs.length) throw new Error(`${endsMs.length} lines became ${rows.length} utterances`);
  const start = (onset ?? Number.NaN) - onsetMs;
  const lags = rows.map(([, at], index) => at - (start + (endsMs[index] ?? Number.NaN)) - engineMs);
  return [
    {
      name: "utterance on screen after the speaker stops, engine time subtracted (p95)",
      value: percentile(lags, 0.95),
      unit: "ms",
      budget: 600,
    },
    {
      name: "utterance on screen after the speaker stops, engine time subtracted (median)",
      value: percentile(lags, 0.5),
      unit: "ms",
      budget: 600,
    },
    {
      name: "network per second of speech, both directions, whole page",
      value: bytes / 1_000,
      unit: "kB",
      budget: 3.5,
    },
  ];
}

/** Runs in the page: records when the microphone is first loud and when rows appear. */
function watchPage(name: string): void {
  const seen: Watched = { onset: null, rows: [] };
  (window as unknown as Record<string, Watched>)[name] = seen;
  const open = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
  navigator.mediaDevices.getUserMedia = async (constraints) => {
    const stream = await open(constraints);
    const [track] = stream.getAudioTracks();
    opened++; // the consent dialog opens the microphone first; each opening plays the WAV from its start
    if (track) void detectOnset(track.clone(), opened);
    return stream;
  };
  let opened = 0;
  const detectOnset = async (track: MediaStreamTrack, which: number): Promise<void> => {
    const { MediaStreamTrackProcessor: Processor } = window as unknown as SoundWindow;
    const reader = new Processor({ track }).readable.getReader();
    for (let next = await reader.read(); !next.done && which === opened; next = await reader.read()) {
      const plane = new Float32Array(next.value.numberOfFrames);
      next.value.copyTo(plane, { planeIndex: 0, format: "f32-planar" });
      next.value.close();
      const loud = plane.findIndex((value) => Math.abs(value) > 0.01);
      if (loud < 0) continue;
      seen.onset = performance.now() - ((plane.length - loud) * 1_000) / 48_000;
      break;
    }
    await reader.cancel();
    track.stop();
  };
  const ids = new Set<string>();
  new MutationObserver(() => {
    for (const row of document.querySelectorAll<HTMLElement>("[data-utterance]")) {
      const id = row.dataset["utterance"] ?? "";
      if (ids.has(id)) continue;
      ids.add(id);
      seen.rows.push([id, performance.now()]);
    }
  }).observe(document, { childList: true, subtree: true, attributes: true, attributeFilter: ["data-utterance"] });
}
