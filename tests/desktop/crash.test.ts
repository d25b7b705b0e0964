import type { ElectronApplication } from "playwright-core";
import { afterEach, beforeAll, expect, test } from "vitest";
import { ScribePage } from "../web/pages/ScribePage";
import { speak, visitLines, words } from "../web/support/speech";
import { type Desktop, type DesktopOptions, launchDesktop } from "./support/desktop";
import { listenerOf, socketOf, takesOf, visitIdOf, visitOf, withDescendants } from "./support/embedded";
import { isRunning } from "./support/desktopProcess";
import { pageProcess } from "./support/fidelity";

/** Maximum audio lost in a crash, in milliseconds. */
const maxLostMs = 2_000;

let microphone = "";
let desktop: Desktop;
let scribe: ScribePage;

beforeAll(() => {
  microphone = speak(visitLines, 48_000).wav;
});
afterEach(() => desktop.close());

async function launch(options: DesktopOptions = {}): Promise<void> {
  desktop = await launchDesktop({ microphone, ...options });
  scribe = new ScribePage(desktop.page);
}

async function recordFor(seconds: number): Promise<number> {
  await scribe.record();
  await scribe.waitUntilRecorded(seconds);
  return Date.now();
}

/** The recorder's clock, in milliseconds. */
async function recordedMs(): Promise<number> {
  const [minutes = 0, seconds = 0] = ((await desktop.page.locator(".cs-clock").textContent()) ?? "")
    .split(":")
    .map(Number);
  return (minutes * 60 + seconds) * 1_000;
}

const serverPid = (): number => listenerOf(socketOf(desktop.userDataDir)) ?? 0;

/** Evaluates in the current page of the window: after a crash Playwright's page object is stale. */
const inWindow = <T>(app: ElectronApplication, code: string): Promise<T> =>
  app.evaluate(
    ({ BrowserWindow }, script) => BrowserWindow.getAllWindows()[0]?.webContents.executeJavaScript(script),
    code,
  ) as Promise<T>;

const press = (name: string): string =>
  `[...document.querySelectorAll("button")].find((each) => each.textContent.includes(${JSON.stringify(name)}))?.click()`;

test("a page killed while recording reloads automatically and loses at most 2 s", async () => {
  await launch();
  await recordFor(8);
  const visit = visitIdOf(desktop.page);
  const pid = await pageProcess(desktop);
  const before = await recordedMs();
  process.kill(pid, "SIGKILL");
  const text = () => inWindow<string>(desktop.app, "document.body?.innerText ?? ''").catch(() => "");
  // Over HTTP, which the desktop host uses, Chromium may wait 20 s for the killed page's cache locks.
  await expect.poll(text, { timeout: 60_000 }).toContain("Recovered ");
  const recovered = /Recovered (\d+):(\d+)/.exec(await text())!;
  expect((Number(recovered[1]) * 60 + Number(recovered[2])) * 1_000).toBeGreaterThanOrEqual(before - maxLostMs);
  await inWindow(desktop.app, press("Finish without recording more"));
  const take = () =>
    inWindow<{ state: string; duration_ms: number }>(
      desktop.app,
      `fetch("/api/v1/visits/${visit}/takes").then((answer) => answer.json()).then(({ items }) => items[0])`,
    );
  await expect.poll(async () => (await take()).state, { timeout: 30_000 }).toBe("finished");
  expect((await take()).duration_ms).toBeGreaterThanOrEqual(before - maxLostMs);
});

test("recording survives a killed server", async () => {
  await launch();
  await recordFor(5);
  const first = serverPid();
  expect(first).toBeGreaterThan(0);
  process.kill(first, "SIGKILL");
  await expect
    .poll(() => [isRunning(first), serverPid() !== first && serverPid() > 0], { timeout: 20_000 })
    .toEqual([false, true]);
  await scribe.waitUntilRecorded(14);
  const before = await recordedMs();
  await scribe.stop();
  await scribe.waitForNote();
  const [take] = await takesOf(desktop.page);
  expect(take).toMatchObject({ state: "finished", missing: [] });
  expect(take!.duration_ms).toBeGreaterThanOrEqual(before);
  expect((await visitOf(desktop.page)).status).toBe("ready");
  const recognized = words((await scribe.utterances.allTextContents()).join(" "));
  expect(recognized).toEqual(expect.arrayContaining(["medicine"]));
});

test("an app killed while recording leaves no process running and loses at most 2 s", async () => {
  await launch();
  await recordFor(8);
  const visit = visitIdOf(desktop.page);
  const before = await recordedMs();
  const processes = withDescendants(serverPid());
  expect(processes.length).toBeGreaterThan(3); // the server, its database and their child processes
  await desktop.kill();
  await expect.poll(() => processes.filter(isRunning), { timeout: 15_000 }).toEqual([]);

  await launch({ userDataDir: desktop.userDataDir });
  const recovered = desktop.page.getByRole("region", { name: "Recovered recording" });
  await recovered.waitFor({ timeout: 30_000 });
  await recovered.getByRole("button", { name: "Finish without recording more" }).click();
  await expect.poll(async () => (await takesOf(desktop.page, visit))[0]?.state, { timeout: 30_000 }).toBe("finished");
  const [take] = await takesOf(desktop.page, visit);
  expect(take!.duration_ms).toBeGreaterThanOrEqual(before - maxLostMs);
});

test("a database killed with its server recovers all acknowledged data", async () => {
  await launch();
  await recordFor(5);
  const acknowledged = (await takesOf(desktop.page))[0]!.received;
  const before = withDescendants(serverPid());
  for (const pid of before) if (isRunning(pid)) process.kill(pid, "SIGKILL");
  await expect.poll(() => serverPid() > 0 && !before.includes(serverPid()), { timeout: 20_000 }).toBe(true);
  await expect
    .poll(async () => (await takesOf(desktop.page).catch(() => []))[0]?.received ?? 0)
    .toBeGreaterThanOrEqual(acknowledged);
  await scribe.stop();
  await expect
    .poll(async () => (await takesOf(desktop.page).catch(() => []))[0], { timeout: 30_000 })
    .toMatchObject({ state: "finished", missing: [] });
});
