import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { giveUp, isMain, node, root, say, tool } from "./project.mjs";
import { setup } from "./setup.mjs";

const vite = tool("vite/bin/vite.js");
/** Sources that every target is built from. */
const sharedSources = ["src/shared", "package.json", "package-lock.json", "node_modules/.chartside-installed"];

/** Build targets: sources, command, and an output file without which the target counts as not built. */
const targets = {
  server: {
    sources: [...sharedSources, "src/server", "src/main/ehr", "src/main/recordings", "vite.server.config.ts"],
    command: [vite, "build", "-c", "vite.server.config.ts", "--logLevel", "warn"],
    proof: "out/server/standalone.js",
  },
  web: {
    sources: [
      ...sharedSources,
      "src/renderer",
      "vite.web.config.ts",
      "vite.renderer.config.ts",
      "vite.blueprint.config.ts",
      "vite.unused.config.ts",
    ],
    command: [vite, "build", "-c", "vite.web.config.ts", "--logLevel", "warn"],
    proof: "out/web/index.html",
  },
  desktop: {
    sources: [
      ...sharedSources,
      "src/main",
      "src/preload",
      "src/renderer",
      "src/server",
      "electron.vite.config.ts",
      "vite.renderer.config.ts",
      "vite.blueprint.config.ts",
      "vite.unused.config.ts",
    ],
    command: [tool("electron-vite/bin/electron-vite.js"), "build", "--logLevel", "warn"],
    proof: "out/main/index.js",
  },
};

/**
 * Builds the targets whose sources have changed, in parallel. Exits with a message if a build fails.
 * @param {(keyof typeof targets)[]} names
 */
export async function build(names) {
  const due = names.map((name) => ({ name, ...targets[name], state: stateOf(targets[name].sources) })).filter(isDue);
  if (due.length === 0) return;
  say(`Building: ${due.map(({ name }) => name).join(", ")}.`);
  const failures = await Promise.all(due.map(buildOne));
  if (failures.some(Boolean)) giveUp("The build failed (see above).");
}

/** Builds a target. @returns {Promise<boolean>} whether it failed */
async function buildOne({ name, command, state }) {
  rmSync(stampOf(name), { force: true });
  const { code, output } = await node(command, { quiet: true });
  if (code === 0) {
    mkdirSync(join(root, "out"), { recursive: true });
    writeFileSync(stampOf(name), state);
    return false;
  }
  say(`${name}:\n${output}`);
  return true;
}

/** Whether a target has not been built from the current state of its sources. */
function isDue({ name, proof, state }) {
  const stamp = stampOf(name);
  return !existsSync(join(root, proof)) || !existsSync(stamp) || readFileSync(stamp, "utf8") !== state;
}

/** Returns the path of the file with the state of the sources from which a target was built. @param {string} name */
function stampOf(name) {
  return join(root, "out", `.built-${name}`);
}

/**
 * Hashes names, sizes and modification times of all files under `paths`, which is cheap and changes with every edit.
 */
function stateOf(paths) {
  const hash = createHash("sha256");
  const visit = (path) => {
    const stat = statSync(path, { throwIfNoEntry: false });
    if (!stat) return;
    if (stat.isDirectory()) for (const name of readdirSync(path).sort()) visit(join(path, name));
    else hash.update(`${relative(root, path)}\0${stat.size}\0${stat.mtimeMs}\n`);
  };
  for (const path of paths) visit(join(root, path));
  return hash.digest("hex");
}

if (isMain(import.meta.url)) {
  await setup();
  await build(["server", "web", "desktop"]);
}
