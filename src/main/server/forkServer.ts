import { app, utilityProcess } from "electron";
import { randomBytes } from "node:crypto";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { PrivatePlace } from "../../server/embeddedMessages";
import { socketFolder } from "../../server/platform/files/socketFolder";
import type { Keychain } from "../sessions/keychain";
import type { CallTarget } from "../window/appProtocol";
import { EmbeddedServer } from "./embeddedServer";
import { MasterKey } from "./MasterKey";
import { ownConfig } from "./ownConfig";
import { serverEnvironment } from "./serverEnvironment";

interface OwnServer {
  server: EmbeddedServer;
  config: CallTarget;
}

/** The server of this app: its data in the app's folder, its process beside ours. @param outDir of the build. */
export function createEmbeddedServer(outDir: string, keychain: Keychain): OwnServer {
  const folder = join(app.getPath("userData"), "server");
  const env = serverEnvironment(process.env, folder);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const masterKey = new MasterKey(folder, keychain);
  const hasOwnKey = process.env["CHARTSIDE_MASTER_KEY"] !== undefined; // passed on with its settings
  const server = new EmbeddedServer({
    key: () => (hasOwnKey ? Promise.resolve(null) : masterKey.open()),
    newPlace: () => newPlace(folder),
    fork: () =>
      utilityProcess.fork(join(outDir, "server", "embedded.js"), [], {
        env,
        serviceName: "Chartside server",
        stdio: "inherit",
      }),
  });
  return { server, config: ownConfig(env) };
}

function newPlace(folder: string): PrivatePlace {
  const token = randomBytes(32).toString("hex");
  const name = randomBytes(8).toString("hex");
  if (process.platform === "win32") return { socketPath: `\\\\.\\pipe\\chartside-${name}`, token };
  return { socketPath: join(socketFolder(join(folder, "socket")), "app.sock"), token };
}
