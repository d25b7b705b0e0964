import { BrowserWindow, shell } from "electron";
import { join } from "node:path";
import { appOrigin } from "./appProtocol";

/** The one window: the renderer, sandboxed, that can neither navigate away nor open windows; web links go to the browser. */
export function openMainWindow(outDir: string): BrowserWindow {
  const window = new BrowserWindow({
    width: 1440,
    height: 900,
    minWidth: 360,
    minHeight: 480,
    show: false,
    title: "Chartside",
    webPreferences: {
      preload: join(outDir, "preload", "index.cjs"),
      contextIsolation: true,
      sandbox: true,
      nodeIntegration: false,
    },
  });
  window.once("ready-to-show", () => window.show());
  window.webContents.setWindowOpenHandler(({ url }) => {
    if (url.startsWith("https://")) void shell.openExternal(url);
    return { action: "deny" };
  });
  window.webContents.on("will-navigate", (event, url) => {
    if (new URL(url).origin !== appOrigin) event.preventDefault();
  });
  void window.loadURL(`${appOrigin}/`);
  return window;
}
