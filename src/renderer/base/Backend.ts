import { apiOrigin } from "./Platform";

/** Storage of the auth client's session. */
export type SessionStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** The server that the app talks to. */
export interface Backend {
  /** `web` in a browser. In the desktop app `computer` (the app's own server, no account) or `practice`. */
  kind: "web" | "computer" | "practice";
  /** URL prefix of every route, without a trailing slash. */
  api: string;
  /** Origin of the web app, which links in emails open. */
  webOrigin: string;
  /** Where the auth client keeps the session; null for the browser's local storage. */
  storage: SessionStorage | null;
}

/** Returns the server of the web app: the configured origin, otherwise the page's own. */
export const webBackend = (): Backend => ({ kind: "web", api: apiOrigin(), webOrigin: location.origin, storage: null });

/** Returns the server inside the desktop app. */
export const computerBackend = (): Backend => ({
  kind: "computer",
  api: location.origin,
  webOrigin: location.origin,
  storage: new MemoryStorage(),
});

/**
 * Returns the practice's server, reached through the desktop shell.
 * @param serverUrl the server's origin.
 * @param storage holds the session while the app runs; the shell stores it for the next start.
 */
export const practiceBackend = (serverUrl: string, storage: SessionStorage): Backend => ({
  kind: "practice",
  api: `${location.origin}/practice`,
  webOrigin: serverUrl,
  storage,
});

/** Switches the desktop app from one backend to another. */
export interface BackendSwitch {
  /** Switches to this computer, without a sign-in. Never rejects. @param path the screen to open. */
  toComputer(path?: string): Promise<void>;
  /** Saves the address of the practice's server and switches to it. @throws {AppError} with a message for the form. */
  usePractice(address: string): Promise<void>;
  /**
   * Switches to the practice whose address is saved.
   * @returns false if there is none.
   * @throws {AppError} of the failed request.
   */
  toPractice(): Promise<boolean>;
}

/** Session storage in memory, lost when the page closes. */
export class MemoryStorage implements SessionStorage {
  private readonly kept = new Map<string, string>();

  getItem(key: string): string | null {
    return this.kept.get(key) ?? null;
  }

  setItem(key: string, value: string): void {
    this.kept.set(key, value);
  }

  removeItem(key: string): void {
    this.kept.delete(key);
  }
}
