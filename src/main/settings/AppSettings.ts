import Store from "electron-store";
import type { KeptUpdates } from "../updates/Updates";

interface StoredSettings {
  /** Origin of the practice's server; null until it is set. */
  serverUrl: string | null;
  /** The last configuration that this server sent, for starting offline. */
  serverConfig: unknown;
  /** The cookies of this server that `DeviceCookies` keeps. */
  deviceCookies: { name: string; value: string }[];
  updates: KeptUpdates;
  /** Size of the recordings on this computer above which the app warns, in bytes. */
  recordingsLimit: number;
}

const defaults: StoredSettings = {
  serverUrl: null,
  serverConfig: null,
  deviceCookies: [],
  updates: { autoDownload: true, allowPrerelease: false, checkedAt: null, hasFailed: false, feedDates: [] },
  recordingsLimit: 5_000_000_000,
};

/** The settings of this computer, in `settings.json` of the app's folder. An unreadable file counts as missing. */
export class AppSettings {
  private readonly store = new Store<StoredSettings>({ name: "settings", defaults, clearInvalidConfig: true });

  get serverUrl(): string | null {
    const { serverUrl } = this.store.store;
    return typeof serverUrl === "string" ? serverUrl : null;
  }

  /** The stored configuration, unchecked; null until a server is set. */
  get serverConfig(): unknown {
    return this.store.get("serverConfig");
  }

  /** Saves the practice's server; drops the device cookies of another one. @param config its public configuration. */
  useServer(origin: string, config: object): void {
    const deviceCookies = origin === this.serverUrl ? this.deviceCookies : [];
    this.store.set({ serverUrl: origin, serverConfig: config, deviceCookies });
  }

  get deviceCookies(): StoredSettings["deviceCookies"] {
    return this.store.get("deviceCookies");
  }

  set deviceCookies(cookies: StoredSettings["deviceCookies"]) {
    this.store.set("deviceCookies", cookies);
  }

  get recordingsLimit(): number {
    const limit = this.store.get("recordingsLimit");
    return Number.isSafeInteger(limit) && limit > 0 ? limit : defaults.recordingsLimit;
  }

  set recordingsLimit(bytes: number) {
    this.store.set("recordingsLimit", bytes);
  }

  get updates(): StoredSettings["updates"] {
    return { ...defaults.updates, ...this.store.get("updates") };
  }

  /** Saves the given fields and leaves the others. */
  changeUpdates(change: Partial<StoredSettings["updates"]>): void {
    this.store.set("updates", { ...this.updates, ...change });
  }
}
