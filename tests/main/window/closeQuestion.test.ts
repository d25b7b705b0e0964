import type { BrowserWindow } from "electron";
import { EventEmitter } from "node:events";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

const dialog = vi.hoisted(() => ({ showMessageBox: vi.fn(), showMessageBoxSync: vi.fn() }));
vi.mock("electron", () => ({ dialog }));
const { askBeforeClosing } = await import("../../../src/main/window/closeQuestion");

class PlayedWindow extends EventEmitter {
  readonly webContents = new EventEmitter();
  isGone = false;
  isDestroyed = () => this.isGone;
  close = (): void => {
    const event = { preventDefault: vi.fn() };
    this.emit("close", event);
    this.isGone = event.preventDefault.mock.calls.length === 0;
  };
  /** The page holds itself open. @returns whether the window may close all the same. */
  unload(): boolean {
    const event = { preventDefault: vi.fn() };
    this.webContents.emit("will-prevent-unload", event);
    return event.preventDefault.mock.calls.length > 0;
  }
}

let window: PlayedWindow;
let recording: "none" | "recording";
let stopped: PromiseWithResolvers<void>;
const stop = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  recording = "recording";
  stopped = Promise.withResolvers();
  window = new PlayedWindow();
  askBeforeClosing(window as unknown as BrowserWindow, {
    recording: () => recording,
    stop,
    stopped: () => stopped.promise,
  });
});
afterEach(() => vi.useRealTimers());

const answer = (response: number) => dialog.showMessageBox.mockResolvedValue({ response });

test("without a recording it closes without a question", () => {
  recording = "none";
  window.close();
  expect(window.isGone).toBe(true);
  expect(dialog.showMessageBox).not.toHaveBeenCalled();
});

test("kept recording, the window stays and nothing is stopped", async () => {
  answer(0);
  window.close();
  await vi.runAllTimersAsync();
  expect([window.isGone, stop.mock.calls.length]).toEqual([false, 0]);
});

test("it is asked once, however often the window is closed meanwhile", async () => {
  answer(0);
  window.close();
  window.close();
  await vi.runAllTimersAsync();
  expect(dialog.showMessageBox).toHaveBeenCalledTimes(1);
});

test("stopped, the window closes when the recording has ended in order", async () => {
  answer(1);
  window.close();
  await vi.advanceTimersByTimeAsync(1_000);
  expect([window.isGone, stop.mock.calls.length]).toEqual([false, 1]);
  stopped.resolve();
  await vi.advanceTimersByTimeAsync(0);
  expect(window.isGone).toBe(true);
});

test("a page that does not stop in time does not keep the window open", async () => {
  answer(1);
  window.close();
  await vi.advanceTimersByTimeAsync(8_000);
  expect(window.isGone).toBe(true);
  expect(window.unload()).toBe(true); // nor does it by holding itself open
});

test("a page with something unsaved is left only when the person says so", () => {
  dialog.showMessageBoxSync.mockReturnValueOnce(0).mockReturnValueOnce(1);
  expect([window.unload(), window.unload()]).toEqual([false, true]);
});
