import { eventually } from "../web/support/eventually";
import { randomUUID } from "node:crypto";
import { mkdtempSync, readdirSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeAll, expect, test } from "vitest";
import type { DesktopBridge } from "../../src/shared/bridge/contract";
import { partPath } from "../../src/shared/bridge/partPath";
import type { JournalTake } from "../../src/shared/recording/journalTake";
import { ScribePage } from "../web/pages/ScribePage";
import { speak, visitLines, words } from "../web/support/speech";
import { type Desktop, type DesktopOptions, launchDesktop } from "./support/desktop";
import { takesOf, visitIdOf } from "./support/embedded";

const spoken = visitLines.slice(0, 3);
let microphone = "";
let seconds = 0;
let desktop: Desktop;
let scribe: ScribePage;

beforeAll(() => {
  ({ wav: microphone, seconds } = speak(spoken, 48_000));
});
afterEach(() => desktop.close());

async function launch(options: DesktopOptions = {}): Promise<void> {
  desktop = await launchDesktop({ microphone, env: { CHARTSIDE_SPEECH: "command" }, ...options });
  scribe = new ScribePage(desktop.page);
}

const files = (): string[] => {
  const folder = join(desktop.userDataDir, "recordings");
  return readdirSync(folder).flatMap((name) => (name.endsWith(".take") ? [join(folder, name)] : []));
};
const bytesOnDisk = (): number => files().reduce((sum, path) => sum + statSync(path).size, 0);
/** Matches the address of a visit’s takes. */
const takesPathPattern = /\/api\/v1\/visits\/[^/]+\/takes/;

async function openLocalRecordings(): Promise<void> {
  await desktop.page.getByRole("link", { name: "Local Recordings" }).click();
  await desktop.page.getByRole("heading", { name: "Local Recordings", level: 1 }).waitFor();
}
const row = () => desktop.page.locator(".cs-loc-table tbody tr:not(.cs-loc-player-row)").first();

test(
  "a recording of an app that was killed can be played and becomes a note [P1.05]",
  { timeout: 240_000 },
  async () => {
    await launch();
    await desktop.page.route(takesPathPattern, (route) => route.abort()); // only the disk has the recording
    await scribe.record();
    const visit = visitIdOf(desktop.page);
    await scribe.waitUntilRecorded(Math.ceil(seconds) + 1);
    const wholeSeconds = Math.ceil(seconds);
    await desktop.kill();
    expect(bytesOnDisk()).toBeGreaterThan(wholeSeconds * 1_000);

    await launch({ userDataDir: desktop.userDataDir });
    await openLocalRecordings();
    await desktop.page.getByText("Recordings kept on this computer.").waitFor();
    await row().getByText("Interrupted, recovered").waitFor();
    const [minutes = 0, rest = 0] = (await row().locator("td").nth(2).innerText()).split(":").map(Number);
    expect(minutes * 60 + rest).toBeGreaterThanOrEqual(wholeSeconds - 2);
    await row().getByRole("button", { name: /^Play/ }).click();
    const position = desktop.page.getByRole("slider", { name: "Position in the recording" });
    await eventually(async () => Number(await position.getAttribute("aria-valuenow"))).toBeGreaterThan(1);
    await row()
      .getByRole("button", { name: /^Pause/ })
      .click();

    await row()
      .getByRole("button", { name: /^More for/ })
      .click();
    await desktop.page.getByRole("menuitem", { name: "Transcribe now" }).click();
    await row()
      .getByRole("link", { name: /^In the unnamed session, \d/ })
      .waitFor({ timeout: 30_000 });
    await eventually(files).toEqual([]); // the server has it, so the local copy is removed
    await row()
      .getByRole("button", { name: /^More for/ })
      .click();
    await desktop.page.getByRole("menuitem", { name: "Open the session" }).click();
    await scribe.waitForNote();
    expect(await takesOf(desktop.page, visit)).toMatchObject([{ state: "finished", missing: [] }]);
    const recognized = words((await scribe.utterances.allTextContents()).join(" "));
    expect(recognized).toEqual(expect.arrayContaining(["medicine", "pill", "evening"]));
  },
);

test("a frozen page keeps writing audio to the disk", async () => {
  await launch();
  await desktop.page.route(takesPathPattern, (route) => route.abort());
  await scribe.record();
  await scribe.waitUntilRecorded(3);
  const frozen = desktop.page.evaluate(() => {
    const until = Date.now() + 6_000;
    while (Date.now() < until);
    return Date.now();
  });
  const before = bytesOnDisk();
  await eventually(() => bytesOnDisk() - before).toBeGreaterThan(3 * 1_500); // three more parts
  const grownAt = Date.now();
  expect(grownAt).toBeLessThan(await frozen);
  await scribe.stop();
});

test("without a keychain, the key of the recordings is readable by this user only, and the screen says so", async () => {
  const env = { CHARTSIDE_SPEECH: "none", DESKTOP_HOST_KEYCHAIN: "basic_text" };
  await launch({ args: ["--password-store=basic"], env });
  await desktop.page.route(takesPathPattern, (route) => route.abort());
  await scribe.record();
  await scribe.waitUntilRecorded(2);
  await scribe.stop();
  await openLocalRecordings();
  await row().getByText("Waiting to upload").waitFor();
  await desktop.page.getByText("This computer has no keychain that Chartside can use.").waitFor();
  const folder = join(desktop.userDataDir, "recordings", "keys");
  const [key = ""] = readdirSync(folder);
  expect(statSync(join(folder, key)).mode & 0o777).toBe(0o600);
  await row()
    .getByRole("button", { name: /^More for/ })
    .click();
  const acts = desktop.page.getByRole("menu").getByRole("menuitem");
  expect((await acts.allInnerTexts()).map((text) => text.trim())).toEqual([
    "Open the session",
    "Export as audio file",
    "Attach to a session…",
    "Rename…",
    "Delete…",
  ]);
});

