import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newPerson, signUp } from "../pages/accountPages";
import { ScribePage } from "../pages/ScribePage";
import { type Browser, openBrowser } from "../support/browser";
import { type Product, startProduct } from "../support/product";
import { speak, visitLines } from "../support/speech";

let product: Product;
let browser: Browser;
let scribe: ScribePage;
const folder = mkdtempSync(join(tmpdir(), "chartside-import-"));
const spoken = { wav: "", seconds: 0 };

/** ffmpeg options that convert the spoken WAV to each file type. */
const makers: Record<string, string[]> = {
  "visit.wav": ["-c:a", "pcm_s16le"],
  "visit.mp3": ["-c:a", "libmp3lame"],
  "visit.m4a": ["-c:a", "aac"],
  "visit.webm": ["-c:a", "libopus"],
  "visit.ogg": ["-c:a", "libvorbis", "-ac", "2"],
  "visit.flac": ["-c:a", "flac", "-ar", "44100"],
};

beforeAll(async () => {
  Object.assign(spoken, speak(visitLines.slice(0, 3), 48_000));
  product = await startProduct({ env: { CHARTSIDE_SPEECH: "none" } });
  browser = await openBrowser();
  scribe = new ScribePage(browser.page);
  await signUp(browser.page, product.url, newPerson());
});
afterAll(async () => {
  await browser.close();
  await product.stop();
});

function make(name: string, options: string[]): string {
  const path = join(folder, name);
  execFileSync("ffmpeg", ["-v", "error", "-y", "-i", spoken.wav, ...options, path]);
  return path;
}

function makeVideo(): string {
  const path = join(folder, "visit.mp4");
  const picture = ["-f", "lavfi", "-i", "testsrc=size=160x120:rate=5"];
  const codecs = ["-c:v", "libx264", "-pix_fmt", "yuv420p", "-c:a", "aac", "-shortest"];
  execFileSync("ffmpeg", ["-v", "error", "-y", ...picture, "-i", spoken.wav, ...codecs, path]);
  return path;
}

/** Opens the Scribe screen without a session and chooses the file. */
async function pick(path: string): Promise<void> {
  await browser.page.goto(`${product.url}/dashboard/scribe`);
  await browser.page.getByRole("button", { name: "Import audio" }).first().waitFor();
  await browser.page.getByLabel("Audio file").first().setInputFiles(path);
}

async function importWhole(path: string): Promise<void> {
  await pick(path);
  await browser.page.getByRole("button", { name: /^Verbal/ }).click();
  await expect
    .poll(async () => (await scribe.takes()).map(({ state, source }) => `${source} ${state}`), { timeout: 60_000 })
    .toEqual(["import finished"]);
  const [take] = await scribe.takes();
  expect(Math.abs((take?.duration_ms ?? 0) / 1_000 - spoken.seconds)).toBeLessThan(0.2);
}

for (const [name, options] of Object.entries(makers)) {
  test(`${name} is imported completely`, () => importWhole(make(name, options)));
}

test("the audio of a video, visit.mp4, is imported completely", () => importWhole(makeVideo()));

test("a corrupt file is reported as having no audio", async () => {
  const path = join(folder, "broken.mp4");
  writeFileSync(path, "this is no video at all");
  await pick(path);
  await browser.page.getByRole("button", { name: /^Verbal/ }).click();
  await browser.page.getByText("broken.mp4 has no readable audio.").first().waitFor();
  expect(await scribe.takes()).toEqual([]);
});

test("a failed file hides nothing about the microphone, also on a phone", async () => {
  const { page } = browser;
  const isShown = (text: string) =>
    page.locator(".cs-rec-state, .cs-rec-lines .cs-status").filter({ hasText: text }).first().isVisible();
  await page.evaluate(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException("", "NotFoundError"));
  });
  await page.getByRole("button", { name: "Record", exact: true }).click();
  await expect.poll(() => isShown("No microphone")).toBe(true);
  await page.getByText("broken.mp4 has no readable audio.").first().waitFor();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(() => isShown("No microphone is connected.")).toBe(true);
  await page.setViewportSize({ width: 1440, height: 900 });
});

/** Makes half an hour of quiet noise, long enough to be canceled while it is converted. */
function makeLong(): string {
  const path = join(folder, "long.wav");
  const quiet = ["-f", "lavfi", "-i", "anoisesrc=color=brown:amplitude=0.01:sample_rate=48000:duration=1800"];
  execFileSync("ffmpeg", ["-v", "error", "-y", ...quiet, "-c:a", "pcm_s16le", path]);
  return path;
}

/** Counts the takes in this browser's journal. */
const countLocalTakes = (): Promise<number> =>
  browser.page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open("chartside-recordings");
        opening.onerror = () => reject(new Error("no journal"));
        opening.onsuccess = () => {
          const counting = opening.result.transaction("takes").objectStore("takes").count();
          counting.onsuccess = () => resolve(counting.result);
        };
      }),
  );

async function convertLong(): Promise<void> {
  await pick(makeLong());
  await browser.page.getByRole("button", { name: /^Verbal/ }).click();
  await browser.page.getByText("Converting long.wav").first().waitFor();
  await expect.poll(countLocalTakes).toBe(1);
}

test("a canceled import leaves no data in the browser or on the server", async () => {
  await convertLong();
  await browser.page.getByRole("button", { name: "Cancel" }).first().click();
  await browser.page.getByText("Converting long.wav").first().waitFor({ state: "detached" });
  await expect.poll(countLocalTakes).toBe(0);
  expect(await scribe.takes()).toEqual([]);
  expect((await scribe.visit()).status).toBe("open");
});

test("an import interrupted by a reload leaves no partial upload", async () => {
  await convertLong();
  let asked = 0;
  browser.page.once("dialog", (dialog) => {
    asked++;
    void dialog.accept();
  });
  await browser.page.reload();
  expect(asked).toBe(1);
  await browser.page.getByRole("button", { name: "Import audio" }).first().waitFor();
  await expect.poll(countLocalTakes).toBe(0);
  expect(await scribe.takes()).toEqual([]);
  expect(await browser.page.getByRole("region", { name: "Recovered recording" }).count()).toBe(0);
});

test("a dropped file is imported once", async () => {
  const bytes = readFileSync(make("dropped.mp3", ["-c:a", "libmp3lame"])).toString("base64");
  await browser.page.goto(`${product.url}/dashboard/scribe`);
  await browser.page.getByRole("button", { name: "Import audio" }).first().waitFor();
  await browser.page.evaluate((encoded) => {
    const data = Uint8Array.from(atob(encoded), (letter) => letter.charCodeAt(0));
    const transfer = new DataTransfer();
    transfer.items.add(new File([data], "dropped.mp3", { type: "audio/mpeg" }));
    for (const type of ["dragover", "drop"])
      document.body.dispatchEvent(new DragEvent(type, { dataTransfer: transfer, bubbles: true, cancelable: true }));
  }, bytes);
  await browser.page.getByRole("button", { name: /^Verbal/ }).click();
  await expect
    .poll(async () => (await scribe.takes()).map(({ state, source }) => `${source} ${state}`), { timeout: 60_000 })
    .toEqual(["import finished"]);
  expect(Math.abs(((await scribe.takes())[0]?.duration_ms ?? 0) / 1_000 - spoken.seconds)).toBeLessThan(0.2);
});
