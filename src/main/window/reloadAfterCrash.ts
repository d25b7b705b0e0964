import { type BrowserWindow, dialog } from "electron";

/** Maximum number of crashes within `withinMs` (milliseconds) for which the page is reloaded without asking. */
const maxCrashes = 3;
const withinMs = 60_000;

/** Counts the recent crashes of the page. */
export class CrashCount {
  private times: number[] = [];

  /** Counts a crash. @param now Unix milliseconds. @returns whether the page should be reloaded without asking. */
  add(now: number): boolean {
    this.times = [...this.times.filter((time) => now - time < withinMs), now];
    return this.times.length <= maxCrashes;
  }
}

const crashDialog = {
  type: "error" as const,
  buttons: ["Try again", "Close"],
  defaultId: 0,
  cancelId: 1,
  noLink: true,
  message: "Chartside’s window has crashed several times.",
  detail: "Your recordings are safe on this computer.",
};

/**
 * Reloads the page after its process crashed. After more than `maxCrashes` crashes within a minute, it asks first;
 * "Close" closes the window, and with it the app. The address is kept, and the page recovers its recording from the
 * journal.
 * @param onCrash called at each crash, to reset state that the page had reported.
 */
export function reloadAfterCrash(window: BrowserWindow, onCrash: () => void): void {
  const count = new CrashCount();
  window.webContents.on("render-process-gone", (_event, { reason }) => {
    if (reason === "clean-exit" || window.isDestroyed()) return;
    onCrash();
    if (count.add(Date.now())) return window.webContents.reload();
    void dialog.showMessageBox(window, crashDialog).then(({ response }) => {
      if (window.isDestroyed()) return;
      if (response === 0) window.webContents.reload();
      else window.destroy();
    });
  });
}
