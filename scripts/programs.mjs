import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { run, say } from "./project.mjs";

/** Programs that tests and benchmarks need, with their Debian packages. */
const packagesOf = {
  chromium: "chromium",
  flite: "flite",
  pocketsphinx_continuous: "pocketsphinx pocketsphinx-en-us",
  sox: "sox",
  ffmpeg: "ffmpeg",
};

/** Optional package: Chromium without a window system, with which the web tests need a third less CPU time. */
const lighterChromium = "chromium-headless-shell";

/**
 * Installs missing programs with apt-get if run as root, otherwise prints the command to install them.
 * @param {(keyof typeof packagesOf)[]} [names] all by default
 * @returns {Promise<boolean>} false if programs are still missing
 */
export async function installPrograms(names = Object.keys(packagesOf)) {
  const missing = names.filter((program) => !isInstalled(program));
  const packages = missing.flatMap((program) => packagesOf[program].split(" "));
  const canInstall = process.getuid?.() === 0 && isInstalled("apt-get");
  if (canInstall && names.includes("chromium") && !isInstalled(lighterChromium)) await install([lighterChromium], []);
  if (missing.length === 0) return true;
  if (canInstall && (await install(packages, missing))) return true;
  say(`Missing programs: ${missing.join(", ")}. On Debian or Ubuntu: sudo apt-get install -y ${packages.join(" ")}`);
  return false;
}

/** Installs packages. @returns {Promise<boolean>} whether `programs` are installed afterwards */
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

/** Whether a program is in PATH. */
function isInstalled(program) {
  return (process.env.PATH ?? "").split(delimiter).some((folder) => folder !== "" && existsSync(join(folder, program)));
}
