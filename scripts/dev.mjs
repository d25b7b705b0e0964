import { spawn } from "node:child_process";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { endWithParent, root, say } from "./project.mjs";
import { setup } from "./setup.mjs";

/** `npm run dev`: serves the web app with hot reload on port 4600; rebuilds and restarts its server on changes. */
await setup();
endWithParent();
process.chdir(root);
const { build, createServer } = await import("vite");
const webPort = Number(process.env.PORT ?? 4600);
const serverPort = webPort + 1;
const target = `http://127.0.0.1:${serverPort}`;
const toServer = { target, changeOrigin: false }; // the server compares Host with the page's origin
let server = null;
let restarting = Promise.resolve();
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
  server: {
    port: webPort,
    strictPort: true,
    proxy: { "/api/v1": toServer, "/auth/v1": toServer, "/config.json": toServer },
  },
});
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => void end());
await serverAnswers();
await web.listen().catch((error) => {
  say(error.message);
  return end(1);
});
say(`Chartside (development, hot reload): http://localhost:${webPort} (server: ${target})`);

/** Waits until the server answers or this script ends. Earlier requests would show errors in pages and terminal. */
async function serverAnswers() {
  while (!ending) {
    const answer = await fetch(`${target}/api/v1/health`).catch(() => null);
    if (answer) return;
    await delay(100);
  }
}

/** Restarts the server, one restart after another, so that the previous server has released the data folder. */
function restart() {
  restarting = restarting.then(async () => {
    await stopServer();
    if (ending) return;
    server = spawn(process.execPath, [join("out", "dev-server", "standalone.js")], {
      // CHARTSIDE_PUBLIC_URL: links in emails lead to the page with hot reload. CI: no other browser window opens.
      env: { CHARTSIDE_PUBLIC_URL: `http://localhost:${webPort}`, ...process.env, PORT: String(serverPort), CI: "1" },
      stdio: "inherit",
      detached: process.platform !== "win32", // stopped by us, not by the terminal's Ctrl-C
    });
  });
  return restarting;
}

/** Stops the server and waits for its exit. */
function stopServer() {
  const old = server;
  server = null;
  if (!old || old.exitCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    old.once("exit", resolve);
    old.kill("SIGTERM");
  });
}

/** Stops everything and exits. */
async function end(code = 0) {
  if (ending) return;
  ending = true;
  await restarting;
  await stopServer();
  await watcher.close();
  await web.close();
  process.exit(code);
}
