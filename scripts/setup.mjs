import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { become, giveUp, isMain, onWindows, root, run, say } from "./project.mjs";

const modules = join(root, "node_modules");
/** File with the hash of the package-lock.json whose packages are installed. */
const stamp = join(modules, ".chartside-installed");
const ownNode = join(modules, "node", "bin", onWindows ? "node.exe" : "node");

/**
 * Installs the packages of package-lock.json if they are not installed. Under a Node older than 24, then restarts the
 * script with the installed Node 24 and does not return. Exits with a message if the installation fails.
 */
export async function setup() {
  if (!isInstalled()) await install();
  if (Number(process.versions.node.split(".")[0]) >= 24) return;
  if (!existsSync(ownNode)) giveUp("The packages are installed, but Node 24 is not among them. Run: npm rebuild node");
  await become(ownNode, process.argv.slice(1));
}

function lockHash() {
  return createHash("sha256")
    .update(readFileSync(join(root, "package-lock.json")))
    .digest("hex");
}

/** Whether the packages are installed. Renews the stamp if they were installed by running npm by hand. */
function isInstalled() {
  if (!existsSync(ownNode)) return false;
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === lockHash()) return true;
  if (!matchesLock()) return false;
  writeFileSync(stamp, lockHash());
  return true;
}

/** Whether the installed packages match package-lock.json, according to npm's own list. Ignores optional packages. */
function matchesLock() {
  const hidden = join(modules, ".package-lock.json");
  if (!existsSync(hidden)) return false;
  const there = JSON.parse(readFileSync(hidden, "utf8")).packages;
  const wanted = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")).packages;
  return Object.entries(wanted).every(
    ([path, entry]) => path === "" || entry.optional || there[path]?.version === entry.version,
  );
}

/** Whether this Node is too old for the optional packages with the bundler's binaries, which npm would then skip. */
function isTooOld() {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  return major < 20 || (major === 20 && minor < 19) || major === 21 || (major === 22 && minor < 12);
}

/** Returns the Node arguments that run npm itself under Node 24. @param {string} npm path of the npm script */
function withNode24(npm) {
  const { packages } = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8"));
  return ["exec", "--yes", `--package=node@${packages["node_modules/node"].version}`, "--", "node", npm];
}

async function install() {
  say("Installing dependencies. This happens once and takes a minute or two.");
  const args = ["ci", "--include=dev", "--include=optional", "--no-audit", "--no-fund", "--loglevel=error"];
  const npm = process.env.npm_execpath;
  const env = { NODE_ENV: undefined, ELECTRON_SKIP_BINARY_DOWNLOAD: "1" };
  const isScript = npm?.endsWith("js") === true;
  const program = isScript ? [process.execPath, npm] : [onWindows ? "npm.cmd" : "npm"];
  const command = [...program, ...(isScript && isTooOld() ? withNode24(npm) : []), ...args];
  const { code } = await run(command[0], command.slice(1), { env });
  if (code !== 0) giveUp("Installation failed (see above). Check the connection to the npm registry and try again.");
  if (!existsSync(ownNode))
    giveUp("Node 24 was not installed because npm skipped install scripts. Run: npm rebuild node");
  writeFileSync(stamp, lockHash());
}

if (isMain(import.meta.url)) await setup();