/** Returns a take that starts now, without parts. */
const newTake = (ownerId: string): JournalTake => ({
  id: randomUUID(),
  visitId: randomUUID(),
  ownerId,
  recorderId: "here",
  source: "microphone",
  state: "open",
  parts: 0,
  durationMs: 0,
  startedAt: Date.now(),
  consent: null,
});

/** Begins the take like the page. @returns the ticket for its parts. */
async function begin(take: JournalTake): Promise<string> {
  const begun = await desktop.page.evaluate(
    (wanted) => (window as unknown as { desktop: DesktopBridge }).desktop.recordings.begin({ take: wanted }),
    take,
  );
  if (!begun.ok) throw new Error(begun.error.detail);
  return begun.value.ticket;
}

/** Sends parts of one second of noise, numbered `from` to `to`. */
const put = (take: JournalTake, ticket: string, from: number, to: number): Promise<void> =>
  desktop.page.evaluate(
    async ({ path, by, seqs }) => {
      for (const seq of seqs) {
        const answer = await fetch(`${path}${seq}?end=${(seq + 1) * 1_000}`, {
          method: "PUT",
          headers: { authorization: `Bearer ${by}` },
          body: crypto.getRandomValues(new Uint8Array(3_500)),
        });
        if (answer.status !== 204) throw new Error(`Part ${seq} answered ${answer.status}`);
      }
    },
    {
      path: partPath(take.id, 0).replace(/0$/, ""),
      by: ticket,
      seqs: Array.from({ length: to - from }, (_, index) => from + index),
    },
  );

/**
 * Stores a take of this many seconds. Holds the visit's lock like the page; otherwise the app treats the take as
 * abandoned.
 */
async function storeTake(take: JournalTake, seconds: number): Promise<void> {
  const { page } = desktop;
  await page.evaluate((lock) => {
    const held = Promise.withResolvers<void>();
    Object.assign(window, { release: held.resolve });
    return new Promise<void>((isHeld) => {
      void navigator.locks.request(lock, () => (isHeld(), held.promise));
    });
  }, `chartside-record-${take.visitId}`);
  await put(take, await begin(take), 0, seconds);
  await page.evaluate(() => (window as unknown as { release: () => void }).release());
}

test("several recordings are exported to a folder chosen once", async () => {
  await launch({ env: { CHARTSIDE_SPEECH: "none" } });
  const { page } = desktop;
  await page.route(takesPathPattern, (route) => route.abort()); // uploads fail, so the takes stay local
  for (const take of [newTake("this-computer"), newTake("this-computer")]) await storeTake(take, 2);
  await openLocalRecordings();
  await eventually(() => page.locator(".cs-loc-table tbody tr:not(.cs-loc-player-row)").count()).toBe(2);

  const folder = mkdtempSync(join(tmpdir(), "chartside-export-"));
  const answer = (chosen: string[]) =>
    desktop.app.evaluate(({ dialog }, filePaths) => {
      const asked = { count: 0 };
      Object.assign(globalThis, { asked });
      dialog.showOpenDialog = () => {
        asked.count += 1;
        return Promise.resolve({ canceled: filePaths.length === 0, filePaths });
      };
    }, chosen);
  const asked = () => desktop.app.evaluate(() => (globalThis as unknown as { asked: { count: number } }).asked.count);
  const exportAll = async () => {
    await page.getByRole("checkbox", { name: /^Select all/ }).press("Space");
    await page.getByRole("button", { name: /^Export/ }).click();
  };
  await answer([]);
  await exportAll();
  await eventually(asked).toBe(1);
  expect(readdirSync(folder)).toEqual([]);
  await answer([folder]);
  await page.getByRole("button", { name: /^Export/ }).click();
  await page.getByText("2 recordings exported", { exact: true }).waitFor();
  expect(await asked()).toBe(1);
  const saved = readdirSync(folder);
  expect(saved.map((name) => statSync(join(folder, name)).size)).toEqual([7_000, 7_000]);
  for (const name of saved) expect(name).toMatch(/^recording-\d{4}-\d\d-\d\d-\d{4}( \(2\))?\.ogg$/);
});

/** Returns the main process's heap in MB after a garbage collection. */
const liveMb = (): Promise<number> =>
  desktop.app.evaluate(async () => {
    process.getBuiltinModule("node:v8").setFlagsFromString("--expose-gc");
    const collect = process.getBuiltinModule("node:vm").runInNewContext("gc") as () => void;
    for (let round = 0; round < 4; round += 1) {
      collect();
      await new Promise((resolve) => setImmediate(resolve)); // finalizers run one turn later
    }
    const { heapUsed, external } = process.memoryUsage();
    return (heapUsed + external) / 2 ** 20;
  });

test("half an hour of parts does not stay in the app's memory", { timeout: 240_000 }, async () => {
  await launch({ env: { CHARTSIDE_SPEECH: "none" } });
  const take = newTake("another-user");
  const ticket = await begin(take);
  await put(take, ticket, 0, 300);
  const settled = await liveMb();
  await put(take, ticket, 300, 1_800);
  expect(bytesOnDisk()).toBeGreaterThan(1_800 * 3_500);
  expect((await liveMb()) - settled).toBeLessThan(2); // the parts since then are 5 MB
});
