import type { BrowserWindow } from "electron";
import { EventEmitter } from "node:events";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

const dialog = vi.hoisted(() => ({ showMessageBox: vi.fn(), showMessageBoxSync: vi.fn() }));
vi.mock("electron", () => ({ dialog }));
const { askBeforeClosing } = await import("../../../src/main/window/askBeforeClosing");

class FakeWindow extends EventEmitter {
  readonly webContents = new EventEmitter();
  isGone = false;
  isDestroyed = () => this.isGone;
  close = (): void => {
    const event = { preventDefault: vi.fn() };
    this.emit("close", event);
    this.isGone = event.preventDefault.mock.calls.length === 0;
  };
  /** Makes the page prevent unloading. @returns whether the window may close anyway. */
  unload(): boolean {
    const event = { preventDefault: vi.fn() };
    this.webContents.emit("will-prevent-unload", event);
    return event.preventDefault.mock.calls.length > 0;
  }
}

let window: FakeWindow;
let recording: "none" | "recording";
let isNoteUnsaved: boolean;
let stopped: PromiseWithResolvers<void>;
const stop = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  recording = "recording";
  isNoteUnsaved = false;
  stopped = Promise.withResolvers();
  window = new FakeWindow();
  askBeforeClosing(window as unknown as BrowserWindow, {
    recording: () => recording,
    stop,
    stopped: () => stopped.promise,
    isNoteUnsaved: () => isNoteUnsaved,
  });
});
afterEach(() => vi.useRealTimers());

const answer = (response: number) => dialog.showMessageBox.mockResolvedValue({ response });

test("the window closes without a question if there is no recording", () => {
  recording = "none";
  window.close();
  expect(window.isGone).toBe(true);
  expect(dialog.showMessageBox).not.toHaveBeenCalled();
});

test("the window stays open and the recording continues if the recording is kept", async () => {
  answer(0);
  window.close();
  await vi.runAllTimersAsync();
  expect([window.isGone, stop.mock.calls.length]).toEqual([false, 0]);
});

test("the window asks once, however often the window is closed in the meantime", async () => {
  answer(0);
  window.close();
  window.close();
  await vi.runAllTimersAsync();
  expect(dialog.showMessageBox).toHaveBeenCalledTimes(1);
});

test("the window closes once the stopped recording has ended", async () => {
  answer(1);
  window.close();
  await vi.advanceTimersByTimeAsync(1_000);
  expect([window.isGone, stop.mock.calls.length]).toEqual([false, 1]);
  stopped.resolve();
  await vi.advanceTimersByTimeAsync(0);
  expect(window.isGone).toBe(true);
});

test("the window closes even if the page does not stop in time", async () => {
  answer(1);
  window.close();
  await vi.advanceTimersByTimeAsync(8_000);
  expect(window.isGone).toBe(true);
  expect(window.unload()).toBe(true); // even if the page prevents unloading
});

test("the window closes over a page with unsaved changes only if the person confirms", () => {
  dialog.showMessageBoxSync.mockReturnValueOnce(0).mockReturnValueOnce(1);
  expect([window.unload(), window.unload()]).toEqual([false, true]);
});

test.each([
  ["stays open for a note in the EHR that may not be saved", 0, false],
  ["closes with such a note if the person insists", 1, true],
])("the window %s", async (_what, response, isGone) => {
  recording = "none";
  isNoteUnsaved = true;
  answer(response);
  window.close();
  await vi.runAllTimersAsync();
  expect(window.isGone).toBe(isGone);
  expect(dialog.showMessageBox).toHaveBeenCalledExactlyOnceWith(
    window,
    expect.objectContaining({ message: "The note in your EHR may not be saved." }),
  );
});
