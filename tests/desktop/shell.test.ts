import { mkdirSync, mkdtempSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeAll, expect, test } from "vitest";
import { ScribePage } from "../web/pages/ScribePage";
import { speak, visitLines } from "../web/support/speech";
import { type Desktop, type DesktopOptions, isRealElectron, launchDesktop } from "./support/desktop";
import { isRunning, runDesktop } from "./support/desktopProcess";
import { connectionsOf, listenerOf, served, socketOf, takesOf, visitIdOf, withDescendants } from "./support/embedded";

let microphone = "";
let desktop: Desktop;
let scribe: ScribePage;

beforeAll(() => {
  microphone = speak(visitLines.slice(0, 6), 48_000).wav;
});
afterEach(() => desktop.close());

async function launch(options: DesktopOptions = {}): Promise<void> {
  desktop = await launchDesktop({ microphone, ...options });
  scribe = new ScribePage(desktop.page);
}

const newFolder = (): string => mkdtempSync(join(tmpdir(), "chartside-shell-"));
const ready = () => desktop.page.getByRole("button", { name: "Record", exact: true }).first().waitFor();
const hash = () => desktop.page.evaluate(() => location.hash);
const menuItem = (id: string) =>
  desktop.app.evaluate(({ Menu }, name) => {
    const item = Menu.getApplicationMenu()?.getMenuItemById(name);
    return item && { label: item.label, enabled: item.enabled };
  }, id);
const choose = (id: string) =>
  desktop.app.evaluate(({ Menu }, name) => Menu.getApplicationMenu()?.getMenuItemById(name)?.click(), id);
const windowTitle = () => desktop.app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.getTitle());
const bounds = () => desktop.app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]!.getBounds());

/** Answers the app's next dialogs with this button and records them. */
const answerDialogs = (response: number) =>
  desktop.app.evaluate(({ dialog }, button) => {
    const asked: string[] = [];
    Object.assign(globalThis, { asked });
    const answer = (...args: unknown[]) => {
      asked.push((args.at(-1) as { message: string }).message);
      return Promise.resolve({ response: button, checkboxChecked: false });
    };
    dialog.showMessageBox = answer as typeof dialog.showMessageBox;
  }, response);
const questions = () => desktop.app.evaluate(() => (globalThis as unknown as { asked: string[] }).asked);

test("the app works signed out, with its own server and data in the app's folder [P1.17]", async () => {
  await launch();
  await ready();
  expect(await hash()).toContain("#/dashboard/scribe");
  await served(desktop.page);
  const folder = join(desktop.userDataDir, "server");
  expect(statSync(folder).mode & 0o777).toBe(0o700);
  expect(statSync(join(folder, "postgres")).isDirectory()).toBe(true);
  expect(desktop.problems).toEqual([]);
  const processes = withDescendants(listenerOf(socketOf(desktop.userDataDir))!);
  expect(processes.length).toBeGreaterThan(1);
  await desktop.close();
  await expect.poll(() => processes.filter(isRunning)).toEqual([]);
});

test("the window opens with its last bounds, or on the main screen if its screen is gone", async () => {
  await launch();
  await ready();
  await desktop.app.evaluate(({ BrowserWindow }) =>
    BrowserWindow.getAllWindows()[0]!.setBounds({ x: 20, y: 30, width: 900, height: 700 }),
  );
  await expect.poll(() => readFileSync(join(desktop.userDataDir, "window.json"), "utf8")).toContain("900");
  await desktop.close();
  await launch({ userDataDir: desktop.userDataDir });
  expect(await bounds()).toEqual({ x: 20, y: 30, width: 900, height: 700 });
  await desktop.close();

  const stored = { bounds: { x: 9_000, y: -9_000, width: 900, height: 700 }, isMaximized: false };
  writeFileSync(join(desktop.userDataDir, "window.json"), JSON.stringify({ place: stored }));
  await launch({ userDataDir: desktop.userDataDir });
  const { x, y } = await bounds();
  const area = await desktop.app.evaluate(({ screen }) => screen.getPrimaryDisplay().workArea);
  expect([x, y].every((value) => value >= 0)).toBe(true);
  expect(x + 900).toBeLessThanOrEqual(Math.max(area.x + area.width, 900));
});

test("the app opens even if the saved window bounds are unreadable", async () => {
  const userDataDir = newFolder();
  mkdirSync(userDataDir, { recursive: true });
  writeFileSync(join(userDataDir, "window.json"), "{ not json");
  await launch({ userDataDir });
  await ready();
});

test("tray, title and menu show a recording without a patient name", async () => {
  await launch();
  await ready();
  await choose("palette");
  const palette = desktop.page.getByRole("dialog", { name: "Search or do anything" });
  await palette.waitFor();
  await choose("newSession");
  await palette.waitFor({ state: "detached" }); // it would cover the form
  const form = desktop.page.getByRole("form", { name: "New session" });
  await form.waitFor();
  await choose("settings");
  await expect.poll(hash).toContain("#/dashboard/settings");
  await form.waitFor({ state: "hidden" });
  await choose("newSession");
  await form.getByLabel("Patient name").fill("Ada Byron");
  expect(await menuItem("stop")).toEqual({ label: "Stop Recording", enabled: false });

  await choose("record");
  await desktop.page.getByRole("button", { name: /^Verbal/ }).click();
  await scribe.waitUntilRecorded(3);
  expect(await hash()).toContain("#/dashboard/scribe");
  await desktop.page.getByRole("heading", { name: "Ada Byron" }).waitFor();
  await expect.poll(windowTitle).toBe("Chartside is recording");
  await expect.poll(() => menuItem("stop")).toEqual({ label: "Stop Recording", enabled: true });
  expect(await menuItem("record")).toMatchObject({ label: "Pause Recording" });
  if (!isRealElectron) expect(await trays()).toEqual(["Chartside is recording"]);

  await choose("record");
  await expect.poll(windowTitle).toBe("Chartside: recording paused");
  await choose("record");
  await expect.poll(windowTitle).toBe("Chartside is recording");
  await choose("stop");
  await expect.poll(windowTitle).toBe("Chartside");
  if (!isRealElectron) expect(await trays()).toEqual([]);
  await expect.poll(async () => (await takesOf(desktop.page))[0]?.state, { timeout: 30_000 }).toBe("finished");
  expect(desktop.problems).toEqual([]);
});

