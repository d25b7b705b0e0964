import { type BrowserWindow, dialog } from "electron";
import type { ShownRecording } from "../../shared/bridge/shellBridge";

interface Parts {
  recording: () => ShownRecording;
  /** Asks the page to stop its recording in order. */
  stop: () => void;
  /** Resolves when no recording runs any more. */
  stopped: () => Promise<void>;
}

/** How long a page may take to stop a recording, in milliseconds. What was said until then is on the disk. */
const patienceMs = 8_000;
const question = {
  type: "question" as const,
  buttons: ["Keep recording", "Stop and close"],
  defaultId: 0,
  cancelId: 0,
  noLink: true,
  message: "A recording is running.",
  detail: "If you stop it now, what was recorded is kept and can be continued later.",
};
const unsaved = {
  ...question,
  buttons: ["Stay", "Leave"],
  message: "Something is not saved yet.",
  detail: "If you leave now, the newest changes are lost.",
};

/** Asks before a window closes over a running recording; the answer "Stop and close" stops it in order first. */
export function askBeforeClosing(window: BrowserWindow, { recording, stop, stopped }: Parts): void {
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
      await Promise.race([stopped(), new Promise((resolve) => setTimeout(resolve, patienceMs))]);
      isDecided = true;
      if (!window.isDestroyed()) window.close();
    });
  });
  // The page holds itself open for what is not kept yet; Electron would then do nothing at all, without a word.
  window.webContents.on("will-prevent-unload", (event) => {
    if (isDecided || dialog.showMessageBoxSync(window, unsaved) === 1) event.preventDefault();
  });
}
