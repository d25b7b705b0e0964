import type { FastifyRequest } from "fastify";
import type { ServerContext } from "../../platform/ServerContext";
import { type Authenticate, toCurrentUser } from "../createAuthentication";
import { bearerToken } from "../tokens/bearer";
import { SessionCheck } from "../sessions/SessionCheck";
import { HostedTokens, secretBytes } from "./HostedTokens";
import { JwksCache } from "./JwksCache";
import { findOrCreateUser } from "../accounts/findOrCreateUser";
import { claimsOf, type TokenClaims } from "../tokens/tokenClaims";
import { type Person, UsersRepository } from "../accounts/UsersRepository";

declare module "fastify" {
  interface FastifyContextConfig {
    /**
     * Whether the project must confirm that the session is active; otherwise a token that has not expired is enough.
     */
    needsLiveSession?: boolean;
  }
}

/** Whether the project must confirm the session of a request: for DELETE, and routes with `needsLiveSession`. */
const needsSessionCheck = ({ method, routeOptions }: FastifyRequest): boolean =>
  method === "DELETE" || routeOptions.config.needsLiveSession === true;

/**
 * Returns the user of a token's account, created on the first call. Updates the user's email if the account's changed.
 */
async function personOf(
  { database, vault, settings }: ServerContext,
  issuer: string,
  { subject, email, metadata }: TokenClaims,
): Promise<Person> {
  const users = new UsersRepository(database, vault);
  const who = { issuer, subject, email, metadata };
  const person =
    (await users.bySubject(issuer, subject)) ??
    (await database.transaction((tx) => findOrCreateUser(tx, vault, who, settings.CHARTSIDE_COMPANY)));
  if (!email || person.email === email) return person;
  await database.transaction((tx) => new UsersRepository(tx, vault).updateText(person.id, { email }));
  return { ...person, email };
}

/**
 * Returns authentication by a hosted Supabase project, which issues the tokens; this server only checks them.
 * @throws {SettingsError} if `SUPABASE_JWT_SECRET` is invalid.
 */
export function createHostedAuthentication(context: ServerContext, projectUrl: string): Authenticate {
  const { SUPABASE_JWT_SECRET: secret, SUPABASE_PUBLISHABLE_KEY: apiKey = "" } = context.settings;
  const issuer = `${projectUrl.replace(/(?<!\/)\/+$/, "")}/auth/v1`;
  const keys = new JwksCache(`${issuer}/.well-known/jwks.json`, context.log);
  const tokens = new HostedTokens(issuer, keys, secret === undefined ? null : secretBytes(secret));
  const sessionCheck = new SessionCheck(issuer, apiKey);
  return async (request) => {
    const token = bearerToken(request);
    const claims = token && (await claimsOf(tokens.read(token)));
    if (!claims) return null;
    if (needsSessionCheck(request) && !(await sessionCheck.isActive(token))) return null;
    const person = await personOf(context, issuer, claims);
    if (person.isDisabled) return null;
    return { ...toCurrentUser(person, claims.sessionId), signedInUntil: claims.expiresAt };
  };
}
