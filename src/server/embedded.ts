import { setFlagsFromString } from "node:v8";
import type { FromEmbedded, KeyMessage, PrivatePlace, ToEmbedded } from "./embeddedMessages";
import { createLog } from "./platform/log/createLog";
import { readSettings } from "./platform/settings/settings";
import { StartError } from "./platform/startError";
import { type RunningServer, startServer } from "./server";

/*
 * The server inside the desktop app: a process of its own, started by the app and ended by it. It has no port; where it
 * listens, the token of this launch and the master key come as a message, never by the environment, which other programs may
 * read.
 */
setFlagsFromString("--semi-space-growth-factor=1"); // as in standalone.ts

/** The end of the line to the desktop app, as Electron gives it to a utility process. */
interface ParentPort {
  on(event: "message", listener: (event: { data: ToEmbedded }) => void): void;
  postMessage(message: FromEmbedded): void;
}
const { parentPort } = process as unknown as { parentPort?: ParentPort };

/** After this a stop that hangs is cut off; what was acknowledged is on disk already. In milliseconds. */
const stopPatienceMs = 5_000;

/** Until the settings are read. */
let log = createLog({ CHARTSIDE_LOG_LEVEL: "info" });
let server: Promise<RunningServer> | null = null;
let isStopping = false;

async function start(place: PrivatePlace, key: KeyMessage | null): Promise<void> {
  const given = readSettings(process.env);
  const settings = key ? { ...given, CHARTSIDE_MASTER_KEY: Buffer.from(key.hex, "hex") } : given;
  log = createLog(settings);
  if (key?.isInKeychain === false) log.warn("No keychain guards the master key: it is a file beside the data.");
  server = startServer(settings, log, place);
  await server;
  if (!isStopping) parentPort?.postMessage({ kind: "ready" });
}

/** Also while it is still starting: then as soon as it has started. */
async function stop(): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  setTimeout(() => process.exit(1), stopPatienceMs).unref();
  try {
    await (await server)?.stop();
    process.exit(0);
  } catch (err) {
    log.error({ err }, "The server did not end in order");
    process.exit(1);
  }
}

function fail(err: unknown): void {
  if (isStopping) return; // whoever stops waits for the same start
  log.error({ err }, "The server could not start");
  const sentence = err instanceof StartError ? err.message : "Chartside's own service could not start.";
  parentPort?.postMessage({ kind: "failed", sentence });
  setImmediate(() => process.exit(1)); // the message goes first
}

if (!parentPort) throw new Error("This is started by the desktop app; by hand it is standalone.js.");
parentPort.on("message", ({ data }) => {
  if (data.kind === "stop") void stop();
  else start(data.place, data.key).catch(fail);
});
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => void stop());
