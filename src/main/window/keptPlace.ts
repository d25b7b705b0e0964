import { type BrowserWindow, screen } from "electron";
import Store from "electron-store";
import { placeWindow, type Rectangle, type WindowPlace, windowPlaceSchema } from "./windowPlace";

/** Moving a window tells of every pixel; its place is written when it rests, in milliseconds. */
const restMs = 400;

/** Where the window is, kept in `window.json` of the app's folder. A file that cannot be read counts as none. */
export class KeptPlace {
  private readonly store = new Store<{ place: WindowPlace | null }>({
    name: "window",
    defaults: { place: null },
    clearInvalidConfig: true,
  });

  /** Where it opens, and whether it fills the screen. */
  next(): { bounds: Rectangle; isMaximized: boolean } {
    const last = windowPlaceSchema.safeParse(this.store.get("place")).data ?? null;
    const main = screen.getPrimaryDisplay();
    const others = screen.getAllDisplays().filter(({ id }) => id !== main.id);
    const bounds = placeWindow(
      last,
      [main, ...others].map(({ workArea }) => workArea),
    );
    return { bounds, isMaximized: last?.isMaximized ?? false };
  }

  /** Keeps it from now on; while the window fills the screen, the place it goes back to. */
  follow(window: BrowserWindow): void {
    let rest: NodeJS.Timeout | undefined;
    const keep = () => {
      clearTimeout(rest);
      if (window.isDestroyed() || window.isMinimized()) return;
      this.store.set("place", { bounds: window.getNormalBounds(), isMaximized: window.isMaximized() });
    };
    const moved = () => {
      clearTimeout(rest);
      rest = setTimeout(keep, restMs);
    };
    window.on("move", moved);
    window.on("resize", moved);
    window.on("maximize", moved);
    window.on("unmaximize", moved);
    window.on("close", keep);
    window.on("closed", () => clearTimeout(rest));
  }
}
