import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, test } from "vitest";
import { type Desktop, type DesktopOptions, isRealElectron } from "./support/desktop";
import { isRunning, runDesktop } from "./support/desktopProcess";
import { fidelityFolder, inFidelity, launchFidelity, pageProcess, seen } from "./support/fidelity";

/** Specifies how processes start, fail and exit: windows, pages, utility processes, a second instance. */
let desktop: Desktop;

async function launch(options: DesktopOptions = {}): Promise<Desktop> {
  desktop = await launchFidelity(options);
  return desktop;
}

afterEach(() => desktop.close());

const newLog = (): string => join(mkdtempSync(join(tmpdir(), "chartside-fidelity-")), "log");
const linesOf = (log: string): string[] => readFileSync(log, "utf8").trim().split("\n");

test("a crashed or killed page process is reported", async () => {
  const { app, page } = await launch();
  const crashed = page.waitForEvent("crash");
  await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.webContents.forcefullyCrashRenderer());
  await crashed;
  await expect.poll(() => seen(desktop)).toContain("gone crashed");
  const title: unknown = await app.evaluate(async ({ BrowserWindow }) => {
    const contents = BrowserWindow.getAllWindows()[0]?.webContents;
    const loaded = new Promise<void>((resolve) => contents?.once("did-finish-load", () => resolve()));
    contents?.reload();
    await loaded;
    return contents?.executeJavaScript("window.fixture.invoke('sender').then(({ url }) => document.title + ' ' + url)");
  });
  expect(title).toBe("Fidelity fixture://page/");
  process.kill(await pageProcess(desktop), "SIGKILL");
  await expect
    .poll(async () => (await seen(desktop)).filter((what) => /^gone (crashed|killed)$/.test(what)))
    .toHaveLength(2);
});

test("a preload that requires Node fails as in a sandbox", async () => {
  const { page } = await launch({ env: { FIDELITY_PRELOAD: "nodePreload.cjs" } });
  await page.locator("#here").waitFor();
  expect(await seen(desktop)).toEqual(["preload-error module not found: fs"]);
});

test("a switch set while the app loads applies to its pages", async () => {
  const { page } = await launch({ env: { FIDELITY_SWITCH: "force-device-scale-factor=3" } });
  expect(await page.evaluate(() => devicePixelRatio)).toBe(3);
});

test("a second instance exits immediately", async () => {
  const { userDataDir } = await launch();
  expect(await runDesktop([fidelityFolder, `--user-data-dir=${userDataDir}`, "fixture://page/second"])).toBe(0);
  await expect.poll(() => seen(desktop)).toContain('second fixture://page/second {"from":"fidelity"}');
});

test("kill -9 leaves no process running", async () => {
  const { app, userDataDir } = await launch();
  const helper = await app.evaluate(async ({ utilityProcess }, script) => {
    const child = utilityProcess.fork(script);
    await new Promise<void>((resolve) => child.once("spawn", () => resolve()));
    return child.pid ?? 0;
  }, inFidelity("child.mjs"));
  const pids = [helper, await pageProcess(desktop)];
  expect(pids.every(isRunning)).toBe(true);
  await desktop.kill();
  await expect.poll(() => pids.filter(isRunning)).toEqual([]);
  await launch({ userDataDir });
  expect(await desktop.app.evaluate(({ app: main }) => main.hasSingleInstanceLock())).toBe(true);
});

describe("quitting", () => {
  test("emits Electron's events in order after app.quit", async () => {
    const log = newLog();
    await launch({ env: { FIDELITY_LOG: log } });
    await desktop.close();
    expect(linesOf(log)).toEqual(["before-quit", "close", "closed", "will-quit", "quit"]);
  });

  test("emits Electron's events in order after the last window is closed", async () => {
    const log = newLog();
    const { app } = await launch({ env: { FIDELITY_LOG: log } });
    const ended = app.waitForEvent("close");
    await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.close());
    await ended;
    expect(linesOf(log)).toEqual(["close", "closed", "window-all-closed", "before-quit", "will-quit", "quit"]);
  });

  test("can be prevented by the page unless the app overrides it", async () => {
    const log = newLog();
    const { app, page } = await launch({ env: { FIDELITY_LOG: log } });
    await page.locator("#here").click(); // beforeunload is only sent to pages with a user gesture
    await page.evaluate(() => addEventListener("beforeunload", (event) => event.preventDefault()));
    await app.evaluate(({ app: main }) => main.quit());
    await expect.poll(() => seen(desktop)).toEqual(["before-quit", "close", "will-prevent-unload"]);
    await app.evaluate(() => Object.assign(globalThis, { letsGo: true }));
    await desktop.close();
    const once = ["before-quit", "close", "will-prevent-unload"];
    expect(linesOf(log)).toEqual([...once, ...once, "closed", "will-quit", "quit"]);
  });

  test("can be prevented by a window and by window-all-closed", async () => {
    const { app } = await launch({ env: { FIDELITY_STAY: "yes" } });
    await app.evaluate(({ app: main, BrowserWindow }) => {
      BrowserWindow.getAllWindows()[0]?.once("close", (event) => event.preventDefault());
      main.quit();
    });
    expect(await seen(desktop)).toEqual(["before-quit", "close"]);
    await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.close());
    await expect.poll(() => seen(desktop)).toContain("window-all-closed");
    expect(await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().length)).toBe(0);
  });
});

describe("safeStorage", () => {
  test("keeps secrets between launches and detects modification", async () => {
    const first = await launch();
    const sealed = await first.app.evaluate(async ({ safeStorage }) => {
      if (!(await safeStorage.isAsyncEncryptionAvailable())) throw new Error("no keychain");
      return (await safeStorage.encryptStringAsync("a token")).toString("base64");
    });
    expect(Buffer.from(sealed, "base64").toString()).not.toContain("a token");
    await first.close();
    const opened = await (
      await launch({ userDataDir: first.userDataDir })
    ).app.evaluate(async ({ safeStorage }, text) => {
      const bytes = Buffer.from(text, "base64");
      const { result } = await safeStorage.decryptStringAsync(bytes);
      const touched = Buffer.concat([bytes.subarray(0, -1), Buffer.from([(bytes.at(-1) ?? 0) ^ 1])]);
      const failure = await safeStorage.decryptStringAsync(touched).then(
        () => "opened",
        () => "refused",
      );
      return [result, failure];
    }, sealed);
    expect(opened).toEqual(["a token", "refused"]);
  });

  test.skipIf(isRealElectron).each(["unavailable", "basic_text"])("throws if the keychain is %s", async (keychain) => {
    const { app } = await launch({ env: { DESKTOP_HOST_KEYCHAIN: keychain } });
    const answers = await app.evaluate(async ({ safeStorage }) => [
      await safeStorage.isAsyncEncryptionAvailable(),
      safeStorage.getSelectedStorageBackend(),
      await safeStorage.encryptStringAsync("x").catch((error: Error) => error.message),
    ]);
    expect(answers).toEqual([false, keychain, expect.stringContaining("not available")]);
  });
});
