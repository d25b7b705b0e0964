import type { AxiosInstance } from "axios";
import type { PublicConfig } from "../../shared/system/system";
import { SessionStore } from "../auth/SessionStore";
import { createHttpClient } from "../http/httpClient";
import { LayoutStore } from "../layout/LayoutStore";
import { apiOrigin, type Platform } from "../platform/platform";
import type { RootStore } from "./RootStore";

/** What every screen may need, signed in or not. Small on purpose: sign-in loads this and nothing more. */
export class AppStores {
  readonly session: SessionStore;
  readonly http: AxiosInstance;
  readonly layout = new LayoutStore();

  /** The dashboard's stores, made on first use and kept: the recorder outlives every screen, also a sign-in in between. */
  private dashboard: { email: string; stores: RootStore } | null = null;

  constructor(
    readonly config: PublicConfig,
    readonly platform: Platform,
  ) {
    this.session = new SessionStore(config);
    this.http = createHttpClient(apiOrigin(), {
      accessToken: () => this.session.accessToken(),
      expire: () => this.session.expire(),
    });
  }

  /** Those of the person signed in: another one never sees what the one before had open. */
  dashboardOf(email: string | null, make: () => RootStore): RootStore {
    if (this.dashboard && (email === null || email === this.dashboard.email)) return this.dashboard.stores;
    void this.dashboard?.stores.recorder.leave();
    this.dashboard = { email: email ?? "", stores: make() };
    return this.dashboard.stores;
  }

  /** Whether leaving the dashboard now would take a running recording off the screen. Observable. */
  get isRecording(): boolean {
    return this.dashboard !== null && this.dashboard.stores.recorder.state !== "idle";
  }
}
