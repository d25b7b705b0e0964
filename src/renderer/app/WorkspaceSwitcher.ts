import { makeAutoObservable, observableRef, runInAction } from "mobx";
import { AppError } from "../../shared/errors";
import { storageKeyOf } from "../auth/session/authClient";
import {
  computerBackend,
  MemoryStorage,
  type Backend,
  type BackendSwitch,
  practiceBackend,
  webBackend,
} from "../base/Backend";
import type { Platform } from "../base/Platform";
import { home } from "../base/access";
import { AppRootStore } from "./AppRootStore";
import { loadAhead, loadHome } from "./loadHome";
import { loadConfig } from "./loadConfig";

/**
 * Opens backends and provides the stores of the current one. A browser has one backend. The desktop app has two: this
 * computer, which needs no sign-in, and the practice. Each backend has its own stores, so that its data is never shown
 * in the other.
 */
export class WorkspaceSwitcher implements BackendSwitch {
  /** The stores of the backend on the screen; null until a backend is open. */
  stores: AppRootStore | null = null;
  /** Why the last `start` or `toComputer` failed; null otherwise. */
  error: AppError | null = null;
  #computer: AppRootStore | null = null;
  #practice: { serverUrl: string; stores: AppRootStore } | null = null;

  readonly #platform: Platform;

  constructor(platform: Platform) {
    this.#platform = platform;
    makeAutoObservable(this, { stores: observableRef, error: observableRef });
  }

  /** Opens the web backend; on the desktop, the practice if a session is stored, else this computer. Never rejects. */
  start(): Promise<void> {
    return this.runCatching(async () => {
      if (this.#platform.kind === "web") {
        const { pathname } = location;
        if (pathname.startsWith("/dashboard")) void loadAhead(pathname); // in parallel with configuration and session
        return this.show(await this.open(webBackend()));
      }
      const [{ session }] = await Promise.all([this.#platform.call("auth", "get"), loadHome()]);
      return session ? this.openPractice() : this.openComputer();
    });
  }

  /** Switches to this computer, without a sign-in. Errors are stored in `error`. @param path the screen to open. */
  toComputer(path = home): Promise<void> {
    return this.runCatching(() => this.openComputer(path));
  }

  /** Saves the address of the practice's server and switches to it. @throws {AppError} with a message for the form. */
  async usePractice(address: string): Promise<void> {
    this.refuseWhileRecording();
    await this.#platform.call("settings", "setServer", { address });
    await this.openPractice();
  }

  /**
   * Switches to the practice whose address is saved.
   * @returns false if there is none.
   * @throws {AppError} of the failed request.
   */
  async toPractice(): Promise<boolean> {
    const { serverUrl } = await this.#platform.call("settings", "get");
    if (serverUrl === null) return false;
    await this.openPractice();
    return true;
  }

  private async openComputer(path?: string): Promise<void> {
    this.refuseWhileRecording();
    this.#computer ??= await this.open(computerBackend());
    this.show(this.#computer, path);
  }

  /** Opens the practice at the saved address; without one, this computer's sign-in page, which asks for it. */
  private async openPractice(): Promise<void> {
    this.refuseWhileRecording();
    const { serverUrl } = await this.#platform.call("settings", "get");
    if (serverUrl === null) return this.openComputer("/sign-in");
    if (this.#practice?.serverUrl !== serverUrl)
      this.#practice = { serverUrl, stores: await this.openServer(serverUrl) };
    this.show(this.#practice.stores);
  }

  /** Opens the practice's server with the session stored by the shell, if there is one. */
  private async openServer(serverUrl: string): Promise<AppRootStore> {
    const storage = new MemoryStorage();
    const backend = practiceBackend(serverUrl, storage);
    const config = await loadConfig(backend);
    const { session } = await this.#platform.call("auth", "get");
    if (session) storage.setItem(storageKeyOf(config, backend), JSON.stringify(session));
    return new AppRootStore(config, this.#platform, backend, this);
  }

  private async open(backend: Backend): Promise<AppRootStore> {
    return new AppRootStore(await loadConfig(backend), this.#platform, backend, this);
  }

  private show(stores: AppRootStore, path?: string): void {
    if (stores === this.stores && path === undefined) return;
    if (stores !== this.stores) this.stores?.leave();
    if (path !== undefined) location.hash = path; // set only in the desktop app, which uses hash routes
    this.stores = stores;
    this.error = null;
  }

  private async runCatching(work: () => Promise<void>): Promise<void> {
    this.error = null;
    try {
      await work();
    } catch (error) {
      runInAction(() => (this.error = AppError.from(error)));
    }
  }

  /** Prevents switching while recording, because the recorder belongs to one backend. @throws {AppError} `conflict` */
  private refuseWhileRecording(): void {
    if (this.stores?.isRecording)
      throw new AppError("conflict", "A recording is running. Stop it first; everything recorded is saved.");
  }
}
