// A small app that logs the events of its main process. It runs on Electron and on the host.
import { appendFileSync } from "node:fs";
import { join } from "node:path";
import { app, BrowserWindow, ipcMain, Menu, protocol, session } from "electron";
import { answer } from "./answers.mjs";
import { register } from "./echo.mjs";

/** Events in order: in memory for tests, and in a file for events at exit. */
globalThis.seen = [];
/** Number of documents that the window has started to load. */
globalThis.loads = 0;
const see = (what) => {
  globalThis.seen.push(what);
  if (process.env.FIDELITY_LOG) appendFileSync(process.env.FIDELITY_LOG, `${what}\n`);
};

protocol.registerSchemesAsPrivileged([
  { scheme: "fixture", privileges: { standard: true, secure: true, supportFetchAPI: true, stream: true } },
]);
const [ownSwitch, value] = (process.env.FIDELITY_SWITCH ?? "").split("=");
if (ownSwitch) app.commandLine.appendSwitch(ownSwitch, value);
for (const name of ["before-quit", "will-quit", "quit"]) app.on(name, () => see(name));
app.on("window-all-closed", () => {
  see("window-all-closed");
  if (process.env.FIDELITY_STAY !== "yes") app.quit();
});
app.on("second-instance", (_event, argv, _cwd, data) => see(`second ${argv.at(-1)} ${JSON.stringify(data)}`));

if (app.requestSingleInstanceLock({ from: "fidelity" })) void app.whenReady().then(openAll);
else app.quit();

function openAll() {
  protocol.handle("fixture", (request) => answer(request, see));
  register(ipcMain);
  session.defaultSession.setPermissionCheckHandler((_contents, permission, _origin, { mediaType }) => {
    return permission === "media" && mediaType === "audio";
  });
  session.defaultSession.setPermissionRequestHandler((_contents, permission, allow, { mediaTypes }) => {
    allow(permission === "media" && mediaTypes.join() === "audio");
  });
  Menu.setApplicationMenu(
    Menu.buildFromTemplate([
      {
        label: "File",
        submenu: [
          {
            id: "greet",
            label: "Greet",
            accelerator: "CmdOrCtrl+G",
            click: (item, window) => see(`${item.label} ${window?.id}`),
          },
          { id: "tick", label: "Tick", type: "checkbox", click: (item) => see(`tick ${item.checked}`) },
          { id: "dead", label: "Dead", enabled: false, click: () => see("dead") },
        ],
      },
    ]),
  );
  openWindow();
}

function openWindow() {
  const preload = join(import.meta.dirname, process.env.FIDELITY_PRELOAD ?? "preload.cjs");
  const window = new BrowserWindow({ width: 700, height: 500, webPreferences: { preload } });
  const contents = window.webContents;
  window.on("close", () => see("close"));
  window.on("closed", () => see("closed"));
  contents.on("preload-error", (_event, _path, error) => see(`preload-error ${error.message}`));
  contents.on("render-process-gone", (_event, { reason }) => see(`gone ${reason}`));
  contents.on("did-start-loading", () => (globalThis.loads += 1));
  contents.on("will-prevent-unload", (event) => {
    see("will-prevent-unload");
    if (globalThis.letsGo) event.preventDefault();
  });
  contents.on("will-navigate", (event) => {
    see(`will-navigate ${event.url}`);
    if (!event.url.startsWith("fixture://page/")) event.preventDefault();
  });
  contents.setWindowOpenHandler(({ url }) => {
    see(`open ${url}`);
    return { action: "deny" };
  });
  void window.loadURL("fixture://page/");
}
