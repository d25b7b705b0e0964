import { makeAutoObservable, observableRef, runInAction } from "mobx";
import { AppError } from "../../shared/errors";
import { storageKeyOf } from "../auth/authClient";
import { computerPlace, MemoryStorage, type Place, practicePlace, webPlace } from "../platform/place";
import type { Platform } from "../platform/platform";
import { home } from "./access";
import { AppStores } from "./AppStores";
import { loadHome } from "./homeScreens";
import { loadConfig } from "./loadConfig";

/**
 * Where the app works. A browser has one place. The desktop app works at this computer without anybody signing in, or, once
 * somebody did, at the practice; each place has stores of its own, so that nothing of one is ever seen at the other.
 */
export class Places {
  /** Those of the place that is on the screen; null until one is. */
  stores: AppStores | null = null;
  /** Why there is none. */
  error: AppError | null = null;
  private computer: AppStores | null = null;
  private practice: { serverUrl: string; stores: AppStores } | null = null;

  constructor(private readonly platform: Platform) {
    makeAutoObservable<this, "platform" | "computer" | "practice">(this, {
      stores: observableRef,
      error: observableRef,
      platform: false,
      computer: false,
      practice: false,
    });
  }

  /** Opens the place the app was left at. Failures land in `error`. */
  start(): Promise<void> {
    return this.orError(async () => {
      if (this.platform.kind === "web") return this.show(await this.open(webPlace()));
      const [{ session }] = await Promise.all([this.platform.call("auth", "get"), loadHome()]);
      return session ? this.openPractice() : this.openComputer();
    });
  }

  /** To this computer, with nobody signed in. Failures land in `error`. @param path where it leads there. */
  toComputer(path = home): Promise<void> {
    return this.orError(() => this.openComputer(path));
  }

  /** Keeps the address of the practice's server and goes there. @throws {AppError} with a sentence for the form. */
  async usePractice(address: string): Promise<void> {
    this.refuseWhileRecording();
    await this.platform.call("settings", "setServer", { address });
    await this.openPractice();
  }

  /** To the practice whose address is kept. @returns false where none is. @throws {AppError} */
  async toPractice(): Promise<boolean> {
    const { serverUrl } = await this.platform.call("settings", "get");
    if (serverUrl === null) return false;
    await this.openPractice();
    return true;
  }

  private async openComputer(path?: string): Promise<void> {
    this.refuseWhileRecording();
    this.computer ??= await this.open(computerPlace());
    this.show(this.computer, path);
  }

  private async openPractice(): Promise<void> {
    this.refuseWhileRecording();
    const { serverUrl } = await this.platform.call("settings", "get");
    if (serverUrl === null) return this.openComputer("/sign-in");
    if (this.practice?.serverUrl !== serverUrl) this.practice = { serverUrl, stores: await this.openServer(serverUrl) };
    this.show(this.practice.stores);
  }

  /** With the sign-in the shell kept, where there is one. */
  private async openServer(serverUrl: string): Promise<AppStores> {
    const storage = new MemoryStorage();
    const place = practicePlace(serverUrl, storage);
    const config = await loadConfig(place);
    const { session } = await this.platform.call("auth", "get");
    if (session) storage.setItem(storageKeyOf(config, place), JSON.stringify(session));
    return new AppStores(config, this.platform, place, this);
  }

  private async open(place: Place): Promise<AppStores> {
    return new AppStores(await loadConfig(place), this.platform, place, this);
  }

  private show(stores: AppStores, path?: string): void {
    if (stores === this.stores && path === undefined) return;
    if (stores !== this.stores) this.stores?.leave();
    if (path !== undefined) location.hash = path; // only the desktop app gives one, and its addresses are there
    this.stores = stores;
    this.error = null;
  }

  private async orError(work: () => Promise<void>): Promise<void> {
    this.error = null;
    try {
      await work();
    } catch (error) {
      runInAction(() => (this.error = AppError.from(error)));
    }
  }

  /** The recorder is one place's: going to another would take it off the screen. */
  private refuseWhileRecording(): void {
    if (this.stores?.isRecording)
      throw new AppError("conflict", "A recording is running. Stop it first; what was said is kept.");
  }
}