/** Returns the tooltips of the visible trays. Only the desktop host knows them; Electron cannot list trays. */
const trays = () =>
  desktop.app.evaluate(() => {
    const { desktopHost } = globalThis as unknown as { desktopHost: { trays: Set<{ toolTip: string }> } };
    return [...desktopHost.trays].map(({ toolTip }) => toolTip);
  });

test("closing the window while recording asks whether to stop", async () => {
  await launch();
  await scribe.record();
  await scribe.waitUntilRecorded(3);
  const visit = visitIdOf(desktop.page);
  const close = () => desktop.app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]!.close());
  await answerDialogs(0);
  await close();
  await expect.poll(questions).toEqual(["A recording is running."]);
  await scribe.waitUntilRecorded(5);
  expect(await windowTitle()).toBe("Chartside is recording");

  await answerDialogs(1);
  const ended = new Promise((resolve) => desktop.app.process().once("exit", resolve));
  await close();
  await ended;
  await launch({ userDataDir: desktop.userDataDir });
  await ready();
  await expect.poll(async () => (await takesOf(desktop.page, visit))[0]?.state, { timeout: 30_000 }).toBe("finished");
  expect((await takesOf(desktop.page, visit))[0]!.duration_ms).toBeGreaterThanOrEqual(5_000);
  expect(await desktop.page.getByRole("region", { name: "Recovered recording" }).count()).toBe(0);
});

test("a chartside:// link opens its screen at startup and in the running app", async () => {
  await launch({ args: ["chartside://dashboard/templates"] });
  await expect.poll(hash).toBe("#/dashboard/templates");
  const again = (...args: string[]) => runDesktop([".", `--user-data-dir=${desktop.userDataDir}`, ...args]);
  expect(await again("chartside://dashboard/local-recordings")).toBe(0);
  // The page may still be loading; the link waits for it.
  await expect.poll(hash, { timeout: 30_000 }).toBe("#/dashboard/local-recordings");
  expect(await again("chartside://dashboard/templates")).toBe(0);
  await expect.poll(hash).toBe("#/dashboard/templates");
  expect(await again("chartside://evil.example/dashboard/scribe")).toBe(0);
  expect(await again("https://evil.example/")).toBe(0);
  expect(await again()).toBe(0);
  expect(await hash()).toBe("#/dashboard/templates");
  expect(desktop.app.windows()).toHaveLength(1);
  expect(desktop.page.url()).not.toContain("evil");
});

test("the app and its server write log files without the input of failed calls, and Help opens their folder", async () => {
  await launch();
  await ready();
  const folder = await desktop.app.evaluate(({ app }) => `${app.getPath("userData")}/logs`);
  const opened = await desktop.app.evaluate(({ shell, Menu }) => {
    const paths: string[] = [];
    shell.openPath = (path) => Promise.resolve(void paths.push(path)).then(() => "");
    Menu.getApplicationMenu()?.getMenuItemById("logs")?.click();
    return paths;
  });
  expect(opened.map((path) => path.replaceAll("\\", "/"))).toEqual([folder.replaceAll("\\", "/")]);
  const lines = (name: string) => readFileSync(join(folder, name), "utf8").trim().split("\n");
  expect(lines("main.log").map((line) => (JSON.parse(line) as { msg: string }).msg)).toContain("Started");
  await expect.poll(() => lines("server.log").length, { timeout: 30_000 }).toBeGreaterThan(0);
  await desktop.page.evaluate(async () => {
    const { desktop: bridge } = window as unknown as {
      desktop: { settings: { setServer(input: { address: string }): Promise<unknown> } };
    };
    await bridge.settings.setServer({ address: "Ellen Canary" }).catch(() => undefined);
  });
  const failed = lines("main.log").filter((line) => line.includes("settings:setServer"));
  expect(failed.map((line) => (JSON.parse(line) as { msg: string }).msg)).toEqual(["Bridge call failed"]);
  expect(lines("main.log").join()).not.toContain("Canary");
});

test("the server closes the stream of a page that was closed", async () => {
  await launch({ env: { CHARTSIDE_SPEECH: "none" } });
  await scribe.record();
  await scribe.waitUntilRecorded(2);
  await scribe.stop();
  await expect.poll(async () => (await takesOf(desktop.page))[0]?.state).toBe("finished");
  const socket = socketOf(desktop.userDataDir);
  await desktop.page.evaluate(
    async (path) => {
      await Promise.all(Array.from({ length: 3 }, () => fetch(path))); // their bodies stay open
    },
    `/api/v1/visits/${visitIdOf(desktop.page)}/events`,
  );
  const before = connectionsOf(socket);
  expect(before).toBeGreaterThanOrEqual(4); // including the page's own
  await desktop.page.evaluate(() => (location.hash = "#/privacy-policy"));
  await desktop.page.reload();
  await expect.poll(() => connectionsOf(socket), { timeout: 10_000 }).toBeLessThanOrEqual(before - 4);
});
