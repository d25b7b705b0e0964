import { type BrowserWindow, dialog } from "electron";
import type { ShownRecording } from "../../shared/bridge/shellBridge";

interface Deps {
  recording: () => ShownRecording;
  /** Asks the page to stop its recording and save it. */
  stop: () => void;
  /** Resolves when the recording has stopped. */
  stopped: () => Promise<void>;
  /** Whether a note was filled into the EHR and may not be saved there. Closing the app closes the EHR with it. */
  isNoteUnsaved: () => boolean;
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
const noteQuestion = {
  ...question,
  buttons: ["Stay", "Close anyway"],
  message: "The note in your EHR may not be saved.",
  detail: "Chartside filled it in but has not seen it saved. Closing Chartside also closes the EHR window.",
};
const unsaved = {
  ...question,
  buttons: ["Stay", "Leave"],
  message: "You have unsaved changes.",
  detail: "If you leave now, your latest changes will be lost.",
};

/**
 * Asks before a window closes while a recording is running or paused ("Stop and close" stops and saves it first) or a
 * note in the EHR may not be saved, and before a page with unsaved changes is left.
 */
export function askBeforeClosing(window: BrowserWindow, { recording, stop, stopped, isNoteUnsaved }: Deps): void {
  let isAsking = false;
  let isDecided = false;
  const agrees = async (options: typeof question) =>
    (await dialog.showMessageBox(window, options)).response === 1 && !window.isDestroyed();
  /** Asks the questions that apply. @returns whether the window may close. */
  const decide = async (): Promise<boolean> => {
    if (isNoteUnsaved() && !(await agrees(noteQuestion))) return false;
    if (recording() === "none") return true;
    if (!(await agrees(question))) return false;
    stop();
    await Promise.race([stopped(), new Promise((resolve) => setTimeout(resolve, timeoutMs))]);
    return true;
  };
  window.on("close", (event) => {
    if (isDecided || (recording() === "none" && !isNoteUnsaved())) return;
    event.preventDefault();
    if (isAsking) return;
    isAsking = true;
    void decide().then((isAgreed) => {
      isAsking = false;
      isDecided = isAgreed;
      if (isAgreed && !window.isDestroyed()) window.close();
    });
  });
  // The page prevents unloading while it has unsaved changes; Electron would then silently keep the window open.
  window.webContents.on("will-prevent-unload", (event) => {
    if (isDecided || dialog.showMessageBoxSync(window, unsaved) === 1) event.preventDefault();
  });
}
