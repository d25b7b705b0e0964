import { app, utilityProcess } from "electron";
import { randomBytes } from "node:crypto";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { logFileOption, type SocketEndpoint } from "../../server/embeddedMessages";
import { socketFolder } from "../../server/platform/files/socketFolder";
import type { AppLog } from "../log/AppLog";
import type { Keychain } from "../sessions/Keychain";
import type { CallTarget } from "../window/serveApp";
import { EmbeddedServer } from "./EmbeddedServer";
import { MasterKey } from "./MasterKey";
import { localConfig } from "./localConfig";
import { serverEnvironment } from "./serverEnvironment";

interface ServerWithConfig {
  server: EmbeddedServer;
  /** Answers `/config.json`, even before the server is ready. */
  config: CallTarget;
}

/**
 * Creates the embedded server, not yet started. It keeps its data in the app's folder and runs in a process of its own.
 * @param outDir absolute path of the build.
 * @param log names the server's log file.
 */
export function createEmbeddedServer(outDir: string, keychain: Keychain, log: AppLog): ServerWithConfig {
  const folder = join(app.getPath("userData"), "server");
  const env = serverEnvironment(process.env, folder);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const masterKey = new MasterKey(folder, keychain);
  const isKeyInSettings = process.env["CHARTSIDE_MASTER_KEY"] !== undefined; // the server reads it from its settings
  const server = new EmbeddedServer({
    key: () => (isKeyInSettings ? Promise.resolve(null) : masterKey.open()),
    onFailure: () => log.error("The embedded server did not start; see its log", {}),
    newEndpoint: () => newEndpoint(folder),
    fork: () =>
      utilityProcess.fork(join(outDir, "server", "embedded.js"), [`${logFileOption}${log.serverFile}`], {
        env,
        serviceName: "Chartside server",
        stdio: "inherit",
      }),
  });
  return { server, config: localConfig(env) };
}

function newEndpoint(folder: string): SocketEndpoint {
  const token = randomBytes(32).toString("hex");
  const name = randomBytes(8).toString("hex");
  if (process.platform === "win32") return { socketPath: `\\\\.\\pipe\\chartside-${name}`, token };
  return { socketPath: join(socketFolder(join(folder, "socket")), "app.sock"), token };
}
