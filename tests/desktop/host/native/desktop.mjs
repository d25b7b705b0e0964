import { EventEmitter } from "node:events";
import { existsSync } from "node:fs";
import { markGaps } from "../gaps.mjs";
import { host, record } from "../host.mjs";

class NativeTheme extends EventEmitter {
  #source = "system";
  shouldUseDarkColors = false;
  shouldUseHighContrastColors = false;
  shouldUseInvertedColorScheme = false;

  get themeSource() {
    return this.#source;
  }

  set themeSource(source) {
    this.#source = source;
    this.shouldUseDarkColors = source === "dark";
    const features = source === "system" ? [] : [{ name: "prefers-color-scheme", value: source }];
    for (const window of host.windows.values()) {
      window.page?.send("Emulation.setEmulatedMedia", { features }).catch(() => {});
    }
    this.emit("updated");
  }
}

class SystemPreferences extends EventEmitter {
  /** Microphone access as on macOS, set by `DESKTOP_HOST_MICROPHONE`. */
  getMediaAccessStatus() {
    return process.env.DESKTOP_HOST_MICROPHONE ?? "granted";
  }

  async askForMediaAccess() {
    return this.getMediaAccessStatus() === "granted";
  }
}

const display = {
  id: 1,
  bounds: { x: 0, y: 0, width: 1920, height: 1080 },
  size: { width: 1920, height: 1080 },
  workArea: { x: 0, y: 0, width: 1920, height: 1080 },
  workAreaSize: { width: 1920, height: 1080 },
  scaleFactor: 1,
};

class Screen extends EventEmitter {
  getPrimaryDisplay() {
    return display;
  }

  getAllDisplays() {
    return [display];
  }

  getDisplayMatching() {
    return display;
  }

  getDisplayNearestPoint() {
    return display;
  }

  getCursorScreenPoint() {
    return { x: 0, y: 0 };
  }
}

class NativeImage {
  #isEmpty;
  #isTemplate = false;

  constructor(isEmpty) {
    this.#isEmpty = isEmpty;
  }

  isEmpty() {
    return this.#isEmpty;
  }

  resize() {
    return this;
  }

  setTemplateImage(isTemplate) {
    this.#isTemplate = isTemplate;
  }

  isTemplateImage() {
    return this.#isTemplate;
  }
}
markGaps("NativeImage", NativeImage);

const shortcuts = new Map();
let copied = "";

export const nativeTheme = new (markGaps("NativeTheme", NativeTheme))();
export const systemPreferences = new (markGaps("SystemPreferences", SystemPreferences))();
export const screen = new (markGaps("Screen", Screen))();

export const nativeImage = {
  createEmpty: () => new NativeImage(true),
  createFromPath: (path) => new NativeImage(!existsSync(path)),
  createFromBuffer: (bytes) => new NativeImage(bytes.length === 0),
  createFromDataURL: (url) => new NativeImage(!url.startsWith("data:image/")),
};

export const clipboard = markGaps("Clipboard", {
  readText: async () => copied,
  writeText: async (text) => void (copied = text),
  clear: () => void (copied = ""),
});

/** Registered shortcuts; tests trigger them with `globalThis.desktopHost.shortcuts.get(accelerator)()`. */
globalThis.desktopHost.shortcuts = shortcuts;
export const globalShortcut = markGaps("GlobalShortcut", {
  register(accelerator, callback) {
    if (shortcuts.has(accelerator)) return false;
    shortcuts.set(accelerator, callback);
    return true;
  },
  registerAll(accelerators, callback) {
    for (const accelerator of accelerators) shortcuts.set(accelerator, callback);
  },
  unregister: (accelerator) => void shortcuts.delete(accelerator),
  unregisterAll: () => shortcuts.clear(),
  isRegistered: (accelerator) => shortcuts.has(accelerator),
});

export class Notification extends EventEmitter {
  static isSupported() {
    return true;
  }

  constructor(options = {}) {
    super();
    Object.assign(this, options);
  }

  show() {
    record("notification.show", this.title, this.body);
    this.emit("show", {});
  }

  close() {
    this.emit("close", {});
  }
}

export const crashReporter = markGaps("CrashReporter", {
  start: (options) => record("crashReporter.start", options),
});

/** Squirrel's updater, which does nothing on Linux in Electron either. */
export const autoUpdater = Object.assign(new EventEmitter(), {
  setFeedURL: (options) => record("autoUpdater.setFeedURL", options),
  getFeedURL: () => "",
  checkForUpdates: () => record("autoUpdater.checkForUpdates"),
  quitAndInstall: () => record("autoUpdater.quitAndInstall"),
});
markGaps("AutoUpdater", autoUpdater);
