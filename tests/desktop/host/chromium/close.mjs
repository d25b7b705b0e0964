import { once } from "node:events";
import { host } from "../host.mjs";

/** Closes Chromium; kills it after 3 s. */
export async function closeBrowser() {
  const { chromium, devtools } = host;
  if (!chromium || chromium.exitCode !== null || chromium.signalCode !== null) return;
  const ended = once(chromium, "exit");
  if (devtools) devtools.send("Browser.close").catch(() => {});
  else chromium.kill("SIGKILL");
  const force = setTimeout(() => chromium.kill("SIGKILL"), 3000);
  await ended;
  clearTimeout(force);
}
