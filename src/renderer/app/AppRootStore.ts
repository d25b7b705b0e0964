import type { AxiosInstance } from "axios";
import type { AppError } from "../../shared/errors";
import type { PublicConfig } from "../../shared/system/publicConfig";
import { reaction } from "mobx";
import { activityReporter } from "../auth/idle/activityReporter";
import { IdleStore } from "../auth/idle/IdleStore";
import { SessionStore } from "../auth/session/SessionStore";
import { SignOutStore } from "../auth/signOut/SignOutStore";
import { passSessionToShell } from "../auth/session/passSessionToShell";
import { createHttpClient } from "../http/createHttpClient";
import { DebugStore } from "./shell/DebugStore";
import { LayoutStore } from "../base/LayoutStore";
import { type Backend, type BackendSwitch, webBackend } from "../base/Backend";
import type { Platform } from "../base/Platform";
import type { AppStores, DashboardStores } from "../base/useStores";

declare module "../base/useStores" {
  interface AppStores {
    readonly debug: DebugStore;
    dashboardOf(email: string | null, make: () => DashboardStores): { email: string; stores: DashboardStores };
  }
}

/** Stores for every screen of one backend, signed in or not. Kept small because the sign-in page loads them. */
export class AppRootStore implements AppStores {
  readonly session: SessionStore;
  readonly idle: IdleStore;
  readonly signOut: SignOutStore;
  readonly http: AxiosInstance;
  readonly layout = new LayoutStore();
  readonly debug = new DebugStore();

  private hasWarnedOfKeychain = false;

  /** The dashboard's stores and their user's email; null until first used. Kept if the session expires. */
  private dashboard: { email: string; stores: DashboardStores } | null = null;

  constructor(
    readonly config: PublicConfig,
    readonly platform: Platform,
    readonly backend: Backend = webBackend(),
    /** Switches to another backend; null outside the desktop app. */
    readonly workspaces: BackendSwitch | null = null,
  ) {
    this.session = new SessionStore(
      config,
      passSessionToShell(platform, (error) => this.warnOfKeychain(error)),
      backend,
    );
    const { session } = this;
    this.http = createHttpClient(backend.api, session);
    this.signOut = new SignOutStore({
      isSignedIn: () => session.status === "signed_in",
      work: () => this.dashboard?.stores ?? null,
    });
    const endIdle = () => void session.signOut("idle").catch(() => undefined); // this browser is signed out either way
    this.idle = new IdleStore({
      minutes: session.isLocal ? 0 : config.idle_minutes,
      isFresh: session.recovery.link !== null,
      status: () => session.status,
      isHeld: () => this.isRecording,
      onIdle: () => this.signOut.leaveIdle(endIdle),
      onActivity: activityReporter(this.http, () => session.status === "signed_in"),
    });
    reaction(
      () => session.status === "signed_out" && session.ended !== "expired" && !this.keepsUnsavedText,
      (isOver) => {
        if (!isOver) return;
        this.dashboard?.stores.documents.stop();
        this.forgetDashboard();
      },
    );
    this.debug.watch(this.http);
  }

  /** Returns the dashboard stores of a user; another user gets new stores. @param email null for the current stores. */
  dashboardOf(email: string | null, make: () => DashboardStores): { email: string; stores: DashboardStores } {
    if (this.dashboard && (email === null || email === this.dashboard.email)) return this.dashboard;
    this.dashboard?.stores.documents.stop();
    void this.dashboard?.stores.recorder.leave();
    this.dashboard = { email: email ?? "", stores: make() };
    return this.dashboard;
  }

  /** Whether text that was not saved at an idle sign-out is kept in memory for the same person's next sign-in. */
  get keepsUnsavedText(): boolean {
    return this.session.ended === "idle" && this.signOut.unsaved !== null;
  }

  /** Warns once if there is no keychain to store the session in. Loads toasts on demand, to keep sign-in small. */
  private warnOfKeychain({ code, message }: AppError): void {
    if (code !== "keychain_missing" || this.hasWarnedOfKeychain) return;
    this.hasWarnedOfKeychain = true;
    void import("../ui/showToast").then(({ showToast }) => showToast({ message, intent: "warning", timeout: 0 }));
  }

  /** Clears the data on the screens of this backend. Called when the app switches to another backend. */
  leave(): void {
    this.forgetDashboard();
  }

  /** Clears the person's data from memory; recordings remain in the journal. */
  private forgetDashboard(): void {
    const stores = this.dashboard?.stores;
    this.dashboard = null;
    stores?.openVisit.open(null);
    stores?.queries.clear();
    void stores?.recorder.leave();
  }

  /** Whether a recording is running or paused in the dashboard. Observable. */
  get isRecording(): boolean {
    return this.dashboard !== null && this.dashboard.stores.recorder.state !== "idle";
  }
}
