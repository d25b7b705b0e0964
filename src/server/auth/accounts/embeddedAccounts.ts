import type { ServerContext } from "../../platform/ServerContext";
import { AccessTokens } from "../tokens/AccessTokens";
import { AuthMails } from "../mail/AuthMails";
import { BackgroundTasks } from "../BackgroundTasks";
import { MailRateLimit } from "../mail/MailRateLimit";
import { OneTimeTokens } from "../tokens/OneTimeTokens";
import { type Argon2Cost, defaultCost, PasswordHasher } from "../password/PasswordHasher";
import type { RateLimits } from "../RateLimits";
import { AnonymousAudit } from "../AnonymousAudit";
import { Redirects } from "../mail/Redirects";
import { idleLimitMs } from "../sessions/idleLimitMs";
import { KnownDevices } from "../sessions/KnownDevices";
import { Sessions, type SessionTimes } from "../sessions/Sessions";
import type { SetUpCode } from "./SetUpCode";
import { SigningKeys } from "../tokens/SigningKeys";
import { SigningKeysRepository } from "../tokens/SigningKeysRepository";

const minute = 60_000;
const hour = 60 * minute;

/** Options of the embedded accounts. Absent ones have the defaults of production. */
export interface EmbeddedAccountsOptions extends Partial<SessionTimes> {
  /** Lifetime of an access token in seconds. The client refreshes when less than 90 s remain. */
  accessLifeS?: number;
  /** Age of a session, in milliseconds, from which a password change requires a mailed code. */
  reauthenticateAfterMs?: number;
  /** The code that the first sign-up requires; null or absent if none is required. */
  setUpCode?: SetUpCode | null;
  /** Cost of password hashes. Lower it in tests only: the default protects the passwords if the database is stolen. */
  argon2?: Argon2Cost;
}

/** Issuer of tokens if no public address is set. It has no port, so that sessions survive a change of the port. */
const localIssuer = "http://localhost/auth/v1";

/** The services of the embedded accounts, which are used if no hosted project is set. */
export interface EmbeddedAccounts {
  context: ServerContext;
  keys: SigningKeys;
  tokens: AccessTokens;
  sessions: Sessions;
  hasher: PasswordHasher;
  limits: RateLimits;
  anonymousAudit: AnonymousAudit;
  /** See `idleLimitMs`. */
  idleMs: number | null;
  /** See `EmbeddedAccountsOptions`. */
  reauthenticateAfterMs: number;
  redirects: Redirects;
  oneTimeTokens: OneTimeTokens;
  mails: AuthMails;
  mailRateLimit: MailRateLimit;
  backgroundTasks: BackgroundTasks;
  devices: KnownDevices;
  setUpCode: SetUpCode | null;
}

/**
 * Opens the embedded accounts: reads or creates the signing key and builds their services.
 * @param site returns the public address of this server. A function, because the port is known only after `listen`.
 * @throws {StartError} if the file of the signing key is invalid.
 */
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
  const backgroundTasks = new BackgroundTasks(log);
  const oneTimeTokens = new OneTimeTokens(vault);
  return {
    context,
    keys,
    tokens,
    sessions: new Sessions(database, vault, tokens, times, limits),
    hasher: new PasswordHasher(options.argon2 ?? defaultCost),
    limits,
    anonymousAudit: new AnonymousAudit(),
    idleMs,
    reauthenticateAfterMs: options.reauthenticateAfterMs ?? 15 * minute,
    redirects: new Redirects(site, settings.CHARTSIDE_AUTH_REDIRECT_URLS),
    oneTimeTokens,
    mails: new AuthMails(context, oneTimeTokens, backgroundTasks, site),
    mailRateLimit: new MailRateLimit(settings.CHARTSIDE_AUTH_MAIL_INTERVAL_S, limits),
    backgroundTasks,
    devices: new KnownDevices(vault, publicUrl?.startsWith("https:") ?? false),
    setUpCode: options.setUpCode ?? null,
  };
}
