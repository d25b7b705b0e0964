import type { FastifyInstance } from "fastify";
import type { DiskGuard } from "../platform/storage/DiskGuard";
import type { ServerContext } from "../platform/ServerContext";
import { authRoutes } from "./routes/authRoutes";
import { type Authenticate, createAuthentication } from "./createAuthentication";
import { type EmbeddedAccountsOptions, openEmbeddedAccounts } from "./accounts/embeddedAccounts";
import { createHostedAuthentication } from "./hosted/createHostedAuthentication";
import { createLocalAuthentication } from "./createLocalAuthentication";
import { RateLimits } from "./RateLimits";
import { siteAddress } from "./mail/Redirects";

/** What the routes of /api/v1 need for authentication. */
export interface Auth {
  authenticate: Authenticate;
  /** Rate limits that count requests together with those of /auth/v1. */
  limits: RateLimits;
}

interface AuthOptions {
  diskGuard: DiskGuard;
  accounts: EmbeddedAccountsOptions;
  /** Whether the server runs inside the desktop app: it then has no accounts, only the local user. */
  isLocal: boolean;
}

/**
 * Registers /auth/v1 on `app` and returns the authentication of /api/v1. Inside the desktop app and with a hosted
 * project, /auth/v1 answers 404: there are no accounts, or the project issues the tokens.
 */
export async function registerAuth(
  app: FastifyInstance,
  context: ServerContext,
  { diskGuard, accounts: options, isLocal }: AuthOptions,
): Promise<Auth> {
  const { SUPABASE_URL, CHARTSIDE_AUTH_RATE_LIMITS } = context.settings;
  const limits = new RateLimits(CHARTSIDE_AUTH_RATE_LIMITS);
  if (isLocal) {
    await app.register(authRoutes, { prefix: "/auth/v1", accounts: null, diskGuard });
    return { authenticate: createLocalAuthentication(context), limits };
  }
  if (SUPABASE_URL) {
    await app.register(authRoutes, { prefix: "/auth/v1", accounts: null, diskGuard });
    return { authenticate: createHostedAuthentication(context, SUPABASE_URL), limits };
  }
  const accounts = await openEmbeddedAccounts(context, limits, () => siteAddress(app, context.settings), options);
  await app.register(authRoutes, { prefix: "/auth/v1", accounts, diskGuard });
  return { authenticate: createAuthentication(accounts), limits };
}
