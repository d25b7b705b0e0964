import { spawn } from "node:child_process";
import { join } from "node:path";
import { endWithParent, giveUp, root, say } from "./project.mjs";
import { setup } from "./setup.mjs";

/** `npm run dev`: the web app with hot reload on port 4600, and the server behind it, rebuilt and restarted on change. */
await setup();
endWithParent();
process.chdir(root);
const { build, createServer } = await import("vite");
const webPort = Number(process.env.PORT ?? 4600);
const serverPort = webPort + 1;
const target = `http://127.0.0.1:${serverPort}`;
let server = null;
let ending = false;

const watcher = await build({
  configFile: "vite.server.config.ts",
  logLevel: "warn",
  build: { outDir: "out/dev-server", watch: {} },
});
watcher.on("event", (event) => {
  if (event.code === "ERROR") say(event.error.message);
  if (event.code === "END") void restart();
});

const web = await createServer({
  configFile: "vite.web.config.ts",
  server: { port: webPort, strictPort: true, proxy: { "/api/v1": target, "/auth/v1": target, "/config.json": target } },
});
await web.listen().catch((error) => giveUp(error.message));
say(`Chartside for development: http://localhost:${webPort} (server: ${target})`);

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => void end());

/** One restart at a time: the next begins when the server before has let go of the data folder. */
let restarting = Promise.resolve();
function restart() {
  restarting = restarting.then(async () => {
    await stopServer();
    if (ending) return;
    server = spawn(process.execPath, [join("out", "dev-server", "standalone.js")], {
      env: { ...process.env, PORT: String(serverPort), CI: "1" }, // no second browser window
      stdio: "inherit",
      detached: process.platform !== "win32", // we stop it, not the terminal
    });
  });
  return restarting;
}

function stopServer() {
  const old = server;
  server = null;
  if (!old || old.exitCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    old.once("exit", resolve);
    old.kill("SIGTERM");
  });
}

async function end() {
  if (ending) return;
  ending = true;
  await restarting;
  await stopServer();
  await watcher.close();
  await web.close();
  process.exit(0);
}
