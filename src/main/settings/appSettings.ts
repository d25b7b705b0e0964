import Store from "electron-store";
import type { KeptUpdates } from "../updates/Updates";

interface Kept {
  /** Origin of the practice's server; null until somebody set it. */
  serverUrl: string | null;
  /** What that server said of itself when it last answered, for a start without the network. */
  serverConfig: unknown;
  updates: KeptUpdates;
  /** What the recordings on this computer should not grow beyond, in bytes. */
  recordingsLimit: number;
}

const defaults: Kept = {
  serverUrl: null,
  serverConfig: null,
  updates: { autoDownload: true, allowPrerelease: false, checkedAt: null, hasFailed: false },
  recordingsLimit: 5_000_000_000,
};

/** The settings of this computer, in `settings.json` of the app's folder. A file that cannot be read counts as none. */
export class AppSettings {
  private readonly store = new Store<Kept>({ name: "settings", defaults, clearInvalidConfig: true });

  get serverUrl(): string | null {
    const { serverUrl } = this.store.store;
    return typeof serverUrl === "string" ? serverUrl : null;
  }

  get serverConfig(): unknown {
    return this.store.get("serverConfig");
  }

  /** @param config what the server says of itself. */
  useServer(origin: string, config: object): void {
    this.store.set({ serverUrl: origin, serverConfig: config });
  }

  get recordingsLimit(): number {
    const limit = this.store.get("recordingsLimit");
    return Number.isSafeInteger(limit) && limit > 0 ? limit : defaults.recordingsLimit;
  }

  set recordingsLimit(bytes: number) {
    this.store.set("recordingsLimit", bytes);
  }

  get updates(): Kept["updates"] {
    return { ...defaults.updates, ...this.store.get("updates") };
  }

  /** Keeps what is given and leaves the rest. */
  changeUpdates(change: Partial<Kept["updates"]>): void {
    this.store.set("updates", { ...this.updates, ...change });
  }
}
