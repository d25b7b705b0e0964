import type { Platform } from "../services";
import { AccessTokens } from "./accessTokens";
import { type Argon2Cost, defaultCost, PasswordHasher } from "./passwordHasher";
import type { RateLimits } from "./rateLimits";
import { Sessions, type SessionTimes } from "./sessions";
import { SigningKeys } from "./signingKeys";
import { SigningKeysRepository } from "./signingKeysRepository";

const hour = 3_600_000;

export interface EmbeddedAccountsOptions extends Partial<SessionTimes> {
  /** Seconds an access token lives. The client refreshes when less than 90 s remain. */
  accessLifeS?: number;
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
}

export async function openEmbeddedAccounts(
  platform: Platform,
  limits: RateLimits,
  options: EmbeddedAccountsOptions = {},
): Promise<EmbeddedAccounts> {
  const { settings, database, vault, log } = platform;
  const keys = await SigningKeys.open(settings.dataDir, new SigningKeysRepository(database));
  const publicUrl = settings.CHARTSIDE_PUBLIC_URL?.replace(/\/+$/, "");
  const issuer = publicUrl ? `${publicUrl}/auth/v1` : localIssuer;
  const tokens = new AccessTokens(keys, issuer, options.accessLifeS ?? 15 * 60);
  const times: SessionTimes = {
    lifeMs: options.lifeMs ?? 12 * hour,
    idleMs: options.idleMs ?? null,
    reuseMs: options.reuseMs ?? 10_000,
  };
  const sessions = new Sessions(database, vault, tokens, times, log);
  return { platform, keys, tokens, sessions, hasher: new PasswordHasher(options.argon2 ?? defaultCost), limits };
}
