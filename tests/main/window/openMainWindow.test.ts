import type { BrowserWindowConstructorOptions } from "electron";
import { expect, test, vi } from "vitest";
import type { StoredWindowBounds } from "../../../src/main/window/StoredWindowBounds";

const made: BrowserWindowConstructorOptions[] = [];
const loaded: string[] = [];
let loading = () => Promise.resolve();
const listeners = new Map<string, (event: { preventDefault: () => void }) => void>();

vi.mock("electron", () => ({
  app: {},
  screen: {},
  protocol: {},
  BrowserWindow: class {
    constructor(options: BrowserWindowConstructorOptions) {
      made.push(options);
    }
    on = (name: string, listener: (event: { preventDefault: () => void }) => void) => listeners.set(name, listener);
    once = vi.fn();
    loadURL = (url: string) => (loaded.push(url), loading());
  },
}));
const { openMainWindow } = await import("../../../src/main/window/openMainWindow");

const bounds = {
  next: () => ({ bounds: { x: 1, y: 2, width: 800, height: 600 }, isMaximized: false }),
  follow: vi.fn(),
} as unknown as StoredWindowBounds;

test("the window is sandboxed and isolated, without Node and foreign views, at its last bounds, never too small", () => {
  openMainWindow("/out", bounds, null);
  expect(made[0]).toMatchObject({ x: 1, y: 2, width: 800, height: 600, minWidth: 360, minHeight: 480, show: false });
  expect(made[0]?.webPreferences).toEqual({
    preload: "/out/preload/index.cjs",
    sandbox: true,
    contextIsolation: true,
    nodeIntegration: false,
    webSecurity: true,
    webviewTag: false,
    navigateOnDragDrop: false,
    spellcheck: false,
    backgroundThrottling: false,
  });
  expect(loaded).toEqual(["app://chartside/"]);
});

test("the window opens a requested route in the hash", () => {
  openMainWindow("/out", bounds, "/dashboard/templates");
  expect(loaded.at(-1)).toBe("app://chartside/#/dashboard/templates");
});

test("the window never takes its title from the page", () => {
  const event = { preventDefault: vi.fn() };
  listeners.get("page-title-updated")?.(event);
  expect(event.preventDefault).toHaveBeenCalled();
});

test("the window survives a load that a reload cuts short", async () => {
  const refused = vi.fn();
  process.once("unhandledRejection", refused);
  loading = () => Promise.reject(new Error("ERR_ABORTED (-3)"));
  openMainWindow("/out", bounds, null);
  await new Promise((resolve) => setImmediate(resolve)); // unhandled rejections are reported before
  process.off("unhandledRejection", refused);
  expect(refused).not.toHaveBeenCalled();
});
