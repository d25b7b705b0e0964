import { spawn } from "node:child_process";
import { setFlagsFromString } from "node:v8";
import type { SpeechStatus } from "../shared/system/speechStatus";
import { createLog } from "./platform/log/createLog";
import { desktopNames, programEnvironment } from "./platform/programEnvironment";
import { readSettings } from "./platform/settings/settings";
import { StartError } from "./platform/StartError";
import { type RunningServer, startServer } from "./startServer";

/*
 * Runs the server as its own process. Under load V8 grows its young generation to 64 MB and more, and does not shrink
 * it. Each second of audio is a few kB of short-lived memory: with a small young generation, an hour of audio costs 20
 * MB instead of 110 MB and takes the same time (npm run bench).
 */
setFlagsFromString("--semi-space-growth-factor=1");

/** How long a shutdown can take, in milliseconds, before the process exits. Acknowledged data is on disk already. */
const stopTimeoutMs = 5_000;

let server: RunningServer | null = null;
let isStopRequested = false;

async function main(): Promise<void> {
  const settings = readSettings(process.env);
  const log = createLog(settings, { readable: process.stdout.isTTY });
  server = await startServer(settings, log);
  if (isStopRequested) return end();
  console.log(`Chartside is running at ${server.url}`);
  console.log(`Data folder: ${settings.dataDir}. Stop with Ctrl-C.`);
  if (server.setUpCode)
    console.log(`Set-up code for the first account, which administers the practice: ${server.setUpCode}`);
  console.log(speechLine(server.speech));
  if (process.stdout.isTTY && hasDisplay()) openBrowser(server.url);
}

function speechLine({ ready, label, reason, advice }: SpeechStatus): string {
  return ready ? `Speech engine: ${label} (${reason}).` : `${label}: ${reason}. ${advice ?? ""}`;
}

/** Whether a browser can be opened for the user: false in CI, over SSH, and on Linux without a display. */
function hasDisplay(): boolean {
  if (process.env["CI"] || process.env["SSH_CONNECTION"]) return false;
  if (process.platform !== "linux") return true;
  return Boolean(process.env["DISPLAY"] || process.env["WAYLAND_DISPLAY"]);
}

/** Opens the system's default browser. Failures are ignored, because the address is printed too. */
function openBrowser(url: string): void {
  const [file, args] =
    process.platform === "darwin"
      ? ["open", [url]]
      : process.platform === "win32"
        ? ["cmd", ["/c", "start", "", url]]
        : ["xdg-open", [url]];
  spawn(file, args, { stdio: "ignore", detached: true, env: programEnvironment(desktopNames) })
    .on("error", () => {})
    .unref();
}

/** Stops the server at the first signal; later signals are ignored. During startup, stops it once it has started. */
function stop(): void {
  if (isStopRequested) return;
  isStopRequested = true;
  setTimeout(() => process.exit(1), stopTimeoutMs).unref();
  if (server) void end();
}

/** Stops the server and exits, with code 1 if that fails. */
async function end(): Promise<void> {
  try {
    await server?.stop();
    process.exit(0);
  } catch (error) {
    fail(error);
  }
}

function fail(error: unknown): never {
  console.error(error instanceof StartError ? error.message : error);
  process.exit(1);
}

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, stop);
main().catch(fail);
