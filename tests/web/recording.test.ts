import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Route } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { newPerson, signUp } from "./pages/accountPages";
import { ScribePage } from "./pages/ScribePage";
import { type Browser, openBrowser } from "./support/browser";
import { type Product, startProduct } from "./support/product";
import { speak, visitLines } from "./support/speech";

let product: Product;
let browser: Browser;
let scribe: ScribePage;
let microphone = "";

beforeAll(async () => {
  microphone = speak(visitLines, 48_000).wav;
  product = await startProduct({ env: { CHARTSIDE_SPEECH: "none", CHARTSIDE_BILLING: "off" } });
});
afterAll(() => product.stop());
beforeEach(async () => {
  browser = await openBrowser({ microphone });
  scribe = new ScribePage(browser.page);
  await signUp(browser.page, product.url, newPerson());
});
afterEach(() => browser.close());

/** Returns the decoded length of an Ogg file in seconds. */
function decodedSeconds(ogg: Buffer): number {
  const path = join(mkdtempSync(join(tmpdir(), "chartside-audio-")), "take.ogg");
  writeFileSync(path, ogg);
  const pcm = execFileSync("ffmpeg", ["-v", "error", "-i", path, "-ac", "1", "-ar", "16000", "-f", "s16le", "-"], {
    maxBuffer: 512 * 1024 * 1024,
  });
  return pcm.length / 2 / 16_000;
}

/** Returns the audio of the session's only take after it was uploaded completely. */
async function finishedSound(): Promise<Buffer> {
  await expect
    .poll(async () => (await scribe.takes()).map(({ state }) => state), { timeout: 60_000 })
    .toEqual(["finished"]);
  const [take] = await scribe.takes();
  return scribe.audio(take?.id ?? "");
}

test("a browser killed while recording loses at most 2 seconds", async () => {
  await scribe.record();
  const started = performance.now(); // the clock shows one second
  await scribe.waitUntilRecorded(12);
  const visitId = scribe.visitId();
  const spoken = 1 + (performance.now() - started) / 1_000;
  await browser.kill();

  browser = await openBrowser({ profile: browser.profile });
  scribe = new ScribePage(browser.page);
  await browser.page.goto(`${product.url}/dashboard/scribe`);
  const banner = browser.page.getByRole("region", { name: "Recovered recording" });
  await banner.getByText(/^Recovered 0:1\d; the last 2 s may be missing\.$/).waitFor();
  await banner.getByRole("button", { name: "Finish without recording more" }).click();
  await browser.page.waitForURL((url) => url.searchParams.get("visit") === visitId);
  expect(decodedSeconds(await finishedSound())).toBeGreaterThanOrEqual(spoken - 2);
  await banner.waitFor({ state: "detached" });
  expect((await scribe.visit()).status).not.toBe("recording");
  await expect.poll(() => countLocalParts(), { timeout: 30_000 }).toBe(0);
});

/** Counts the parts in this browser's journal. */
const countLocalParts = (): Promise<number> =>
  browser.page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open("chartside-recordings");
        opening.onerror = () => reject(new Error("no journal"));
        opening.onsuccess = () => {
          const counting = opening.result.transaction("pages").objectStore("pages").count();
          counting.onsuccess = () => resolve(counting.result);
        };
      }),
  );

test("a recovered recording can be continued in a second take", async () => {
  await scribe.record();
  await scribe.waitUntilRecorded(4);
  await browser.kill();
  browser = await openBrowser({ profile: browser.profile, microphone });
  scribe = new ScribePage(browser.page);
  await browser.page.goto(`${product.url}/dashboard/scribe`);
  await browser.page.getByRole("button", { name: "Continue recording" }).click();
  await scribe.waitUntilRecorded(3);
  await scribe.stop();
  await expect
    .poll(async () => (await scribe.takes()).map(({ state }) => state), { timeout: 60_000 })
    .toEqual(["finished", "finished"]);
});

test("a recording made offline is complete afterwards", async () => {
  await scribe.record();
  await scribe.waitUntilRecorded(3);
  await browser.context.setOffline(true);
  await scribe.recorder.getByText("Recording, offline").first().waitFor();
  await scribe.waitUntilRecorded(12);
  await browser.context.setOffline(false);
  await scribe.recorder.getByText("Recording", { exact: true }).first().waitFor();
  await scribe.waitUntilRecorded(15);
  await scribe.stop();
  expect(decodedSeconds(await finishedSound())).toBeGreaterThanOrEqual(15);
});

test("a recording stopped offline is sent once online", async () => {
  await scribe.record();
  await scribe.waitUntilRecorded(4);
  await browser.context.setOffline(true);
  await scribe.recorder.getByText("Recording, offline").first().waitFor();
  await scribe.stop();
  await scribe.recorder.getByText(/^0:\d\d saved on this computer\. Sends when online\.$/).waitFor();
  const row = browser.page.getByRole("region", { name: "Sessions" }).getByRole("link").first();
  await row.getByText(/Stopped, 0?0:\d\d saved here, not sent yet/).waitFor();
  await browser.context.setOffline(false);
  await finishedSound();
  await row.getByText(/Stopped, /).waitFor({ state: "detached" });
});

