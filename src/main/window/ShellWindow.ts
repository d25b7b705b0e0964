import { app, type BrowserWindow, Menu } from "electron";
import { join } from "node:path";
import type { ShellCommand, ShownRecording } from "../../shared/bridge/shellBridge";
import { type BridgeHandlers, createEmit } from "../bridge/registerBridge";
import { askBeforeClosing } from "./askBeforeClosing";
import { reloadAfterCrash } from "./reloadAfterCrash";
import { StoredWindowBounds } from "./StoredWindowBounds";
import { openMainWindow, showWindow } from "./openMainWindow";
import { menuTemplate } from "./menuTemplate";
import { RecordingIndicator } from "./RecordingIndicator";

interface ShellWindowDeps {
  /** Whether a note that was filled into the open EHR may still be unsaved there. */
  isNoteUnsaved: () => boolean;
  /** Opens the folder of the log files. */
  showLogs: () => void;
}

/** The app's window with its menu, the recording indicator and the question before closing. */
export class ShellWindow {
  private window: BrowserWindow | null = null;
  private recording: ShownRecording = "none";
  private readonly whenStopped: (() => void)[] = [];
  /** Whether the page receives events; a route requested while it loads waits in `pendingRoute`. */
  private isListening = false;
  private pendingRoute: string | null = null;
  private readonly painted = Promise.withResolvers<void>();
  private readonly bounds = new StoredWindowBounds();
  private readonly emit = createEmit(() => this.page);
  private readonly indicator: RecordingIndicator;

  /** @param outDir absolute path of the build. */
  constructor(
    private readonly outDir: string,
    private readonly deps: ShellWindowDeps,
  ) {
    this.indicator = new RecordingIndicator({
      iconPath: join(outDir, "..", "resources", "shell", "recording.png"),
      window: () => this.window,
      show: () => this.show(),
      stop: () => this.command("stop"),
    });
  }

  /** The window's page; null while there is no window. */
  get page(): Electron.WebContents | null {
    return this.window?.webContents ?? null;
  }

  /** Resolves when the window has been painted for the first time. */
  get firstPaint(): Promise<void> {
    return this.painted.promise;
  }

  /** Whether a recording is running or paused; no update is installed then. */
  get isRecording(): boolean {
    return this.recording !== "none";
  }

  /** The handlers of the bridge's `shell` domain. */
  readonly handlers: BridgeHandlers<"shell"> = {
    recordingChanged: ({ recording }) => this.showRecording(recording),
    ready: () => {
      this.isListening = true;
      const route = this.pendingRoute;
      this.pendingRoute = null;
      return route;
    },
  };

  /** Opens the window or brings it to the front. @param route route to open, e.g. "/dashboard/scribe". */
  show(route: string | null = null): void {
    if (this.window) {
      showWindow(this.window);
      if (route !== null) this.navigate(route);
      return;
    }
    const window = openMainWindow(this.outDir, this.bounds, route);
    this.window = window;
    window.once("ready-to-show", () => this.painted.resolve());
    this.showRecording("none");
    window.webContents.on("did-start-loading", () => (this.isListening = false));
    reloadAfterCrash(window, () => this.showRecording("none"));
    askBeforeClosing(window, {
      recording: () => this.recording,
      stop: () => this.command("stop"),
      stopped: () => new Promise((resolve) => void this.whenStopped.push(resolve)),
      isNoteUnsaved: this.deps.isNoteUnsaved,
    });
    window.on("closed", () => {
      this.window = null;
      this.showRecording("none");
    });
  }

  private navigate(route: string): void {
    if (this.isListening) this.emit("app:navigate", route);
    else this.pendingRoute = route;
  }

  private command(command: ShellCommand): void {
    this.emit("shell:command", command);
  }

  private showRecording(recording: ShownRecording): void {
    this.recording = recording;
    this.indicator.change(recording);
    const command = (requested: ShellCommand) => {
      if (requested !== "stop") this.show();
      this.command(requested);
    };
    const show = (route: string) => this.show(route);
    const { showLogs } = this.deps;
    const system = { isMac: process.platform === "darwin", isPackaged: app.isPackaged };
    const template = menuTemplate({ ...system, recording, command, show, showLogs });
    Menu.setApplicationMenu(Menu.buildFromTemplate(template));
    if (recording === "none") for (const resolve of this.whenStopped.splice(0)) resolve();
  }
}
