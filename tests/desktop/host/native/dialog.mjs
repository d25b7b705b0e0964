import { rmSync } from "node:fs";
import { markGaps } from "../gaps.mjs";
import { record } from "../host.mjs";

/** Throws, because an unanswered dialog would hang the test. Tests replace dialogs with answers, as on Electron. */
function unanswered(name) {
  throw new Error(`desktop host: dialog.${name} was shown and no answer was scripted (replace it by app.evaluate)`);
}

export const dialog = markGaps("Dialog", {
  showOpenDialog: async () => unanswered("showOpenDialog"),
  showSaveDialog: async () => unanswered("showSaveDialog"),
  showMessageBox: async () => unanswered("showMessageBox"),
  showOpenDialogSync: () => unanswered("showOpenDialogSync"),
  showSaveDialogSync: () => unanswered("showSaveDialogSync"),
  showMessageBoxSync: () => unanswered("showMessageBoxSync"),
  showErrorBox(title, content) {
    record("dialog.showErrorBox", title, content);
    console.error(`${title}: ${content}`);
  },
});

export const shell = markGaps("Shell", {
  openExternal: async (url, options) => record("shell.openExternal", url, options),
  async openPath(path) {
    record("shell.openPath", path);
    return "";
  },
  showItemInFolder: (path) => record("shell.showItemInFolder", path),
  async trashItem(path) {
    record("shell.trashItem", path);
    rmSync(path, { recursive: true });
  },
  beep: () => record("shell.beep"),
});
