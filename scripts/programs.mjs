import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { run, say } from "./project.mjs";

/** What tests and measurements need from the system, and the Debian packages it comes in. */
const packagesOf = {
  chromium: "chromium",
  flite: "flite",
  pocketsphinx_continuous: "pocketsphinx pocketsphinx-en-us",
  sox: "sox",
  ffmpeg: "ffmpeg",
};

/** Not needed, but the tests of the web take two thirds of the work in it: the same engine without what a desktop needs. */
const lighterChromium = "chromium-headless-shell";

/**
 * Installs the programs that are missing from Debian or Ubuntu where we may, else says how to.
 * @param {(keyof typeof packagesOf)[]} [names] all of them by default @returns false when some are missing still
 */
export async function installPrograms(names = Object.keys(packagesOf)) {
  const missing = names.filter((program) => !isInstalled(program));
  const packages = missing.flatMap((program) => packagesOf[program].split(" "));
  const canInstall = process.getuid?.() === 0 && isInstalled("apt-get");
  if (canInstall && names.includes("chromium") && !isInstalled(lighterChromium)) await install([lighterChromium], []);
  if (missing.length === 0) return true;
  if (canInstall && (await install(packages, missing))) return true;
  say(`Needed are ${missing.join(", ")}. On Debian or Ubuntu: sudo apt-get install -y ${packages.join(" ")}`);
  return false;
}

async function install(packages, programs) {
  say(`Installing ${packages.join(" ")}.`);
  const options = { quiet: true, env: { DEBIAN_FRONTEND: "noninteractive" } };
  await run("apt-get", ["update", "-qq"], options);
  const args = ["install", "-y", "-qq", "--no-install-recommends", ...packages];
  const { output } = await run("apt-get", args, options);
  if (programs.every(isInstalled)) return true;
  say(output);
  return false;
}

function isInstalled(program) {
  return (process.env.PATH ?? "").split(delimiter).some((folder) => folder !== "" && existsSync(join(folder, program)));
}
