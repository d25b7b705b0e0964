import type { FastifyInstance } from "fastify";
import { SettingsError } from "../platform/settings/settings";
import type { Platform } from "../services";
import { authRoutes } from "./authRoutes";
import { type Authenticate, createAuthentication } from "./authentication";
import { type EmbeddedAccountsOptions, openEmbeddedAccounts } from "./embeddedAccounts";
import { RateLimits } from "./rateLimits";

export interface Auth {
  authenticate: Authenticate;
  /** Shared with the account routes of /api/v1. */
  limits: RateLimits;
}

/** Puts the accounts into the service: /auth/v1 on `app`, and what checks the tokens of /api/v1. */
export async function registerAuth(
  app: FastifyInstance,
  platform: Platform,
  options: EmbeddedAccountsOptions = {},
): Promise<Auth> {
  if (platform.settings.SUPABASE_URL) {
    throw new SettingsError(
      "SUPABASE_URL: this version keeps accounts itself and cannot use a hosted project yet. Leave it out.",
    );
  }
  const limits = new RateLimits(platform.settings.CHARTSIDE_AUTH_RATE_LIMITS);
  const accounts = await openEmbeddedAccounts(platform, limits, options);
  await app.register(authRoutes, { prefix: "/auth/v1", accounts });
  return { authenticate: createAuthentication(platform, accounts.tokens), limits };
}
