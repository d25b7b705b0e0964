import type { Platform } from "../services";
import { AccessTokens } from "./accessTokens";
import { AuthMails } from "./authMails";
import { LaterWork } from "./laterWork";
import { MailPace } from "./mailPace";
import { OneTimeTokens } from "./oneTimeTokens";
import { type Argon2Cost, defaultCost, PasswordHasher } from "./passwordHasher";
import type { RateLimits } from "./rateLimits";
import { Redirects } from "./redirects";
import { idleLimitMs } from "./sessionIdle";
import { Sessions, type SessionTimes } from "./sessions";
import { SigningKeys } from "./signingKeys";
import { SigningKeysRepository } from "./signingKeysRepository";

const hour = 3_600_000;

export interface EmbeddedAccountsOptions extends Partial<SessionTimes> {
  /** Seconds an access token lives. The client refreshes when less than 90 s remain. */
  accessLifeS?: number;
  /** How old a session may be, in milliseconds, to change the password without a mailed code, where that is asked for. */
  reauthenticateAfterMs?: number;
  /** For tests alone: the default is what keeps a stolen database useless. */
  argon2?: Argon2Cost;
}

/** Issuer of the tokens of a server that was told no public address. No port: a restart on another one signs nobody out. */
const localIssuer = "http://localhost/auth/v1";

/** The parts of the accounts that the server keeps itself when no hosted auth service is set. */
export interface EmbeddedAccounts {
  platform: Platform;
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
  pace: MailPace;
  later: LaterWork;
}

/** @param site the address of this server as people type it; asked when needed, for the port is known late. */
export async function openEmbeddedAccounts(
  platform: Platform,
  limits: RateLimits,
  site: () => string,
  options: EmbeddedAccountsOptions = {},
): Promise<EmbeddedAccounts> {
  const { settings, database, vault, log } = platform;
  const keys = await SigningKeys.open(settings.dataDir, new SigningKeysRepository(database));
  const publicUrl = settings.CHARTSIDE_PUBLIC_URL?.replace(/\/+$/, "");
  const issuer = publicUrl ? `${publicUrl}/auth/v1` : localIssuer;
  const tokens = new AccessTokens(keys, issuer, options.accessLifeS ?? 15 * 60);
  const idleMs = options.idleMs === undefined ? idleLimitMs(settings) : options.idleMs;
  const times: SessionTimes = { lifeMs: options.lifeMs ?? 12 * hour, idleMs, reuseMs: options.reuseMs ?? 10_000 };
  const later = new LaterWork(log);
  const oneTime = new OneTimeTokens(vault);
  return {
    platform,
    keys,
    tokens,
    sessions: new Sessions(database, vault, tokens, times, limits),
    hasher: new PasswordHasher(options.argon2 ?? defaultCost),
    limits,
    idleMs,
    reauthenticateAfterMs: options.reauthenticateAfterMs ?? hour,
    redirects: new Redirects(site, settings.CHARTSIDE_AUTH_REDIRECT_URLS),
    oneTime,
    mails: new AuthMails(platform, oneTime, later, site),
    pace: new MailPace(settings.CHARTSIDE_AUTH_MAIL_INTERVAL_S, limits),
    later,
  };
}
