import { setTimeout } from "node:timers/promises";
import { cancelable } from "../host.mjs";

/** As Chromium does it when a window closes; it heeds only pages that somebody has used. */
const askPage = `(() => {
  const event = document.createEvent("BeforeUnloadEvent");
  event.initEvent("beforeunload", false, true);
  const isFree = window.dispatchEvent(event) && event.returnValue === "";
  return isFree || !navigator.userActivation.hasBeenActive;
})()`;

/** Milliseconds for its answer: a page between two documents gives none. */
const patienceMs = 3_000;

/**
 * Whether a window's page lets it close: its `beforeunload`, over which the application may decide in `will-prevent-unload`.
 * @param {object} window BrowserWindow
 */
export async function mayUnload({ page, webContents }) {
  if (!page || webContents.crashed) return true;
  const asked = page.send("Runtime.evaluate", { expression: askPage, returnByValue: true }).catch(() => null);
  const answer = await Promise.race([asked, setTimeout(patienceMs, null)]);
  if (answer?.result.value !== false) return true;
  const event = cancelable();
  webContents.emit("will-prevent-unload", event);
  return event.defaultPrevented;
}
