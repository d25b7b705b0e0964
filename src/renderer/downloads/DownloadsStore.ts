import type { AxiosInstance } from "axios";
import { makeAutoObservable, observableRef } from "mobx";
import { desktopPlatforms, type DesktopPlatform, type Downloads, type Release } from "../../shared/downloads/downloads";
import { AsyncTask } from "../base/AsyncTask";
import { DownloadsApi } from "./DownloadsApi";

/** Loads the desktop downloads and sorts them, the visitor's platform first. */
export class DownloadsStore {
  /** The server's response; null until loaded. */
  downloads: Downloads | null = null;
  readonly loading = new AsyncTask();
  readonly #api: DownloadsApi;

  /** @param ownPlatform the visitor's platform; null if unknown or without a desktop app. */
  constructor(
    http: AxiosInstance,
    readonly ownPlatform: DesktopPlatform | null,
  ) {
    this.#api = new DownloadsApi(http);
    makeAutoObservable(this, { ownPlatform: false, downloads: observableRef });
  }

  /** Loads the downloads. Never rejects; a failure is kept in `loading.error`. */
  load(): Promise<void> {
    return this.loading.run(
      () => this.#api.downloads(),
      (downloads) => (this.downloads = downloads),
    );
  }

  /** Releases in display order; empty until loaded. */
  get releases(): Release[] {
    const rank = ({ platform }: Release): number =>
      platform === this.ownPlatform ? -1 : desktopPlatforms.indexOf(platform);
    return (this.downloads?.releases ?? []).toSorted((a, b) => rank(a) - rank(b));
  }
}
