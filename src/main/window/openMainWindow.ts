import { BrowserWindow } from "electron";
import { join } from "node:path";
import { appOrigin } from "../bridge/appOrigin";
import type { StoredWindowBounds } from "./StoredWindowBounds";
import { minSize } from "./windowBounds";

/**
 * Opens the app's window with the sandboxed renderer and shows it when the page has been rendered.
 * @param route first route, e.g. "/dashboard/scribe"; null for the start page.
 */
export function openMainWindow(outDir: string, stored: StoredWindowBounds, route: string | null): BrowserWindow {
  const { bounds, isMaximized } = stored.next();
  const window = new BrowserWindow({
    ...bounds,
    minWidth: minSize.width,
    minHeight: minSize.height,
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
      spellcheck: false, // its dictionaries would be downloaded from a third-party server
      backgroundThrottling: false, // a recording continues behind other windows
    },
  });
  stored.follow(window);
  // The title is visible in task bars and shared screens, so it is the app's name and never includes a patient's.
  window.on("page-title-updated", (event) => event.preventDefault());
  window.once("ready-to-show", () => {
    if (isMaximized) window.maximize();
    window.show();
  });
  const address = `${appOrigin}/${route === null ? "" : `#${route}`}`;
  window.loadURL(address).catch(() => undefined); // our own address: fails only if a reload interrupts it
  return window;
}

/** Restores, shows and focuses the window. */
export function showWindow(window: BrowserWindow): void {
  if (window.isMinimized()) window.restore();
  window.show();
  window.focus();
}
