import type { AuthChangeEvent, Session } from "@supabase/supabase-js";
import { makeAutoObservable, observableRef, runInAction } from "mobx";
import type { AccountType } from "../../../shared/access/accountType";
import type { Profile, UpdateProfile } from "../../../shared/auth/profile";
import { AppError } from "../../../shared/errors";
import type { PublicConfig } from "../../../shared/system/publicConfig";
import { createHttpClient } from "../../http/createHttpClient";
import { type HttpSession } from "../../http/HttpSession";
import { type Backend, webBackend } from "../../base/Backend";
import { AccountApi } from "./AccountApi";
import { type AuthApi, authClient, storageKeyOf } from "./authClient";
import type { RedeemableLink } from "./parseAuthLink";
import { Credentials } from "./Credentials";
import { Recovery } from "./Recovery";
import { recoveryMark } from "./recoveryMark";
import type { SessionListener } from "./passSessionToShell";
import { endStoredSession } from "./endStoredSession";
import { Tokens } from "./Tokens";
import { localProfile, profileFromSession, type User, toUser } from "./User";

declare module "../../base/useStores" {
  interface AppStores {
    readonly session: SessionStore;
  }
  interface DashboardStores {
    readonly session: SessionStore;
  }
}

/** The signed-in user. Mirrors the auth client, which stores the session in this browser and refreshes its token. */
export class SessionStore implements HttpSession {
  status: "loading" | "signed_out" | "signed_in" = "loading";
  user: User | null = null;
  /** The access token last reported by the auth client; requests use `accessToken()`. */
  token: string | null = null;
  /** Null until the profile is loaded. */
  profile: Profile | null = null;
  /** The new email, until it is confirmed from the old and the new address; null without a change. */
  pendingEmail: string | null = null;
  /** The account type an admin previews; in memory only, so that a preview ends with the page. */
  tempAccountType: AccountType | null = null;
  /** Why the profile could not be loaded; `user` then comes from the session. */
  profileError: AppError | null = null;
  /** Why the session ended without a sign-out by the person: `expired` (or revoked) or `idle`. Otherwise null. */
  ended: "expired" | "idle" | null = null;
  /** The auth service's id of the user whose session ended last on this page; null if none did. */
  lastSubject: string | null = null;
  readonly recovery = new Recovery();
  readonly credentials: Credentials;
  /** The auth service's id of the signed-in user, which can differ from the profile's id; null if there is none. */
  subject: string | null = null;
  /** The profile derived from the session alone, without the person's rights. */
  #sessionProfile: Profile | null = null;
  /** Number of profile updates made by this store. */
  #profileUpdates = 0;
  #signingOut = new AbortController();
  readonly #auth: AuthApi;
  readonly #api: AccountApi;
  readonly #tokens: Tokens;

  readonly #onSession: SessionListener;

