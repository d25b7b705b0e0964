import type { AuthChangeEvent, Session } from "@supabase/supabase-js";
import { makeAutoObservable, observableRef, runInAction } from "mobx";
import type { AccountType } from "../../shared/access/accountType";
import type { Profile, UpdateProfile } from "../../shared/auth/profile";
import { AppError } from "../../shared/errors";
import type { PublicConfig } from "../../shared/system/system";
import { createHttpClient, type HttpSession } from "../http/httpClient";
import { type Place, webPlace } from "../platform/place";
import { AccountApi } from "./accountApi";
import { type AuthApi, authClient, storageKeyOf } from "./authClient";
import type { RedeemableLink } from "./authLink";
import { Credentials } from "./Credentials";
import { Recovery } from "./Recovery";
import { recoveryMark } from "./recoveryMark";
import type { Handover } from "./shellHandover";
import { endStoredSession } from "./storedSession";
import { Tokens } from "./Tokens";
import { localProfile, profileOfSession, type User, userOfProfile } from "./user";

/** Who is signed in. It follows the auth client, which keeps the session in this browser and refreshes its token. */
export class SessionStore implements HttpSession {
  status: "loading" | "signed_out" | "signed_in" = "loading";
  user: User | null = null;
  /** The access token as the auth client last told it; calls take theirs from `accessToken()`. */
  token: string | null = null;
  profile: Profile | null = null;
  /** The account type an admin looks through for now; memory only, so that nobody forgets being in a preview. */
  tempAccountType: AccountType | null = null;
  /** Why the profile could not be loaded; the session's user stays meanwhile. */
  profileError: AppError | null = null;
  /** Why the sign-in ended by itself: its time was over or it was ended elsewhere, or nobody was there. */
  ended: "expired" | "idle" | null = null;
  /** The auth service's number of the person whose sign-in ended here last. */
  before: string | null = null;
  readonly recovery = new Recovery();
  readonly credentials: Credentials;
  /** The auth service's number of who is signed in; our own profile has another. */
  subject: string | null = null;
  /** What the session alone says of the person: rights are not among it. */
  private known: Profile | null = null;
  /** Profiles changed from here so far. */
  private changes = 0;
  private signingOut = new AbortController();
  private readonly auth: AuthApi;
  private readonly api: AccountApi;
  private readonly tokens: Tokens;

  /** @throws {MissingConfiguration} */
  constructor(
    readonly config: PublicConfig,
    private readonly handOver: Handover = () => undefined,
    readonly place: Place = webPlace(),
  ) {
    this.auth = authClient(config, place);
    this.api = new AccountApi(createHttpClient(place.api, this));
    this.tokens = new Tokens(this.auth);
    this.credentials = new Credentials(this.auth, this.api, place.pages);
    makeAutoObservable<this, "changes" | "signingOut" | "auth" | "api" | "tokens" | "subject" | "known" | "handOver">(
      this,
      {
        config: false,
        place: false,
        recovery: false,
        credentials: false,
        changes: false,
        signingOut: false,
        untilSignedOut: false,
        auth: false,
        api: false,
        tokens: false,
        subject: false,
        known: false,
        handOver: false,
        user: observableRef,
        profile: observableRef,
        profileError: observableRef,
      },
    );
    if (this.isLocal) this.beginLocally();
    else this.auth.onAuthStateChange((event, session) => this.follow(event, session));
  }

  /** Nobody signed in and nobody has to: whoever sits at this computer works with the server inside the desktop app. */
  get isLocal(): boolean {
    return this.place.kind === "computer";
  }

  get isAuthLoading(): boolean {
    return this.status === "loading";
  }

  /** The account's own type; `pro` until the profile told. */
  get accountType(): AccountType {
    return this.user?.publicMetadata.account_type ?? "pro";
  }

  /** What menus and access go by: an admin's preview where one is on, else the account's own type (product text §6). */
  get effectiveType(): AccountType {
    return this.previewType ?? this.accountType;
  }

  /** The preview that is on; null outside of one, and for everybody who is no admin. */
  get previewType(): AccountType | null {
    return this.accountType === "admin" ? this.tempAccountType : null;
  }

  /** Choosing the account's own type, or null, ends the preview. */
  preview(type: AccountType | null): void {
    this.tempAccountType = type === this.accountType ? null : type;
  }

  /** Signed in by a recovery link: until a new password is set, nothing but the form for it opens. */
  get isRecovering(): boolean {
    return this.recovery.isOn;
  }

  /** Signed in, and the first profile is on its way: rights are not known yet. At this computer they always are. */
  get isInitializing(): boolean {
    if (this.isLocal || this.isRecovering) return false;
    return this.status === "signed_in" && this.profile === null && this.profileError === null;
  }

  get untilSignedOut(): AbortSignal {
    return this.signingOut.signal;
  }

  /** The token for the next call; null when nobody is signed in. @throws {AppError} `unavailable` */
  accessToken(): Promise<string | null> {
    return this.tokens.current();
  }

