import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "./build.mjs";
import { become, giveUp, node, root, say, tool } from "./project.mjs";
import { setup } from "./setup.mjs";

/** `npm run desktop`: starts the desktop app. Downloads Electron (110 MB) on first use, not with the packages. */
await setup();
await build(["server", "desktop"]);
let fault = "";
if (!electron()) {
  say("Downloading Electron (about 110 MB, only once).");
  const env = { ELECTRON_SKIP_BINARY_DOWNLOAD: undefined };
  fault = (await node([tool("electron/install.js")], { quiet: true, env })).output.trim().split("\n")[0] ?? "";
}
const program = electron();
if (!program) {
  giveUp(
    `Electron could not be downloaded (${fault}), so the desktop app cannot start. ` +
      "Check the connection and try again, or set ELECTRON_MIRROR. The web app (npm start) does not need Electron.",
  );
}
await become(program, [root, ...process.argv.slice(2)]);

/** Returns the path of Electron's program; null if it is not installed. Importing its package would download it. */
function electron() {
  const dist = process.env.ELECTRON_OVERRIDE_DIST_PATH ?? tool("electron/dist");
  const named = tool("electron/path.txt");
  const path = existsSync(named) ? join(dist, readFileSync(named, "utf8")) : null;
  return path !== null && existsSync(path) ? path : null;
}
