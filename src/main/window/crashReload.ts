import { type BrowserWindow, dialog } from "electron";

/** More crashes than this within `withinMs` are no accident: then the person decides. */
const most = 3;
const withinMs = 60_000;

/** Counts crashes. @returns whether the page should be loaded again without asking. */
export class CrashCount {
  private times: number[] = [];

  add(now: number): boolean {
    this.times = [...this.times.filter((time) => now - time < withinMs), now];
    return this.times.length <= most;
  }
}

const again = {
  type: "error" as const,
  buttons: ["Try again", "Close"],
  defaultId: 0,
  cancelId: 1,
  noLink: true,
  message: "Chartside's window stopped working several times.",
  detail: "What was recorded is safe on this computer.",
};

/**
 * Loads the page again where its process ended by itself; the address is kept, and the page finds its recording in the journal.
 * @param onCrash called before, for what the page can no longer tell.
 */
export function reloadAfterCrash(window: BrowserWindow, onCrash: () => void): void {
  const count = new CrashCount();
  window.webContents.on("render-process-gone", (_event, { reason }) => {
    if (reason === "clean-exit" || window.isDestroyed()) return;
    onCrash();
    if (count.add(Date.now())) return window.webContents.reload();
    void dialog.showMessageBox(window, again).then(({ response }) => {
      if (window.isDestroyed()) return;
      if (response === 0) window.webContents.reload();
      else window.destroy();
    });
  });
}
