import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { host } from "../host.mjs";

const program = process.env.CHROMIUM_PATH ?? "/usr/bin/chromium";

/** Switches that the host sets itself, or that have a meaning only in Electron. */
const ownSwitches = new Set([
  "disable-features",
  "enable-features",
  "headless",
  "host-resolver-rules",
  "inspect",
  "no-sandbox",
  "remote-debugging-port",
  "user-data-dir",
]);

const quietFlags = [
  "--remote-debugging-port=0",
  "--no-startup-window",
  "--no-first-run",
  "--no-default-browser-check",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-gpu",
  "--disable-quic",
  "--disable-sync",
];

let launched = null;

/**
 * Starts headless Chromium once; restarts it only if its arguments have changed.
 * @param {string} userData the application's folder, which contains the profile
 * @param {number} port of the server for the application's schemes
 * @returns {Promise<string>} its DevTools address
 */
export async function launchChromium(userData, port) {
  const profile = join(userData, "host-chromium");
  const rules = `--host-resolver-rules=MAP *.localhost 127.0.0.1:${port}`;
  const args = [...quietFlags, `--user-data-dir=${profile}`, rules, ...forwardedSwitches()];
  if (launched?.args.join("\n") === args.join("\n")) return launched.address;
  if (launched) await kill(host.chromium);
  mkdirSync(profile, { recursive: true });
  host.chromium = spawnWithUs(args);
  launched = { args, address: devtoolsAddress(host.chromium) };
  return launched.address;
}

async function kill(chromium) {
  const ended = once(chromium, "exit");
  chromium.kill("SIGKILL");
  await ended;
}

process.on("exit", () => host.chromium?.kill("SIGKILL"));

/**
 * Features that Electron does not have. The address bar's suggestions alone are pages that take a second of CPU time.
 */
const disabledFeatures = [
  "HttpsUpgrades",
  "SpareRendererForSitePerProcess",
  "Translate",
  "WebUIOmniboxAimPopup",
  "WebUIOmniboxPopup",
];

function forwardedSwitches() {
  const { switches } = host;
  const disabled = [switches.get("disable-features"), ...disabledFeatures].filter(Boolean).join(",");
  const flags = [`--disable-features=${disabled}`];
  if (switches.has("enable-features")) flags.push(`--enable-features=${switches.get("enable-features")}`);
  if (!process.env.DESKTOP_HOST_HEADED) flags.push("--headless=new");
  if (switches.has("no-sandbox") || process.getuid?.() === 0) flags.push("--no-sandbox");
  for (const [name, value] of switches) {
    if (!ownSwitches.has(name)) flags.push(value === "" ? `--${name}` : `--${name}=${value}`);
  }
  return flags;
}

/**
 * Spawns Chromium so that it is killed with this process, like Electron's windows, even on kill -9; requires `setpriv`.
 */
function spawnWithUs(args) {
  const setpriv = "/usr/bin/setpriv";
  const stdio = ["ignore", "ignore", "pipe"];
  if (!existsSync(setpriv)) return spawn(program, args, { stdio });
  return spawn(setpriv, ["--pdeathsig", "KILL", program, ...args], { stdio });
}

function devtoolsAddress(chromium) {
  return new Promise((resolve, reject) => {
    let output = "";
    chromium.stderr.on("data", (data) => {
      if (process.env.DESKTOP_HOST_VERBOSE) process.stderr.write(data);
      if (output === null) return;
      output += data;
      const address = /DevTools listening on (ws:\/\/\S+)/.exec(output)?.[1];
      if (!address) return;
      output = null;
      resolve(address);
    });
    chromium.once("error", reject);
    chromium.once("exit", (code) => reject(new Error(`desktop host: Chromium ended with ${code}\n${output ?? ""}`)));
  });
}