test("killing the server while recording loses no audio", async () => {
  await scribe.record();
  await scribe.waitUntilRecorded(3);
  await product.kill();
  await scribe.waitUntilRecorded(8);
  const { port } = new URL(product.url);
  product = await startProduct({
    dataDir: product.dataDir,
    env: { CHARTSIDE_SPEECH: "none", CHARTSIDE_BILLING: "off", PORT: port },
  });
  await scribe.waitUntilRecorded(11);
  await scribe.stop();
  expect(decodedSeconds(await finishedSound())).toBeGreaterThanOrEqual(11);
});

/** Blocks the recording's worker for `ms` milliseconds. */
function blockWriter(ms: number): void {
  for (const worker of browser.page.workers().filter((each) => each.url().includes("takeWriter"))) {
    const blocked = worker.evaluate((forMs) => {
      const until = performance.now() + forMs;
      while (performance.now() < until);
    }, ms);
    blocked.catch(() => undefined); // the worker ends with its take
  }
}

/**
 * Records 4 s, blocks the worker, and calls `act` after `ms` milliseconds, shortly before the block ends.
 * @returns the minimum number of seconds recorded when `act` was called.
 */
async function actWhileBlocked(ms: number, act: () => Promise<void>): Promise<number> {
  await scribe.record();
  await scribe.waitUntilRecorded(4);
  const started = performance.now();
  blockWriter(ms + 200);
  await new Promise((resolve) => setTimeout(resolve, ms)); // the length of the block under test
  const recorded = 4 + (performance.now() - started) / 1_000;
  await act();
  return recorded;
}

const press = (name: string) => scribe.recorder.getByRole("button", { name, exact: true }).click();
/** Maximum time in seconds from a click until the recorder receives it. */
const clickTime = 0.25;

test.each([500, 1_000, 3_000])("Stop keeps all audio before it while the writer is blocked for %i ms", async (ms) => {
  const seconds = await actWhileBlocked(ms, () => press("Stop"));
  expect(decodedSeconds(await finishedSound())).toBeGreaterThanOrEqual(seconds - clickTime);
  expect(await scribe.recorder.getByText("Audio missing").count()).toBe(0);
});

test.each([1_000, 3_000])(
  "Pause keeps all audio before it while the writer is blocked for %i ms, and none after it",
  async (ms) => {
    const seconds = await actWhileBlocked(ms, () => press("Pause"));
    await scribe.recorder.getByText("Nothing is being recorded").waitFor();
    await new Promise((resolve) => setTimeout(resolve, 2_000)); // a pause that would be heard
    await scribe.stop();
    const decoded = decodedSeconds(await finishedSound());
    expect(decoded).toBeGreaterThanOrEqual(seconds - clickTime);
    // audio of the pause would add two seconds; the margin allows for a slow click
    expect(decoded).toBeLessThan(seconds + 1.75);
  },
);

test("changing the microphone keeps all audio of the former one while the writer is blocked", async () => {
  const seconds = await actWhileBlocked(2_000, async () => {
    await scribe.recorder.getByRole("button", { name: /^Microphone: / }).click();
    await browser.page.getByRole("menuitem").last().click();
  });
  await scribe.waitUntilRecorded(Math.ceil(seconds) + 1);
  await scribe.stop();
  expect(decodedSeconds(await finishedSound())).toBeGreaterThanOrEqual(Math.ceil(seconds) + 1);
});

test.each([500, 1_000, 3_000])(
  "a tab closed while the writer is blocked for %i ms loses no more than that and the documented 2 s",
  async (ms) => {
    const next = await browser.context.newPage(); // so that the browser stays open
    await browser.page.bringToFront();
    browser.page.on("dialog", (dialog) => void dialog.accept());
    const closed = browser.page.waitForEvent("close");
    const seconds = await actWhileBlocked(ms, () => browser.page.close({ runBeforeUnload: true }));
    await closed;
    scribe = new ScribePage(next);
    await next.goto(`${product.url}/dashboard/scribe`);
    await next.getByRole("button", { name: "Finish without recording more" }).click();
    await next.waitForURL((url) => url.searchParams.has("visit"));
    const decoded = decodedSeconds(await finishedSound());
    expect(decoded).toBeGreaterThanOrEqual(seconds - ms / 1_000 - 2);
  },
);

test("pausing leaves out only the audio during it", async () => {
  await scribe.record();
  await scribe.waitUntilRecorded(4);
  await scribe.recorder.getByRole("button", { name: "Pause" }).click();
  await scribe.recorder.getByText("Nothing is being recorded").waitFor();
  const clock = async (): Promise<string | null> => scribe.recorder.locator(".cs-clock").textContent();
  const pausedAt = await clock();
  await browser.page.waitForTimeout(3_000); // the length of the pause under test
  expect(await clock()).toBe(pausedAt);
  await scribe.recorder.getByRole("button", { name: "Resume" }).click();
  await scribe.waitUntilRecorded(8);
  await scribe.stop();
  const seconds = decodedSeconds(await finishedSound());
  expect(seconds).toBeGreaterThanOrEqual(8);
  expect(seconds).toBeLessThan(10);
});

