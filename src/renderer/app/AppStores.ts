import type { AxiosInstance } from "axios";
import type { AppError } from "../../shared/errors";
import type { PublicConfig } from "../../shared/system/system";
import { reaction } from "mobx";
import { activityReporter } from "../auth/activityReporter";
import { IdleStore } from "../auth/IdleStore";
import { SessionStore } from "../auth/SessionStore";
import { SignOutStore } from "../auth/SignOutStore";
import { shellHandover } from "../auth/shellHandover";
import { createHttpClient } from "../http/httpClient";
import { DebugStore } from "../layout/DebugStore";
import { LayoutStore } from "../layout/LayoutStore";
import { type Place, webPlace } from "../platform/place";
import type { Platform } from "../platform/platform";
import type { Places } from "./Places";
import type { RootStore } from "./RootStore";

/** What every screen may need, signed in or not. Small on purpose: sign-in loads this and nothing more. */
export class AppStores {
  readonly session: SessionStore;
  readonly idle: IdleStore;
  readonly signOut: SignOutStore;
  readonly http: AxiosInstance;
  readonly layout = new LayoutStore();
  readonly debug = new DebugStore();

  private isNotKeptTold = false;

  /** The dashboard's stores, made on first use and kept: the recorder outlives every screen, also a sign-in in between. */
  private dashboard: { email: string; stores: RootStore } | null = null;

  constructor(
    readonly config: PublicConfig,
    readonly platform: Platform,
    readonly place: Place = webPlace(),
    /** Leads to the other places of the desktop app. */
    readonly places: Places | null = null,
  ) {
    this.session = new SessionStore(
      config,
      shellHandover(platform, (error) => this.tellNotKept(error)),
      place,
    );
    const { session } = this;
    this.http = createHttpClient(place.api, session);
    this.signOut = new SignOutStore({
      isSignedIn: () => session.status === "signed_in",
      work: () => this.dashboard?.stores ?? null,
    });
    const endIdle = () => void session.signOut("idle").catch(() => undefined); // signed out here all the same
    this.idle = new IdleStore({
      minutes: session.isLocal ? 0 : config.idle_minutes,
      isFresh: session.recovery.link !== null,
      status: () => session.status,
      isHeld: () => this.isRecording,
      onIdle: () => this.signOut.leaveIdle(endIdle),
      onTouch: activityReporter(this.http, () => session.status === "signed_in"),
    });
    reaction(
      () => session.status === "signed_out" && session.ended !== "expired" && !this.isKeepingWords,
      (isOver) => {
        if (!isOver) return;
        this.dashboard?.stores.note.dropUnsaved();
        this.forgetDashboard();
      },
    );
    this.debug.watch(this.http);
  }

  /** Those of the person signed in: another one never sees what the one before had open. */
  dashboardOf(email: string | null, make: () => RootStore): { email: string; stores: RootStore } {
    if (this.dashboard && (email === null || email === this.dashboard.email)) return this.dashboard;
    this.dashboard?.stores.note.dropUnsaved();
    void this.dashboard?.stores.recorder.leave();
    this.dashboard = { email: email ?? "", stores: make() };
    return this.dashboard;
  }

  /** Nobody was there, and words could not be saved: they wait in this window's memory for the same person's next sign-in. */
  get isKeepingWords(): boolean {
    return this.session.ended === "idle" && this.signOut.unsaved !== null;
  }

  /** Said once: the session is renewed every few minutes. Loaded when needed: sign-in does without toasts. */
  private tellNotKept({ code, message }: AppError): void {
    if (code !== "keychain_missing" || this.isNotKeptTold) return;
    this.isNotKeptTold = true;
    void import("../ui/toaster").then(({ showToast }) => showToast({ message, intent: "warning", timeout: 0 }));
  }

  /** The app goes to another place: what this one showed is put away. */
  leave(): void {
    this.forgetDashboard();
  }

  /** Nothing of the person stays in memory; what was recorded waits in the journal. */
  private forgetDashboard(): void {
    const stores = this.dashboard?.stores;
    this.dashboard = null;
    stores?.openVisit.open(null);
    stores?.queries.clear();
    void stores?.recorder.leave();
  }

  /** Whether leaving the dashboard now would take a running recording off the screen. Observable. */
  get isRecording(): boolean {
    return this.dashboard !== null && this.dashboard.stores.recorder.state !== "idle";
  }
}
