import { apiOrigin } from "./platform";

/** What the auth client keeps its session in. */
export type SessionStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** Where the service is that the app works with. */
export interface Place {
  /** `web`: the server the page came from. In the desktop app this `computer`, without an account, or the `practice`. */
  kind: "web" | "computer" | "practice";
  /** What every path of the service is put behind, without a slash at its end. */
  api: string;
  /** Where links in mails lead: the origin of the web app. */
  pages: string;
  /** Null: the browser's own. */
  storage: SessionStorage | null;
}

export const webPlace = (): Place => ({ kind: "web", api: apiOrigin(), pages: location.origin, storage: null });

/** The server inside the desktop app. */
export const computerPlace = (): Place => ({
  kind: "computer",
  api: location.origin,
  pages: location.origin,
  storage: new MemoryStorage(),
});

/**
 * The practice's server, which the desktop shell asks for the page.
 * @param serverUrl its origin. @param storage holds the session while the app runs; the shell keeps it over that.
 */
export const practicePlace = (serverUrl: string, storage: SessionStorage): Place => ({
  kind: "practice",
  api: `${location.origin}/practice`,
  pages: serverUrl,
  storage,
});

/** Gone with the page. */
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
