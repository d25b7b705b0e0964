import { app } from "electron";
import type { AppLog } from "./AppLog";

/** Logs the start of the app, the end of its processes and uncaught errors, which still end the app. */
export function logApp(log: AppLog): void {
  log.info("Started", { version: app.getVersion(), platform: process.platform, arch: process.arch });
  app.on("render-process-gone", (_event, _contents, { reason, exitCode }) =>
    log.error("A page's process ended", { reason, exitCode }),
  );
  app.on("child-process-gone", (_event, { type, reason, exitCode, serviceName }) =>
    log.error("A process ended", { type, reason, exitCode, serviceName }),
  );
  process.on("uncaughtExceptionMonitor", (error, origin) => log.error("Uncaught error", { origin }, error));
}
