import { existsSync } from "node:fs";
import { join } from "node:path";
import { build } from "./build.mjs";
import { nativeParts } from "./nativeParts.mjs";
import { giveUp, root, run, say, tool } from "./project.mjs";
import { setup } from "./setup.mjs";
import { publicHalf, signFeed, updateKey } from "./updateKey.mjs";

/**
 * `npm run package [-- arguments for electron-builder]`: builds the desktop app's installers for this system in `dist/`
 * and signs the update feed. With `--dir`, builds only the unpacked app and signs nothing.
 */
await setup();
const args = process.argv.slice(2);
const isUnpacked = args.includes("dir") || args.includes("--dir");
if (!process.env.CHARTSIDE_UPDATE_FEED_URL && !isUnpacked)
  giveUp(
    "CHARTSIDE_UPDATE_FEED_URL is not set. Without an update feed the app could never be updated. " +
      "Example: CHARTSIDE_UPDATE_FEED_URL=https://scribe.example.org/updates/ (not needed with `-- --dir`).",
  );
const key = updateKey();
if (!key && process.platform === "linux" && !isUnpacked && process.env.CHARTSIDE_UNSIGNED !== "on")
  giveUp(
    "CHARTSIDE_UPDATE_KEY is not set. Linux has no signed installers, so the app must verify the update feed by a key. " +
      "Make one and keep it safe: openssl genpkey -algorithm ed25519 -out update-key.pem. " +
      "To try a package without: CHARTSIDE_UNSIGNED=on.",
  );
await build(["server", "desktop"]);
if (process.platform === "darwin") await installOtherMacArch();
const options = ["--config", "electron-builder.config.ts", "--publish", "never"];
const env = key ? { CHARTSIDE_UPDATE_PUBLIC_KEY: publicHalf(key) } : {};
const { code } = await run(process.execPath, [tool("electron-builder/cli.js"), ...options, ...args], {
  env,
  stdio: "inherit",
});
if (code !== 0) process.exit(code ?? 1);
if (key && !isUnpacked) for (const name of signFeed(join(root, "dist"), key)) say(`Signed ${name}.`);

/** Installs the native parts of the other Mac architecture: the app is universal, but npm installs only one. */
async function installOtherMacArch() {
  const missing = nativeParts("darwin").filter(({ path }) => !existsSync(join(root, path)));
  if (missing.length === 0) return;
  say("Downloading the native parts of the other Mac architecture.");
  const names = missing.map(({ name, version }) => `${name}@${version}`);
  const flags = ["install", "--no-save", "--force", "--no-audit", "--no-fund", "--loglevel=error"];
  const { code } = await run("npm", [...flags, ...names]);
  if (code !== 0) giveUp("The native parts could not be downloaded (see above).");
}
