import { setFlagsFromString } from "node:v8";
import {
  type FromEmbedded,
  type KeyMessage,
  logFileOption,
  type SocketEndpoint,
  type ToEmbedded,
} from "./embeddedMessages";
import { createLog } from "./platform/log/createLog";
import { RotatedFile } from "./platform/log/RotatedFile";
import { readSettings } from "./platform/settings/settings";
import { StartError } from "./platform/StartError";
import { type RunningServer, startServer } from "./startServer";

/*
 * The server inside the desktop app: a process that the app starts and stops. It listens on a socket, not on a port.
 * Its socket, launch token and master key arrive in a message, not in the environment, which other programs can read.
 */
setFlagsFromString("--semi-space-growth-factor=1"); // as in standalone.ts

/** The port to the desktop app that Electron gives to a utility process. */
interface ParentPort {
  on(event: "message", listener: (event: { data: ToEmbedded }) => void): void;
  postMessage(message: FromEmbedded): void;
}
const { parentPort } = process as unknown as { parentPort?: ParentPort };

/** How long a shutdown can take, in milliseconds, before the process exits. Acknowledged data is on disk already. */
const stopTimeoutMs = 5_000;

const logPath = process.argv.find((argument) => argument.startsWith(logFileOption))?.slice(logFileOption.length);
const logFile = logPath ? new RotatedFile(logPath) : null;

/** Writes a line of the log to standard output and to the log file. */
function write(line: string): undefined {
  process.stdout.write(line);
  logFile?.write(line);
}

/** Replaced once the settings, and with them the log level, are read. */
let log = createLog({ CHARTSIDE_LOG_LEVEL: "info" }, { write });
let server: Promise<RunningServer> | null = null;
let isStopping = false;

/** Starts the server and reports `ready`. @param key the master key; null to use the settings' key. */
async function start(endpoint: SocketEndpoint, key: KeyMessage | null): Promise<void> {
  // A user of the app can reach this computer and its network anyway, so a language model can have a private address.
  const given = readSettings({ CHARTSIDE_NOTES_PRIVATE_ADDRESSES: "on", ...process.env });
  const settings = key ? { ...given, CHARTSIDE_MASTER_KEY: Buffer.from(key.hex, "hex") } : given;
  log = createLog(settings, { write });
  if (key?.isInKeychain === false)
    log.warn("No keychain protects the master key: it is stored in a file beside the data.");
  server = startServer(settings, log, endpoint);
  await server;
  if (!isStopping) parentPort?.postMessage({ kind: "ready" });
}

/** Stops the server and exits. A server that is still starting is stopped once it has started. */
async function stop(): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  setTimeout(() => process.exit(1), stopTimeoutMs).unref();
  try {
    await (await server)?.stop();
    process.exit(0);
  } catch (err) {
    log.error({ err }, "Server shutdown failed");
    process.exit(1);
  }
}

/** Logs and reports a failed start, and exits. */
function fail(err: unknown): void {
  if (isStopping) return; // stop() waits for the same start and handles its failure
  log.error({ err }, "Server start failed");
  const sentence = err instanceof StartError ? err.message : "Chartside’s service on this computer could not start.";
  parentPort?.postMessage({ kind: "failed", sentence });
  setImmediate(() => process.exit(1)); // send the message first
}

if (!parentPort) throw new Error("This is started by the desktop app. Use standalone.js to run the server by hand.");
parentPort.on("message", ({ data }) => {
  if (data.kind === "stop") void stop();
  else start(data.endpoint, data.key).catch(fail);
});
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => void stop());
