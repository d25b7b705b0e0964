import { BrowserWindow } from "electron";
import { join } from "node:path";
import { appOrigin } from "./appProtocol";
import type { KeptPlace } from "./keptPlace";
import { smallest } from "./windowPlace";

/** The one window: the renderer, sandboxed. @param route where it begins, e.g. "/dashboard/scribe". */
export function openMainWindow(outDir: string, place: KeptPlace, route: string | null): BrowserWindow {
  const { bounds, isMaximized } = place.next();
  const window = new BrowserWindow({
    ...bounds,
    minWidth: smallest.width,
    minHeight: smallest.height,
    show: false,
    title: "Chartside",
    webPreferences: {
      preload: join(outDir, "preload", "index.cjs"),
      contextIsolation: true,
      sandbox: true,
      nodeIntegration: false,
      webSecurity: true,
      webviewTag: false,
      navigateOnDragDrop: false,
      spellcheck: false, // its word lists would be fetched from a foreign server
      backgroundThrottling: false, // a recording goes on behind other windows
    },
  });
  place.follow(window);
  // The title is seen in task bars and shared screens: it is the app's name and no patient's, whatever the page is called.
  window.on("page-title-updated", (event) => event.preventDefault());
  window.once("ready-to-show", () => {
    if (isMaximized) window.maximize();
    window.show();
  });
  const address = `${appOrigin}/${route === null ? "" : `#${route}`}`;
  window.loadURL(address).catch(() => undefined); // it is our own address: it fails only where a reload cuts it short
  return window;
}

/** Brings the window to the person. */
export function showWindow(window: BrowserWindow): void {
  if (window.isMinimized()) window.restore();
  window.show();
  window.focus();
}
