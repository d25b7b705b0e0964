import { AuthClient, isAuthRetryableFetchError, type Session } from "@supabase/supabase-js";
import { makeAutoObservable, observableRef, runInAction } from "mobx";
import { isEmailIdentifier } from "../../shared/auth/identifier";
import type { Profile, UpdateProfile } from "../../shared/auth/profile";
import { AppError } from "../../shared/errors";
import type { PublicConfig } from "../../shared/system/system";
import { createHttpClient } from "../http/httpClient";
import { apiOrigin } from "../platform/platform";
import { AccountApi } from "./accountApi";
import { invalidCredentials, toAuthProblem } from "./authProblem";
import { type User, userOfProfile, userOfSession } from "./user";

export interface NewAccount {
  firstName: string;
  lastName: string;
  email: string;
  /** May be empty. */
  username: string;
  password: string;
}

type AuthApi = InstanceType<typeof AuthClient>;

/**
 * The auth client that `createClient` makes, of a hosted project where one is set, else of this server. It is made alone:
 * the clients for database, storage and realtime, which nothing here uses, weigh 36 kB on the sign-in page.
 */
function authClient({ supabase_url: url, supabase_key: key }: PublicConfig): AuthApi {
  if (url && !key) throw new Error("Missing Supabase configuration");
  const base = new URL(url || apiOrigin());
  return new AuthClient({
    url: new URL("/auth/v1", base).href,
    headers: { apikey: key, Authorization: `Bearer ${key}` },
    storageKey: `sb-${base.hostname.split(".")[0]}-auth-token`,
  });
}

/** Who is signed in. It follows the auth client, which keeps the session in this browser and refreshes its token. */
export class SessionStore {
  status: "loading" | "signed_out" | "signed_in" = "loading";
  user: User | null = null;
  profile: Profile | null = null;
  /** Why the profile could not be loaded; the session's user stays meanwhile. */
  profileError: AppError | null = null;
  /** The sign-in ended by itself: its time was over, or it was ended elsewhere. */
  hasEnded = false;
  /** The auth service's number of who is signed in; our own profile has another. */
  private subject: string | null = null;
  private readonly auth: AuthApi;
  private readonly api: AccountApi;

  constructor(readonly config: PublicConfig) {
    makeAutoObservable<this, "auth" | "api" | "subject">(this, {
      config: false,
      auth: false,
      api: false,
      subject: false,
      user: observableRef,
      profile: observableRef,
      profileError: observableRef,
    });
    this.auth = authClient(config);
    this.api = new AccountApi(
      createHttpClient(apiOrigin(), { accessToken: () => this.accessToken(), expire: () => this.expire() }),
    );
    this.auth.onAuthStateChange((_event, session) => this.follow(session));
  }

  /** Signed in, and the first profile is on its way: rights are not known yet. */
  get isInitializing(): boolean {
    return this.status === "signed_in" && this.profile === null && this.profileError === null;
  }

  /**
   * The token for the next call, refreshed if need be; null when nobody is signed in.
   * @throws {AppError} `unavailable` while it is due for a refresh and the auth service does not answer: the session stays.
   */
  async accessToken(): Promise<string | null> {
    const { data, error } = await this.auth.getSession();
    if (data.session) return data.session.access_token;
    if (error && isAuthRetryableFetchError(error)) {
      throw new AppError("unavailable", "Chartside cannot be reached. Try again in a moment.", { cause: error });
    }
    return null;
  }

  /** @throws {AppError} with a sentence for the form. */
  async signIn(identifier: string, password: string): Promise<void> {
    const email = isEmailIdentifier(identifier) ? identifier : await this.emailOf(identifier);
    const { error } = await this.auth.signInWithPassword({ email, password });
    if (error) throw toAuthProblem(error, password);
  }

  /** @returns whether the person is signed in now; else a mail asks to confirm the address. @throws {AppError} for the form. */
  async signUp({ firstName, lastName, email, username, password }: NewAccount): Promise<boolean> {
    const data = {
      ...(firstName && { first_name: firstName }),
      ...(lastName && { last_name: lastName }),
      ...(username && { username }),
    };
    const { data: answer, error } = await this.auth.signUp({ email, password, options: { data } });
    if (error) throw toAuthProblem(error, password);
    return answer.session !== null;
  }

  /** Ends the session on this device, also when the auth service cannot be reached. */
  async signOut(): Promise<void> {
    this.clear();
    this.hasEnded = false;
    sessionStorage.clear();
    await this.auth.signOut({ scope: "local" });
  }

  /** The server no longer takes the token: back to signed out. What is recorded is not touched. */
  expire(): void {
    if (this.status !== "signed_in") return;
    this.clear();
    this.hasEnded = true;
    void this.auth.signOut({ scope: "local" });
  }

  /** Loads the profile, which replaces the session's user. Failures land in `profileError`, which stays until it is there. */
  async loadProfile(): Promise<void> {
    const asked = this.subject;
    try {
      const profile = await this.api.profile();
      runInAction(() => this.subject === asked && this.takeProfile(profile));
    } catch (error) {
      runInAction(() => this.subject === asked && (this.profileError = AppError.from(error)));
    }
  }

  /** @throws {AppError} `conflict` where the username is another's. */
  async updateProfile(change: UpdateProfile): Promise<void> {
    const profile = await this.api.updateProfile(change);
    runInAction(() => this.takeProfile(profile));
  }

  /** What the auth client tells; it tells the same session again whenever the page comes back to the front. */
  private follow(session: Session | null): void {
    if (!session) {
      if (this.status === "signed_in") this.hasEnded = true;
      this.clear();
      return;
    }
    this.status = "signed_in";
    if (session.user.id === this.subject) return;
    this.clear();
    this.status = "signed_in";
    this.hasEnded = false;
    this.subject = session.user.id;
    this.user = userOfSession(session.user);
    void this.loadProfile();
  }

  private takeProfile(profile: Profile): void {
    this.profile = profile;
    this.profileError = null;
    this.user = userOfProfile(profile);
  }

  private clear(): void {
    this.status = "signed_out";
    this.user = null;
    this.profile = null;
    this.profileError = null;
    this.subject = null;
  }

  /** Whatever went wrong, the answer is the same: it must not tell which usernames there are. */
  private async emailOf(username: string): Promise<string> {
    try {
      return await this.api.lookupEmail(username);
    } catch (error) {
      throw invalidCredentials(error);
    }
  }
}
