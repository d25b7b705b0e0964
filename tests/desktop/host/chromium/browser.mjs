import { app } from "../app/app.mjs";
import { isHeld } from "../app/singleInstance.mjs";
import { listen } from "../addresses/server.mjs";
import { host } from "../host.mjs";
import { DevTools } from "./devtools.mjs";
import { launchChromium } from "./launch.mjs";

/** Starts Chromium while the application's code loads, except in a second instance. */
export async function warmUp() {
  const userData = app.getPath("userData");
  if (!isHeld(userData)) await launchChromium(userData, await listen());
}

/** Starts Chromium and follows its targets; prints the address that Playwright attaches to. */
export async function openBrowser() {
  const address = await launchChromium(app.getPath("userData"), await listen());
  host.devtools = await DevTools.connect(address);
  host.devtools.on("Target.targetCreated", ({ targetInfo }) => closeRefused(targetInfo));
  host.devtools.on("Target.targetInfoChanged", ({ targetInfo }) => {
    windowOf(targetInfo.targetId)?.titleChanged(targetInfo.title);
  });
  host.devtools.on("Target.targetDestroyed", ({ targetId }) => windowOf(targetId)?.targetGone());
  host.devtools.on("close", () => {
    if (!host.isQuitting) app.quit();
  });
  await host.devtools.send("Target.setDiscoverTargets", { discover: true });
  process.stderr.write(`\nDevTools listening on ${address}\n`);
}

/** Closes a page that a window opened despite its `setWindowOpenHandler`, because Chromium creates it anyway. */
function closeRefused({ type, targetId, openerId }) {
  if (type !== "page" || !openerId || !windowOf(openerId)) return;
  host.devtools.send("Target.closeTarget", { targetId }).catch(() => {});
}

function windowOf(targetId) {
  return [...host.windows.values()].find((window) => window.targetId === targetId);
}