test("a second window cannot record the same session", async () => {
  await scribe.record();
  const other = await browser.context.newPage();
  await other.goto(browser.page.url());
  const strip = other.getByRole("region", { name: "Recorder" });
  await strip.getByRole("button", { name: "Record", exact: true }).click();
  await strip.getByText("This session is being recorded in another window.").first().waitFor();
  await scribe.waitUntilRecorded(3);
  await scribe.stop();
  expect(decodedSeconds(await finishedSound())).toBeGreaterThanOrEqual(3);
});

test("recordings in the browser's storage are encrypted", async () => {
  await scribe.record();
  await browser.context.setOffline(true);
  await scribe.waitUntilRecorded(6);
  await browser.kill();
  const files = readdirSync(browser.profile, { recursive: true, encoding: "utf8" })
    .map((name) => join(browser.profile, name))
    .filter((path) => /IndexedDB|File System/.test(path) && statSync(path).isFile());
  const stored = Buffer.concat(files.map((path) => readFileSync(path)));
  expect(stored.length).toBeGreaterThan(6 * 1_000);
  for (const mark of ["OggS", "OpusHead", "OpusTags"]) expect(stored.includes(Buffer.from(mark))).toBe(false);
  browser = await openBrowser({ profile: browser.profile });
});

test("a full disk stops the recording, and all that was saved is uploaded", async () => {
  await browser.close();
  browser = await openBrowser({ microphone });
  scribe = new ScribePage(browser.page);
  const devtools = await browser.context.newCDPSession(browser.page);
  // Before the first page, because for half a minute IndexedDB trusts the free space that it was given last.
  await devtools.send("Storage.overrideQuotaForOrigin", { origin: product.url, quotaSize: 40_000 });
  await signUp(browser.page, product.url, newPerson());
  // Holds uploads back, because uploaded parts are removed from the disk, which then might never be full.
  const waiting: Route[] = [];
  let isStopped = false;
  await browser.context.route("**/parts/*", async (route) => {
    if (isStopped) await route.continue();
    else waiting.push(route);
  });
  await scribe.record();
  const stoppedNotice = scribe.recorder.getByText(/^Recording stopped at 0:\d\d; all of it is saved\.$/).first();
  await stoppedNotice.waitFor({ timeout: 90_000 });
  isStopped = true;
  for (const route of waiting) await route.continue().catch(() => null); // a request that was given up
  const seconds = Number(/0:(\d\d)/.exec((await stoppedNotice.textContent()) ?? "")?.[1]);
  expect(seconds).toBeGreaterThan(0);
  expect(decodedSeconds(await finishedSound())).toBeGreaterThanOrEqual(seconds);
});

test("a silent microphone is reported, and another one continues the take of an unplugged one", async () => {
  await browser.close();
  browser = await openBrowser({ microphone: speak(visitLines.slice(0, 1), 48_000).wav });
  scribe = new ScribePage(browser.page);
  await browser.page.addInitScript(() => {
    const original = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
    navigator.mediaDevices.getUserMedia = async (constraints) => {
      const stream = await original(constraints);
      addEventListener("test-unplug", () => stream.getTracks().forEach((track) => track.stop()), { once: true });
      return stream;
    };
  });
  await signUp(browser.page, product.url, newPerson());
  await scribe.record();
  await scribe.recorder.getByText("No sound for 10 s").first().waitFor({ timeout: 40_000 });
  await browser.page.evaluate(() => dispatchEvent(new Event("test-unplug")));
  await scribe.recorder.getByText("Microphone unplugged").first().waitFor();
  const before = (await scribe.recorder.locator(".cs-clock").textContent()) ?? "";
  await scribe.recorder.getByRole("button", { name: "Use built-in" }).click();
  const [minutes = 0, seconds = 0] = before.split(":").map(Number);
  await scribe.waitUntilRecorded(minutes * 60 + seconds + 3);
  await scribe.stop();
  expect(decodedSeconds(await finishedSound())).toBeGreaterThanOrEqual(minutes * 60 + seconds + 3);
});

test("without microphone permission the recorder strip explains how to allow it", async () => {
  await browser.close();
  browser = await openBrowser();
  scribe = new ScribePage(browser.page);
  await browser.page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException("denied", "NotAllowedError"));
  });
  await signUp(browser.page, product.url, newPerson());
  await browser.page.getByRole("button", { name: "Record", exact: true }).first().click();
  await browser.page.getByRole("button", { name: /^Verbal/ }).click();
  await scribe.recorder.getByText("Microphone blocked").first().waitFor();
  await scribe.recorder.getByText("Allow it with the icon left of the address bar").first().waitFor();
  await scribe.recorder.getByRole("button", { name: "Try again" }).waitFor();
  await browser.page.reload();
  await scribe.recorder.getByText("Ready").first().waitFor();
});
