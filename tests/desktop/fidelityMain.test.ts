import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Desktop, isRealElectron } from "./support/desktop";
import { inFidelity, launchFidelity, seen } from "./support/fidelity";

/**
 * Specifies what the main process can use: menus, utility processes, libraries, and how missing features are reported.
 */
let desktop: Desktop;

beforeAll(async () => {
  desktop = await launchFidelity();
});

afterAll(() => desktop.close());

test("menu items run when chosen unless they are disabled", async () => {
  const { app } = desktop;
  const state = await app.evaluate(({ BrowserWindow, Menu }) => {
    BrowserWindow.getAllWindows()[0]?.focus();
    const menu = Menu.getApplicationMenu();
    for (const id of ["greet", "tick", "tick", "tick", "dead"]) menu?.getMenuItemById(id)?.click();
    const greet = menu?.getMenuItemById("greet");
    return [greet?.accelerator, menu?.getMenuItemById("tick")?.checked, menu?.items[0]?.type];
  });
  expect(state).toEqual(["CmdOrCtrl+G", true, "submenu"]);
  expect(await seen(desktop)).toEqual(["Greet 1", "tick true", "tick false", "tick true"]);
});

test("a utility process exchanges messages and reports its exit code", async () => {
  const { app } = desktop;
  const result = await app.evaluate(async ({ utilityProcess }, script) => {
    const child = utilityProcess.fork(script, ["--first"], { env: { CHILD_MARK: "own" }, serviceName: "test" });
    const answer = new Promise<Record<string, unknown>>((resolve) => child.once("message", resolve));
    child.postMessage({ map: new Map([["a", 1]]), bytes: new Uint8Array([1, 2, 3]) });
    const { bytes, ...rest } = await answer;
    const ended = new Promise((resolve) => child.once("exit", resolve));
    child.postMessage({ exit: 7 });
    return { ...rest, bytes: [...(bytes as Uint8Array)], code: await ended, pid: child.pid };
  }, inFidelity("child.mjs"));
  const expected = { type: "utility", argv: ["--first"], mark: "own", isMap: true, ports: 0 };
  expect(result).toEqual({ ...expected, bytes: [1, 2, 3], code: 7, pid: undefined });
});

test("an unhandled rejection logs a warning", async () => {
  await desktop.app.evaluate(() => void Promise.reject(new Error("not handled")));
  await expect.poll(() => desktop.output()).toMatch(/UnhandledPromiseRejectionWarning: Error: not handled/);
  expect(await desktop.app.evaluate(({ app }) => app.isReady())).toBe(true);
});

test("theme, power, tray, shortcuts and clipboard keep their values", async () => {
  const { app, page } = desktop;
  const kept = await app.evaluate(async (electron) => {
    const { clipboard, globalShortcut, Menu, nativeImage, nativeTheme, powerSaveBlocker, Tray } = electron;
    const blocker = powerSaveBlocker.start("prevent-app-suspension");
    const isOn = powerSaveBlocker.isStarted(blocker);
    powerSaveBlocker.stop(blocker);
    const tray = new Tray(nativeImage.createEmpty());
    tray.setToolTip("Recording");
    tray.setContextMenu(Menu.buildFromTemplate([{ label: "Stop" }]));
    tray.destroy();
    globalShortcut.register("CommandOrControl+Alt+Shift+9", () => {});
    const isTaken = globalShortcut.isRegistered("CommandOrControl+Alt+Shift+9");
    globalShortcut.unregisterAll();
    await clipboard.writeText("copied");
    nativeTheme.themeSource = "dark";
    return [
      [isOn, powerSaveBlocker.isStarted(blocker)],
      tray.isDestroyed(),
      [isTaken, globalShortcut.isRegistered("CommandOrControl+Alt+Shift+9")],
      await clipboard.readText(),
      nativeTheme.shouldUseDarkColors,
    ];
  });
  expect(kept).toEqual([[true, false], true, [true, false], "copied", true]);
  await expect.poll(() => page.evaluate(() => matchMedia("(prefers-color-scheme: dark)").matches)).toBe(true);
});

test.skipIf(isRealElectron)("the app's requests to the desktop are recorded for tests", async () => {
  const records = await desktop.app.evaluate(async ({ Notification, shell }) => {
    const { records: all } = (globalThis as unknown as { desktopHost: { records: unknown[] } }).desktopHost;
    all.length = 0;
    await shell.openExternal("https://example.com/");
    new Notification({ title: "Chartside", body: "Recording" }).show();
    return all;
  });
  expect(records).toEqual([
    { what: "shell.openExternal", args: ["https://example.com/", undefined] },
    { what: "notification.show", args: ["Chartside", "Recording"] },
  ]);
});

test("electron-store works unmodified", async () => {
  const { app, userDataDir } = desktop;
  const stored = await app.evaluate(
    async (_electron, from) => {
      const { createRequire } = process.getBuiltinModule("module");
      const { default: Store } = createRequire(from)("electron-store") as typeof import("electron-store");
      const store = new Store<{ mark: string }>({ name: "fidelity", defaults: { mark: "none" } });
      const before = store.get("mark");
      store.set("mark", "set");
      return [before, store.get("mark"), store.path];
    },
    import.meta.filename,
  );
  expect(stored).toEqual(["none", "set", join(userDataDir, "fidelity.json")]);
  expect(JSON.parse(readFileSync(join(userDataDir, "fidelity.json"), "utf8"))).toEqual({ mark: "set" });
});

test.skipIf(isRealElectron)(
  "a feature missing in the host throws with its name, one missing in Electron is undefined",
  async () => {
    const { app } = desktop;
    const messages = await app.evaluate((electron) => {
      const attempts: (() => unknown)[] = [
        () => electron.app.getFileIcon("x"),
        () => electron.session.defaultSession.webRequest.onBeforeRequest(null),
        () => new electron.WebContentsView(),
        () => electron.dialog.showMessageBoxSync({ message: "?" }),
        () => electron.dialog.showOpenDialogSync({ properties: ["openDirectory"] }),
        () => electron.protocol.handle("https", () => new Response()),
        ...(["sandbox", "contextIsolation", "webSecurity"] as const).map(
          (name) => () => new electron.BrowserWindow({ webPreferences: { [name]: false } }),
        ),
        () => (electron.app as unknown as Record<string, unknown>)["noSuchThing"],
      ];
      return attempts.map((attempt) => {
        try {
          return String(attempt());
        } catch (error) {
          return (error as Error).message;
        }
      });
    });
    expect(messages).toEqual([
      "desktop host: App.getFileIcon is not implemented",
      "desktop host: session.webRequest is not implemented",
      "desktop host: WebContentsView is not implemented",
      expect.stringMatching(/^desktop host: dialog\.showMessageBoxSync was shown and no answer was scripted/),
      expect.stringMatching(/^desktop host: dialog\.showOpenDialogSync was shown and no answer was scripted/),
      'desktop host: protocol.handle("https") is not implemented',
      "desktop host: webPreferences.sandbox=false is refused",
      "desktop host: webPreferences.contextIsolation=false is refused",
      "desktop host: webPreferences.webSecurity=false is refused",
      "undefined",
    ]);
  },
);
