import type { FastifyInstance } from "fastify";
import type { Platform } from "../services";
import { authRoutes } from "./authRoutes";
import { type Authenticate, createAuthentication } from "./authentication";
import { type EmbeddedAccountsOptions, openEmbeddedAccounts } from "./embeddedAccounts";
import { createHostedAuthentication } from "./hostedAuthentication";
import { createLocalAuthentication } from "./localUser";
import { RateLimits } from "./rateLimits";
import { siteAddress } from "./redirects";

export interface Auth {
  authenticate: Authenticate;
  /** Shared with the account routes of /api/v1. */
  limits: RateLimits;
}

/**
 * Puts the accounts into the service: /auth/v1 on `app`, and what checks the tokens of /api/v1. With a hosted project
 * /auth/v1 has nothing here: there are never two that issue tokens.
 * @param isLocal the server inside the desktop app, whose every call carries the token of the launch: no accounts at all.
 */
export async function registerAuth(
  app: FastifyInstance,
  platform: Platform,
  options: EmbeddedAccountsOptions = {},
  isLocal = false,
): Promise<Auth> {
  const { SUPABASE_URL, CHARTSIDE_AUTH_RATE_LIMITS } = platform.settings;
  const limits = new RateLimits(CHARTSIDE_AUTH_RATE_LIMITS);
  if (isLocal) {
    await app.register(authRoutes, { prefix: "/auth/v1", accounts: null });
    return { authenticate: createLocalAuthentication(platform), limits };
  }
  if (SUPABASE_URL) {
    await app.register(authRoutes, { prefix: "/auth/v1", accounts: null });
    return { authenticate: createHostedAuthentication(platform, SUPABASE_URL), limits };
  }
  const accounts = await openEmbeddedAccounts(platform, limits, () => siteAddress(app, platform.settings), options);
  await app.register(authRoutes, { prefix: "/auth/v1", accounts });
  return { authenticate: createAuthentication(accounts), limits };
}
