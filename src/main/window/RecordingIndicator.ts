import { app, type BrowserWindow, Menu, nativeImage, powerSaveBlocker, Tray } from "electron";
import type { ShownRecording } from "../../shared/bridge/shellBridge";

interface Deps {
  /** Absolute path of the icon. */
  iconPath: string;
  window: () => BrowserWindow | null;
  show: () => void;
  stop: () => void;
}

const texts = { recording: "Chartside is recording", paused: "Chartside: recording paused" } as const;

/**
 * Shows a running or paused recording in the tray, the dock or task bar and the window's title, without naming the
 * patient, and keeps the computer awake while it runs.
 */
export class RecordingIndicator {
  private tray: Tray | null = null;
  /** Id of Electron's power save blocker, which keeps the computer awake; null if there is none. */
  private blockerId: number | null = null;

  constructor(private readonly deps: Deps) {}

  /** Shows this state of the recorder; with "none" everything is removed. */
  change(recording: ShownRecording): void {
    this.keepAwake(recording === "recording");
    const text = recording === "none" ? null : texts[recording];
    this.showInTray(text);
    app.dock?.setBadge(text ? "●" : "");
    const window = this.deps.window();
    if (!window || window.isDestroyed()) return;
    window.setTitle(text ?? "Chartside");
    if (process.platform !== "win32") return;
    window.setOverlayIcon(text ? nativeImage.createFromPath(this.deps.iconPath) : null, text ?? "");
  }

  private keepAwake(isNeeded: boolean): void {
    if (isNeeded) this.blockerId ??= powerSaveBlocker.start("prevent-app-suspension");
    else if (this.blockerId !== null) {
      powerSaveBlocker.stop(this.blockerId);
      this.blockerId = null;
    }
  }

  private showInTray(text: string | null): void {
    if (text === null) {
      this.tray?.destroy();
      this.tray = null;
      return;
    }
    this.tray ??= this.newTray();
    this.tray.setToolTip(text);
  }

  private newTray(): Tray {
    const { iconPath, show, stop } = this.deps;
    const tray = new Tray(nativeImage.createFromPath(iconPath));
    const items = [
      { id: "show", label: "Show Chartside", click: show },
      { id: "stop", label: "Stop Recording", click: stop },
    ];
    tray.setContextMenu(Menu.buildFromTemplate(items));
    tray.on("click", show);
    return tray;
  }
}
