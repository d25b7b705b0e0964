import { type BrowserWindow, dialog } from "electron";
import type { ShownRecording } from "../../shared/bridge/shellBridge";

interface Deps {
  recording: () => ShownRecording;
  /** Asks the page to stop its recording and save it. */
  stop: () => void;
  /** Resolves when the recording has stopped. */
  stopped: () => Promise<void>;
}

/** Maximum time for the page to stop a recording, in milliseconds; then the window closes. Stored parts are kept. */
const timeoutMs = 8_000;
const question = {
  type: "question" as const,
  buttons: ["Keep recording", "Stop and close"],
  defaultId: 0,
  cancelId: 0,
  noLink: true,
  message: "A recording is running.",
  detail: "If you stop now, the recording is saved and you can continue it later.",
};
const unsaved = {
  ...question,
  buttons: ["Stay", "Leave"],
  message: "You have unsaved changes.",
  detail: "If you leave now, your latest changes will be lost.",
};

/**
 * Asks before a window closes while a recording is running or paused ("Stop and close" stops and saves it first), and
 * before a page with unsaved changes is left.
 */
export function askBeforeClosing(window: BrowserWindow, { recording, stop, stopped }: Deps): void {
  let isAsking = false;
  let isDecided = false;
  window.on("close", (event) => {
    if (isDecided || recording() === "none") return;
    event.preventDefault();
    if (isAsking) return;
    isAsking = true;
    void dialog.showMessageBox(window, question).then(async ({ response }) => {
      isAsking = false;
      if (response !== 1 || window.isDestroyed()) return;
      stop();
      await Promise.race([stopped(), new Promise((resolve) => setTimeout(resolve, timeoutMs))]);
      isDecided = true;
      if (!window.isDestroyed()) window.close();
    });
  });
  // The page prevents unloading while it has unsaved changes; Electron would then silently keep the window open.
  window.webContents.on("will-prevent-unload", (event) => {
    if (isDecided || dialog.showMessageBoxSync(window, unsaved) === 1) event.preventDefault();
  });
}