  /** @throws {MissingConfiguration} if `config` lacks the address or key of its Supabase project. */
  constructor(
    readonly config: PublicConfig,
    onSession: SessionListener = () => undefined,
    readonly backend: Backend = webBackend(),
  ) {
    this.#onSession = onSession;
    this.#auth = authClient(config, backend);
    this.#api = new AccountApi(createHttpClient(backend.api, this));
    this.#tokens = new Tokens(this.#auth);
    this.credentials = new Credentials(this.#auth, this.#api, backend.webOrigin);
    makeAutoObservable<this, "subject">(this, {
      config: false,
      backend: false,
      recovery: false,
      credentials: false,
      untilSignedOut: false,
      subject: false,
      user: observableRef,
      profile: observableRef,
      profileError: observableRef,
    });
    if (this.isLocal) this.beginLocally();
    else this.#auth.onAuthStateChange((event, session) => this.follow(event, session));
  }

  /** Whether the backend is the server inside the desktop app, which needs no sign-in. */
  get isLocal(): boolean {
    return this.backend.kind === "computer";
  }

  get isAuthLoading(): boolean {
    return this.status === "loading";
  }

  /** The account's own type; `pro` until the profile is loaded. */
  get accountType(): AccountType {
    return this.user?.publicMetadata.account_type ?? "pro";
  }

  /** The type that menus and access use: an admin's preview, otherwise the account's own type (product text §6). */
  get effectiveType(): AccountType {
    return this.previewType ?? this.accountType;
  }

  /** The active preview; null if there is none or the account is not an admin. */
  get previewType(): AccountType | null {
    return this.accountType === "admin" ? this.tempAccountType : null;
  }

  /** Starts a preview of an account type. The account's own type, or null, ends the preview. */
  preview(type: AccountType | null): void {
    this.tempAccountType = type === this.accountType ? null : type;
  }

  /** Whether the session came from a recovery link: only the new-password form opens until a password is set. */
  get isRecovering(): boolean {
    return this.recovery.isOn;
  }

  /** Whether the first profile is still loading, so that rights are not known yet. Never true for a local session. */
  get isInitializing(): boolean {
    if (this.isLocal || this.isRecovering) return false;
    return this.status === "signed_in" && this.profile === null && this.profileError === null;
  }

  /** Aborts when the session ends (`signOut`, `expire`); later sessions have a new signal. */
  get untilSignedOut(): AbortSignal {
    return this.#signingOut.signal;
  }

  /** Returns the token for the next request; null if signed out. @throws {AppError} `unavailable` */
  accessToken(): Promise<string | null> {
    return this.#tokens.current();
  }

  /**
   * Returns a token to retry a rejected request with; null if there is none. Parameters as in `Tokens.renewed`.
   * @throws {AppError} `unavailable`
   */
  renewedToken(refused: string, serverMs: number | null): Promise<string | null> {
    return this.#tokens.renewed(refused, serverMs);
  }

  /** Signs in through the link that opened the app, to set a new password. @throws {AppError} of the failed request. */
  async redeemLink(link: RedeemableLink): Promise<void> {
    await this.credentials.redeem(link);
    if (this.subject !== null) this.recovery.begin(this.subject);
  }

  /**
   * Signs the same person in again, because a password change needs a recent sign-in.
   * @throws {AppError} of the failed request.
   */
  async signInAgain(password: string): Promise<void> {
    await this.credentials.signIn(this.user?.email ?? "", password);
  }

  /** Sets a new password, which also ends recovery. @throws {AppError} with a message for the form. */
  async changePassword(password: string): Promise<void> {
    try {
      await this.credentials.setPassword(password);
    } catch (error) {
      if (error instanceof AppError && error.code === "signed_out") this.expire();
      throw error;
    }
    this.endRecovery();
  }

  /** Checks whether a pending change of the email was confirmed, maybe in another browser. Failures are ignored. */
  async checkPendingEmail(): Promise<void> {
    if (this.pendingEmail === null) return;
    const { data } = await this.#auth.getUser();
    if (data.user && !data.user.new_email) await this.#auth.refreshSession(); // reported to `follow`
  }

  /**
   * Signs out on this device and clears this browser, whether or not the auth service answers.
   * @param because `wanted`: the person signed out; `idle`: they were inactive.
   * @throws {AppError} if the auth service did not revoke the session.
   */
  async signOut(because: "wanted" | "idle" = "wanted"): Promise<void> {
    this.abortRequests();
    this.clear();
    this.ended = because === "idle" ? "idle" : null;
    sessionStorage.clear();
    await endStoredSession(this.#auth, storageKeyOf(this.config, this.backend), this.backend.storage ?? localStorage);
  }

  /** Signs the person out on every device. @throws {AppError} if the auth service fails; all sessions then remain. */
  async signOutEverywhere(): Promise<void> {
    const { error } = await this.#auth.signOut({ scope: "global" });
    if (error) throw new AppError("unavailable", "Failed to sign out. Please try again.", { cause: error });
    await this.signOut();
  }

  /** Signs out because the server rejected the token. Recordings are kept. No effect on a local session. */
  expire(): void {
    if (this.status !== "signed_in" || this.isLocal) return;
    this.abortRequests();
    this.clear();
    this.ended = "expired";
    sessionStorage.clear();
    void this.#auth.signOut({ scope: "local" });
  }

  private abortRequests(): void {
    this.#signingOut.abort();
    this.#signingOut = new AbortController();
  }

  /** Loads the profile, which replaces the session's user. Never rejects: a failure is stored in `profileError`. */
  async loadProfile(): Promise<void> {
    const { subject: requestedSubject } = this;
    const known = this.#sessionProfile;
    const changes = this.#profileUpdates;
    if (known === null) return;
    try {
      const profile = await this.#api.profile(known);
      if (this.#profileUpdates !== changes) return await this.loadProfile(); // this response may be outdated
      runInAction(() => this.subject === requestedSubject && this.acceptProfile(profile));
    } catch (error) {
      runInAction(() => this.subject === requestedSubject && (this.profileError = AppError.from(error)));
    }
  }

  /** Changes the profile. @throws {AppError} `conflict` if the username is taken; `signed_out`. */
  async updateProfile(change: UpdateProfile): Promise<void> {
    const { subject: requestedSubject } = this;
    const known = this.profile ?? this.#sessionProfile;
    if (known === null) throw new AppError("signed_out", "Your sign-in ended.");
    const { first_name = known.first_name, last_name = known.last_name, username = known.username } = change;
    const profile = await this.#api.updateProfile(change, { ...known, first_name, last_name, username });
    this.#profileUpdates++;
    runInAction(() => this.subject === requestedSubject && this.acceptProfile(profile));
  }

  /** Handles the auth client's events. It reports the same session again whenever the page becomes visible. */
  private follow(event: AuthChangeEvent, session: Session | null): void {
    if (!session) {
      if (this.status === "signed_in") this.ended = "expired";
      this.clear();
      return;
    }
    // Some auth services answer a password change without the user's id; the same token is the same person.
    const isSame = session.user.id === this.subject || session.access_token === this.token;
    if (!isSame) this.begin(event, session);
    else if (event === "USER_UPDATED" && this.subject !== null && !recoveryMark.belongsTo(this.subject))
      this.endRecovery();
    this.followPendingEmail(session.user.new_email ?? null);
    if (session.access_token !== this.token) this.#onSession(session);
    this.token = session.access_token;
  }

  private followPendingEmail(pending: string | null): void {
    if (this.pendingEmail !== null && pending === null && !this.isRecovering) void this.loadProfile();
    this.pendingEmail = pending;
  }

  /** Starts the session of another user, with a profile derived from it until the server's is loaded. */
  private begin(event: AuthChangeEvent, session: Session): void {
    const { user } = session;
    this.forget();
    this.status = "signed_in";
    this.ended = null;
    this.subject = user.id;
    this.#sessionProfile = profileFromSession(user);
    this.user = toUser(this.#sessionProfile);
    this.recovery.follow(event, session);
    if (!this.isRecovering) void this.loadProfile();
  }

  private beginLocally(): void {
    this.status = "signed_in";
    this.#sessionProfile = localProfile;
    this.user = toUser(localProfile);
    void this.loadProfile();
  }

  /** Ends recovery once the password is set, and loads the profile, which recovery leaves out. */
  private endRecovery(): void {
    if (!this.isRecovering) return;
    this.recovery.end();
    void this.loadProfile();
  }

  private acceptProfile(profile: Profile): void {
    this.profile = profile;
    this.profileError = null;
    this.user = toUser(profile);
  }

  /** Resets to signed out. */
  private clear(): void {
    if (this.subject !== null) this.#onSession(null);
    this.lastSubject = this.subject ?? this.lastSubject;
    this.recovery.end();
    this.forget();
  }

  private forget(): void {
    this.status = "signed_out";
    this.user = null;
    this.token = null;
    this.profile = null;
    this.profileError = null;
    this.pendingEmail = null;
    this.tempAccountType = null;
    this.subject = null;
    this.#sessionProfile = null;
  }
}
