import { setTimeout } from "node:timers/promises";
import { cancelable } from "../host.mjs";

/** Runs `beforeunload` like Chromium when a window closes, which honors it only after a user gesture. */
const askPage = `(() => {
  const event = document.createEvent("BeforeUnloadEvent");
  event.initEvent("beforeunload", false, true);
  const isFree = window.dispatchEvent(event) && event.returnValue === "";
  return isFree || !navigator.userActivation.hasBeenActive;
})()`;

/** Time-out for the answer in milliseconds; a page between two documents does not answer. */
const timeoutMs = 3_000;

/**
 * Whether a window's page allows closing: its `beforeunload`, which the application can override in
 * `will-prevent-unload`.
 * @param {object} window BrowserWindow
 */
export async function mayUnload({ page, webContents }) {
  if (!page || webContents.crashed) return true;
  const asked = page.send("Runtime.evaluate", { expression: askPage, returnByValue: true }).catch(() => null);
  const answer = await Promise.race([asked, setTimeout(timeoutMs, null)]);
  if (answer?.result.value !== false) return true;
  const event = cancelable();
  webContents.emit("will-prevent-unload", event);
  return event.defaultPrevented;
}
