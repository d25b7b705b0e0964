import type { ServerContext } from "../../platform/ServerContext";
import { AccessTokens } from "../tokens/AccessTokens";
import { AuthMails } from "../mail/AuthMails";
import { BackgroundTasks } from "../BackgroundTasks";
import { MailRateLimit } from "../mail/MailRateLimit";
import { OneTimeTokens } from "../tokens/OneTimeTokens";
import { type Argon2Cost, defaultCost, PasswordHasher } from "../password/PasswordHasher";
import type { RateLimits } from "../RateLimits";
import { Redirects } from "../mail/Redirects";
import { idleLimitMs } from "../sessions/idleLimitMs";
import { KnownDevices } from "../sessions/KnownDevices";
import { Sessions, type SessionTimes } from "../sessions/Sessions";
import type { SetUpCode } from "./SetUpCode";
import { SigningKeys } from "../tokens/SigningKeys";
import { SigningKeysRepository } from "../tokens/SigningKeysRepository";

const minute = 60_000;
const hour = 60 * minute;

export interface EmbeddedAccountsOptions extends Partial<SessionTimes> {
  /** Lifetime of an access token in seconds. The client refreshes when less than 90 s remain. */
  accessLifeS?: number;
  /** Maximum age of a session, in milliseconds, to change the password without a mailed code. */
  reauthenticateAfterMs?: number;
  /** What the first sign-up needs; absent if only this machine reaches the server. */
  setUpCode?: SetUpCode | null;
  /** For tests only; the default protects the hashes of a stolen database. */
  argon2?: Argon2Cost;
}

/** Issuer of tokens without a public address. It has no port, so that a restart on another one ends no session. */
const localIssuer = "http://localhost/auth/v1";

/** The services of embedded accounts, used without a hosted auth service. */
export interface EmbeddedAccounts {
  context: ServerContext;
  keys: SigningKeys;
  tokens: AccessTokens;
  sessions: Sessions;
  hasher: PasswordHasher;
  limits: RateLimits;
  /** See `idleLimitMs`. */
  idleMs: number | null;
  reauthenticateAfterMs: number;
  redirects: Redirects;
  oneTime: OneTimeTokens;
  mails: AuthMails;
  pace: MailRateLimit;
  later: BackgroundTasks;
  devices: KnownDevices;
  setUpCode: SetUpCode | null;
}

/** @param site returns the public address of this server; called when needed, because the port is known late. */
export async function openEmbeddedAccounts(
  context: ServerContext,
  limits: RateLimits,
  site: () => string,
  options: EmbeddedAccountsOptions = {},
): Promise<EmbeddedAccounts> {
  const { settings, database, vault, log } = context;
  const keys = await SigningKeys.open(settings.dataDir, new SigningKeysRepository(database));
  const publicUrl = settings.CHARTSIDE_PUBLIC_URL?.replace(/(?<!\/)\/+$/, "");
  const issuer = publicUrl ? `${publicUrl}/auth/v1` : localIssuer;
  const tokens = new AccessTokens(keys, issuer, options.accessLifeS ?? 15 * 60);
  const idleMs = options.idleMs === undefined ? idleLimitMs(settings) : options.idleMs;
  const times: SessionTimes = { lifeMs: options.lifeMs ?? 12 * hour, idleMs, reuseMs: options.reuseMs ?? 10_000 };
  const later = new BackgroundTasks(log);
  const oneTime = new OneTimeTokens(vault);
  return {
    context,
    keys,
    tokens,
    sessions: new Sessions(database, vault, tokens, times, limits),
    hasher: new PasswordHasher(options.argon2 ?? defaultCost),
    limits,
    idleMs,
    reauthenticateAfterMs: options.reauthenticateAfterMs ?? 15 * minute,
    redirects: new Redirects(site, settings.CHARTSIDE_AUTH_REDIRECT_URLS),
    oneTime,
    mails: new AuthMails(context, oneTime, later, site),
    pace: new MailRateLimit(settings.CHARTSIDE_AUTH_MAIL_INTERVAL_S, limits),
    later,
    devices: new KnownDevices(vault, publicUrl?.startsWith("https:") ?? false),
    setUpCode: options.setUpCode ?? null,
  };
}
