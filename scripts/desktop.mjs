import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "./build.mjs";
import { become, giveUp, node, root, say, tool } from "./project.mjs";
import { setup } from "./setup.mjs";

/** `npm run desktop`: the desktop app. Electron's program (about 110 MB) is fetched here, at first use, and nowhere else. */
await setup();
await build(["server", "desktop"]);
let fault = "";
if (!electron()) {
  say("Fetching Electron's program from GitHub (about 110 MB, once).");
  const env = { ELECTRON_SKIP_BINARY_DOWNLOAD: undefined };
  fault = (await node([tool("electron/install.js")], { quiet: true, env })).output.trim().split("\n")[0] ?? "";
}
const program = electron();
if (!program) {
  giveUp(
    `Electron's program could not be fetched from github.com (${fault}), so the desktop app cannot start here. ` +
      "Try again with a connection to it, or set ELECTRON_MIRROR; the web app (npm start) needs none of this.",
  );
}
await become(program, [root, ...process.argv.slice(2)]);

/** The program's path; null while it is not there. (Asking the package itself would fetch it.) */
function electron() {
  const dist = process.env.ELECTRON_OVERRIDE_DIST_PATH ?? tool("electron/dist");
  const named = tool("electron/path.txt");
  const path = existsSync(named) ? join(dist, readFileSync(named, "utf8")) : null;
  return path !== null && existsSync(path) ? path : null;
}
