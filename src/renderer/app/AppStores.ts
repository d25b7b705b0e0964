import type { AxiosInstance } from "axios";
import type { PublicConfig } from "../../shared/system/system";
import { SessionStore } from "../auth/SessionStore";
import { createHttpClient } from "../http/httpClient";
import { LayoutStore } from "../layout/LayoutStore";
import { apiOrigin, type Platform } from "../platform/platform";

/** What every screen may need, signed in or not. Small on purpose: sign-in loads this and nothing more. */
export class AppStores {
  readonly session: SessionStore;
  readonly http: AxiosInstance;
  readonly layout = new LayoutStore();

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
}
