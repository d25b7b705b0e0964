import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { newPerson, signUp } from "./pages/accountPages";
import { ScribePage } from "./pages/scribePage";
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

/** Seconds of sound in an Ogg file, counted after decoding it. */
function decodedSeconds(ogg: Buffer): number {
  const path = join(mkdtempSync(join(tmpdir(), "chartside-heard-")), "take.ogg");
  writeFileSync(path, ogg);
  const pcm = execFileSync("ffmpeg", ["-v", "error", "-i", path, "-ac", "1", "-ar", "16000", "-f", "s16le", "-"], {
    maxBuffer: 512 * 1024 * 1024,
  });
  return pcm.length / 2 / 16_000;
}

/** The sound of the session's only take, once the practice has all of it. */
async function finishedSound(): Promise<Buffer> {
  await expect
    .poll(async () => (await scribe.takes()).map(({ state }) => state), { timeout: 60_000 })
    .toEqual(["finished"]);
  const [take] = await scribe.takes();
  return scribe.audio(take?.id ?? "");
}

test("a browser killed while recording loses at most the last 2 seconds, and the session can be finished", async () => {
  await scribe.record();
  const started = performance.now(); // one second was spoken by now
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
  await expect.poll(() => keptPages(), { timeout: 30_000 }).toBe(0);
});

/** Pages this browser still keeps. */
const keptPages = (): Promise<number> =>
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

test("a recovered recording can be gone on with: the session then has two takes", async () => {
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

test("offline for a while, the recording goes on and is whole afterwards", async () => {
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

test("a server killed while recording changes nothing but the delay", async () => {
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

test("a writer that gets no turn for three seconds, as on a busy machine, loses nothing", async () => {
  await scribe.record();
  const started = performance.now(); // one second was recorded by now
  const writer = browser.page.workers().find((worker) => worker.url().includes("takeWriter"));
  await writer?.evaluate(() => {
    const until = performance.now() + 3_000;
    while (performance.now() < until);
  });
  await scribe.waitUntilRecorded(5);
  const spoken = 1 + (performance.now() - started) / 1_000;
  await scribe.stop();
  expect(decodedSeconds(await finishedSound())).toBeGreaterThanOrEqual(spoken - 1);
});

test("pausing keeps what was said before it, and leaves out what was said meanwhile", async () => {
  await scribe.record();
  await scribe.waitUntilRecorded(4);
  await scribe.recorder.getByRole("button", { name: "Pause" }).click();
  await scribe.recorder.getByText("Nothing is being recorded").waitFor();
  const clock = async (): Promise<string | null> => scribe.recorder.locator(".cs-clock").textContent();
  const pausedAt = await clock();
  await browser.page.waitForTimeout(3_000); // meanwhile is what this is about
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

test("what is kept in the browser cannot be read there", async () => {
  await scribe.record();
  await browser.context.setOffline(true);
  await scribe.waitUntilRecorded(6);
  await browser.kill();
  const files = readdirSync(browser.profile, { recursive: true, encoding: "utf8" })
    .map((name) => join(browser.profile, name))
    .filter((path) => /IndexedDB|File System/.test(path) && statSync(path).isFile());
  const kept = Buffer.concat(files.map((path) => readFileSync(path)));
  expect(kept.length).toBeGreaterThan(6 * 1_000);
  for (const mark of ["OggS", "OpusHead", "OpusTags"]) expect(kept.includes(Buffer.from(mark))).toBe(false);
  browser = await openBrowser({ profile: browser.profile });
});

test("a full disk stops the recording, says to where it is saved, and what is saved reaches the practice", async () => {
  const devtools = await browser.context.newCDPSession(browser.page);
  // Before the recording: the browser looks at its quota only now and then.
  await devtools.send("Storage.overrideQuotaForOrigin", { origin: product.url, quotaSize: 40_000 });
  await scribe.record();
  const said = scribe.recorder.getByText(/^Recording stopped at 0:\d\d; all of it is saved\.$/).first();
  await said.waitFor({ timeout: 40_000 });
  const seconds = Number(/0:(\d\d)/.exec((await said.textContent()) ?? "")?.[1]);
  expect(seconds).toBeGreaterThan(0);
  expect(decodedSeconds(await finishedSound())).toBeGreaterThanOrEqual(seconds);
});

test("a microphone that falls silent or is pulled out is noticed, and another one goes on in the same take", async () => {
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

test("without permission the strip says how to allow the microphone, and leaving is asked about only while recording", async () => {
  await browser.close();
  browser = await openBrowser();
  scribe = new ScribePage(browser.page);
  await browser.page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException("denied", "NotAllowedError"));
  });
  await signUp(browser.page, product.url, newPerson());
  await browser.page.getByRole("button", { name: "Record", exact: true }).first().click();
  await browser.page.getByRole("button", { name: /^Spoken/ }).click();
  await scribe.recorder.getByText("Microphone blocked").first().waitFor();
  await scribe.recorder.getByText("Allow it with the sign left of this page’s address").first().waitFor();
  await scribe.recorder.getByRole("button", { name: "Try again" }).waitFor();
  await browser.page.reload();
  await scribe.recorder.getByText("Ready").first().waitFor();
});