  renewedToken(refused: string, serverMs: number | null): Promise<string | null> {
    return this.tokens.renewed(refused, serverMs);
  }

  /** Signs in by the link that opened the app, for the sake of a new password. @throws {AppError} */
  async redeemLink(link: RedeemableLink): Promise<void> {
    await this.credentials.redeem(link);
    if (this.subject !== null) this.recovery.begin(this.subject);
  }

  /** Sets a new password, which also ends a recovery. @throws {AppError} with a sentence for the form. */
  async changePassword(password: string): Promise<void> {
    try {
      await this.credentials.setPassword(password);
    } catch (error) {
      if (error instanceof AppError && error.code === "signed_out") this.expire();
      throw error;
    }
    this.endRecovery();
  }

  /**
   * Signs out on this device: nothing of the person is left in this browser, whatever the auth service answers.
   * @param because the person wanted to, or nobody was there.
   * @throws {AppError} when the auth service could not be told.
   */
  async signOut(because: "wanted" | "idle" = "wanted"): Promise<void> {
    this.signingOut.abort();
    this.signingOut = new AbortController();
    this.clear();
    this.ended = because === "idle" ? "idle" : null;
    sessionStorage.clear();
    await endStoredSession(this.auth, storageKeyOf(this.config, this.place), this.place.storage ?? localStorage);
  }

  /** Ends every sign-in of this person. @throws {AppError} when the auth service could not be told: all of them stay. */
  async signOutEverywhere(): Promise<void> {
    const { error } = await this.auth.signOut({ scope: "global" });
    if (error) throw new AppError("unavailable", "Failed to sign out. Please try again.", { cause: error });
    await this.signOut();
  }

  /** The server no longer takes the token: back to signed out. What is recorded is not touched. */
  expire(): void {
    if (this.status !== "signed_in" || this.isLocal) return;
    this.clear();
    this.ended = "expired";
    sessionStorage.clear();
    void this.auth.signOut({ scope: "local" });
  }

  /** Loads the profile, which replaces the session's user. Failures land in `profileError`, which stays until it is there. */
  async loadProfile(): Promise<void> {
    const { subject: asked, known, changes } = this;
    if (known === null) return;
    try {
      const profile = await this.api.profile(known);
      if (this.changes !== changes) return await this.loadProfile(); // a change overtook this answer, which may be older
      runInAction(() => this.subject === asked && this.takeProfile(profile));
    } catch (error) {
      runInAction(() => this.subject === asked && (this.profileError = AppError.from(error)));
    }
  }

  /** @throws {AppError} `conflict` where the username is another's. */
  async updateProfile(change: UpdateProfile): Promise<void> {
    const { subject: asked } = this;
    const known = this.profile ?? this.known;
    if (known === null) throw new AppError("signed_out", "Your sign-in ended.");
    const { first_name = known.first_name, last_name = known.last_name, username = known.username } = change;
    const profile = await this.api.updateProfile(change, { ...known, first_name, last_name, username });
    this.changes++;
    runInAction(() => this.subject === asked && this.takeProfile(profile));
  }

  /** What the auth client tells; it tells the same session again whenever the page comes back to the front. */
  private follow(event: AuthChangeEvent, session: Session | null): void {
    if (!session) {
      if (this.status === "signed_in") this.ended = "expired";
      this.clear();
      return;
    }
    // the same token is the same person, even where an auth service answers a new password without saying whose it is
    const isSame = session.user.id === this.subject || session.access_token === this.token;
    if (!isSame) this.begin(event, session);
    else if (event === "USER_UPDATED" && this.subject !== null && !recoveryMark.isOf(this.subject)) this.endRecovery();
    if (session.access_token !== this.token) this.handOver(session);
    this.token = session.access_token;
  }

  private begin(event: AuthChangeEvent, session: Session): void {
    const { user } = session;
    this.forget();
    this.status = "signed_in";
    this.ended = null;
    this.subject = user.id;
    this.known = profileOfSession(user);
    this.user = userOfProfile(this.known);
    this.recovery.follow(event, session);
    if (!this.isRecovering) void this.loadProfile();
  }

  private beginLocally(): void {
    this.status = "signed_in";
    this.known = localProfile;
    this.user = userOfProfile(localProfile);
    void this.loadProfile();
  }

  private endRecovery(): void {
    if (!this.isRecovering) return;
    this.recovery.end();
    void this.loadProfile();
  }

  private takeProfile(profile: Profile): void {
    this.profile = profile;
    this.profileError = null;
    this.user = userOfProfile(profile);
  }

  /** Nobody is signed in any more. */
  private clear(): void {
    if (this.subject !== null) this.handOver(null);
    this.before = this.subject ?? this.before;
    this.recovery.end();
    this.forget();
  }

  private forget(): void {
    this.status = "signed_out";
    this.user = null;
    this.token = null;
    this.profile = null;
    this.profileError = null;
    this.tempAccountType = null;
    this.subject = null;
    this.known = null;
  }
}
