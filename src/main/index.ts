import { app, BrowserWindow, session } from "electron";
import { join } from "node:path";
import { handle } from "./bridge/handle";
import { appOrigin, registerAppScheme, serveApp } from "./window/appProtocol";
import { openMainWindow } from "./window/mainWindow";

/*
 * The desktop shell, first version: one window that shows the renderer over app:// and passes its calls to a running
 * server (CHARTSIDE_SERVER_URL, by default the one of `npm start`).
 */
const outDir = join(import.meta.dirname, "..");
const serverUrl = process.env["CHARTSIDE_SERVER_URL"] ?? "http://localhost:4600";

registerAppScheme();

if (!app.requestSingleInstanceLock()) app.quit();
else {
  app.on("second-instance", () => BrowserWindow.getAllWindows()[0]?.focus());
  app.on("window-all-closed", () => app.quit());
  void app.whenReady().then(() => {
    const allowed = new Set(["media", "clipboard-sanitized-write", "screen-wake-lock"]);
    session.defaultSession.setPermissionRequestHandler((contents, permission, answer) =>
      answer(allowed.has(permission) && new URL(contents.getURL()).origin === appOrigin),
    );
    serveApp(join(outDir, "renderer"), serverUrl);
    handle("app", "version", () => app.getVersion());
    openMainWindow(outDir);
  });
}
