import type { AxiosInstance } from "axios";
import { makeAutoObservable, observableRef } from "mobx";
import { desktopPlatforms, type DesktopPlatform, type Downloads, type Release } from "../../shared/downloads/downloads";
import { AsyncTask } from "../app/AsyncTask";
import { DownloadsApi } from "./downloadsApi";

/** What can be downloaded, the visitor's own kind of computer first. */
export class DownloadsStore {
  downloads: Downloads | null = null;
  readonly loading = new AsyncTask();
  private readonly api: DownloadsApi;

  /** @param here null where the visitor's kind of computer is not known, or has no desktop app. */
  constructor(
    http: AxiosInstance,
    readonly here: DesktopPlatform | null,
  ) {
    this.api = new DownloadsApi(http);
    makeAutoObservable<this, "api">(this, { api: false, here: false, downloads: observableRef });
  }

  load(): Promise<void> {
    return this.loading.run(
      () => this.api.downloads(),
      (downloads) => (this.downloads = downloads),
    );
  }

  /** Releases in the order of the page. */
  get releases(): Release[] {
    const place = ({ platform }: Release): number => (platform === this.here ? -1 : desktopPlatforms.indexOf(platform));
    return (this.downloads?.releases ?? []).toSorted((a, b) => place(a) - place(b));
  }
}
