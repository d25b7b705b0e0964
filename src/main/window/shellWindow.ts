import { app, type BrowserWindow, Menu } from "electron";
import { join } from "node:path";
import type { ShellCommand, ShownRecording } from "../../shared/bridge/shellBridge";
import { type BridgeHandlers, createEmit } from "../bridge/handle";
import { askBeforeClosing } from "./closeQuestion";
import { reloadAfterCrash } from "./crashReload";
import { KeptPlace } from "./keptPlace";
import { openMainWindow, showWindow } from "./mainWindow";
import { menuTemplate } from "./menu";
import { RecordingMark } from "./recordingMark";

/** The window with what stands around it: menu, the mark of a running recording, the question before it closes. */
export class ShellWindow {
  private window: BrowserWindow | null = null;
  private recording: ShownRecording = "none";
  private readonly whenStopped: (() => void)[] = [];
  /** A page that is loading hears nothing: where it was led meanwhile waits for it. */
  private isListening = false;
  private heldRoute: string | null = null;
  private readonly painted = Promise.withResolvers<void>();
  private readonly place = new KeptPlace();
  private readonly emit = createEmit(() => this.page);
  private readonly mark: RecordingMark;

  /** @param outDir absolute path of the build. */
  constructor(private readonly outDir: string) {
    this.mark = new RecordingMark({
      picture: join(outDir, "..", "resources", "shell", "recording.png"),
      window: () => this.window,
      show: () => this.show(),
      stop: () => this.command("stop"),
    });
  }

  /** The page in it; null while there is no window. */
  get page(): Electron.WebContents | null {
    return this.window?.webContents ?? null;
  }

  /** Resolves when there is something to see in it for the first time. */
  get firstPaint(): Promise<void> {
    return this.painted.promise;
  }

  /** Whether a recording runs or is paused: nothing may end the app now. */
  get isRecording(): boolean {
    return this.recording !== "none";
  }

  /** `shell` of the bridge. */
  readonly handlers: BridgeHandlers<"shell"> = {
    recordingChanged: ({ recording }) => this.showRecording(recording),
    ready: () => {
      this.isListening = true;
      const route = this.heldRoute;
      this.heldRoute = null;
      return route;
    },
  };

  /** Opens the window, or brings it to the front, at that route where one is given. */
  show(route: string | null = null): void {
    if (this.window) {
      showWindow(this.window);
      if (route !== null) this.lead(route);
      return;
    }
    const window = openMainWindow(this.outDir, this.place, route);
    this.window = window;
    window.once("ready-to-show", () => this.painted.resolve());
    this.showRecording("none");
    window.webContents.on("did-start-loading", () => (this.isListening = false));
    reloadAfterCrash(window, () => this.showRecording("none"));
    askBeforeClosing(window, {
      recording: () => this.recording,
      stop: () => this.command("stop"),
      stopped: () => new Promise((resolve) => void this.whenStopped.push(resolve)),
    });
    window.on("closed", () => {
      this.window = null;
      this.showRecording("none");
    });
  }

  private lead(route: string): void {
    if (this.isListening) this.emit("app:navigate", route);
    else this.heldRoute = route;
  }

  private command(command: ShellCommand): void {
    this.emit("shell:command", command);
  }

  private showRecording(recording: ShownRecording): void {
    this.recording = recording;
    this.mark.change(recording);
    const command = (asked: ShellCommand) => {
      if (asked !== "stop") this.show();
      this.command(asked);
    };
    const show = (route: string) => this.show(route);
    const parts = { isMac: process.platform === "darwin", isPackaged: app.isPackaged, recording, command, show };
    Menu.setApplicationMenu(Menu.buildFromTemplate(menuTemplate(parts)));
    if (recording === "none") for (const resolve of this.whenStopped.splice(0)) resolve();
  }
}
