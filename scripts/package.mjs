import { existsSync } from "node:fs";
import { join } from "node:path";
import { build } from "./build.mjs";
import { nativeParts } from "./nativeParts.mjs";
import { become, giveUp, root, run, say, tool } from "./project.mjs";
import { setup } from "./setup.mjs";

/** `npm run package [-- arguments for electron-builder]`: the desktop app's installers for this system, in `dist/`. */
await setup();
const args = process.argv.slice(2);
const isForTrying = args.includes("dir") || args.includes("--dir");
if (!process.env.CHARTSIDE_UPDATE_FEED_URL && !isForTrying)
  giveUp(
    "CHARTSIDE_UPDATE_FEED_URL is not set: an app without the address of its updates could never be updated. " +
      "Example: CHARTSIDE_UPDATE_FEED_URL=https://scribe.example.org/updates/ (none is needed with `-- --dir`).",
  );
await build(["server", "desktop"]);
if (process.platform === "darwin") await installOtherMac();
const options = ["--config", "electron-builder.config.ts", "--publish", "never"];
await become(process.execPath, [tool("electron-builder/cli.js"), ...options, ...args]);

/** The app is for both kinds of Macs, npm installs the native parts of one. */
async function installOtherMac() {
  const missing = nativeParts("darwin").filter(({ path }) => !existsSync(join(root, path)));
  if (missing.length === 0) return;
  say("Fetching the native parts for the other kind of Macs.");
  const names = missing.map(({ name, version }) => `${name}@${version}`);
  const flags = ["install", "--no-save", "--force", "--no-audit", "--no-fund", "--loglevel=error"];
  const { code } = await run("npm", [...flags, ...names]);
  if (code !== 0) giveUp("They could not be fetched (see above).");
}
