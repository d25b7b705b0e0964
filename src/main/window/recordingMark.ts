import { app, type BrowserWindow, Menu, nativeImage, powerSaveBlocker, Tray } from "electron";
import type { ShownRecording } from "../../shared/bridge/shellBridge";

interface Parts {
  /** Absolute path of the mark's picture. */
  picture: string;
  window: () => BrowserWindow | null;
  show: () => void;
  stop: () => void;
}

const words = { recording: "Chartside is recording", paused: "Chartside: recording paused" } as const;

/** Shows outside of the window that a recording runs, and keeps the computer awake for it. Names no patient. */
export class RecordingMark {
  private tray: Tray | null = null;
  private blocker: number | null = null;

  constructor(private readonly parts: Parts) {}

  change(recording: ShownRecording): void {
    this.keepAwake(recording === "recording");
    const text = recording === "none" ? null : words[recording];
    this.markTray(text);
    app.dock?.setBadge(text ? "●" : "");
    const window = this.parts.window();
    if (!window || window.isDestroyed()) return;
    window.setTitle(text ?? "Chartside");
    if (process.platform !== "win32") return;
    window.setOverlayIcon(text ? nativeImage.createFromPath(this.parts.picture) : null, text ?? "");
  }

  private keepAwake(isNeeded: boolean): void {
    if (isNeeded) this.blocker ??= powerSaveBlocker.start("prevent-app-suspension");
    else if (this.blocker !== null) {
      powerSaveBlocker.stop(this.blocker);
      this.blocker = null;
    }
  }

  private markTray(text: string | null): void {
    if (text === null) {
      this.tray?.destroy();
      this.tray = null;
      return;
    }
    this.tray ??= this.newTray();
    this.tray.setToolTip(text);
  }

  private newTray(): Tray {
    const { picture, show, stop } = this.parts;
    const tray = new Tray(nativeImage.createFromPath(picture));
    const items = [
      { id: "show", label: "Show Chartside", click: show },
      { id: "stop", label: "Stop Recording", click: stop },
    ];
    tray.setContextMenu(Menu.buildFromTemplate(items));
    tray.on("click", show);
    return tray;
  }
}
