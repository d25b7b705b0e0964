import { type BrowserWindow, screen } from "electron";
import Store from "electron-store";
import { boundsFor, type Rectangle, type WindowBounds, windowBoundsSchema } from "./windowBounds";

/** Moving a window emits many events; its bounds are saved after this pause, in milliseconds. */
const pauseMs = 400;

/**
 * Stores the window's bounds in `window.json` of the app's folder, under the key `place`. An unreadable file counts as
 * missing.
 */
export class StoredWindowBounds {
  private readonly store = new Store<{ place: WindowBounds | null }>({
    name: "window",
    defaults: { place: null },
    clearInvalidConfig: true,
  });

  /** Returns the bounds to open the window with, and whether it is maximized. */
  next(): { bounds: Rectangle; isMaximized: boolean } {
    const last = windowBoundsSchema.safeParse(this.store.get("place")).data ?? null;
    const main = screen.getPrimaryDisplay();
    const others = screen.getAllDisplays().filter(({ id }) => id !== main.id);
    const bounds = boundsFor(
      last,
      [main, ...others].map(({ workArea }) => workArea),
    );
    return { bounds, isMaximized: last?.isMaximized ?? false };
  }

  /** Saves the window's bounds from now on; for a maximized window, the bounds that it has when restored. */
  follow(window: BrowserWindow): void {
    let timer: NodeJS.Timeout | undefined;
    const save = () => {
      clearTimeout(timer);
      if (window.isDestroyed() || window.isMinimized()) return;
      this.store.set("place", { bounds: window.getNormalBounds(), isMaximized: window.isMaximized() });
    };
    const saveLater = () => {
      clearTimeout(timer);
      timer = setTimeout(save, pauseMs);
    };
    window.on("move", saveLater);
    window.on("resize", saveLater);
    window.on("maximize", saveLater);
    window.on("unmaximize", saveLater);
    window.on("close", save);
    window.on("closed", () => clearTimeout(timer));
  }
}
