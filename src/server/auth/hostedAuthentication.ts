import type { FastifyRequest } from "fastify";
import type { Platform } from "../services";
import { type Authenticate, toCurrentUser } from "./authentication";
import { bearerToken } from "./bearer";
import { HostedProof } from "./hostedProof";
import { HostedTokens, secretBytes } from "./hostedTokens";
import { JwksCache } from "./jwksCache";
import { admit } from "./people";
import { claimsOf, type TokenClaims } from "./tokenClaims";
import { type Person, UsersRepository } from "./usersRepository";

declare module "fastify" {
  interface FastifyContextConfig {
    /** A session that was ended elsewhere may not use this, however long its token still holds. */
    needsLiveSession?: boolean;
  }
}

/** Deleting needs a session that holds this minute; so does what a route says of itself. */
const needsProof = ({ method, routeOptions }: FastifyRequest): boolean =>
  method === "DELETE" || routeOptions.config.needsLiveSession === true;

/** The person of a token's account: made at first sight; its address follows the account's. */
async function personOf(
  { database, settings }: Platform,
  issuer: string,
  { subject, email, metadata }: TokenClaims,
): Promise<Person> {
  const users = new UsersRepository(database);
  const who = { issuer, subject, email, metadata };
  const person =
    (await users.bySubject(issuer, subject)) ??
    (await database.transaction((tx) => admit(tx, who, settings.CHARTSIDE_COMPANY)));
  if (!email || person.email === email) return person;
  await users.updateEmail(person.id, email);
  return { ...person, email };
}

/** Authentication by a hosted Supabase project. It alone issues tokens; here they are only checked. */
export function createHostedAuthentication(platform: Platform, projectUrl: string): Authenticate {
  const { SUPABASE_JWT_SECRET: secret, SUPABASE_PUBLISHABLE_KEY: apiKey = "" } = platform.settings;
  const issuer = `${projectUrl.replace(/\/+$/, "")}/auth/v1`;
  const keys = new JwksCache(`${issuer}/.well-known/jwks.json`, platform.log);
  const tokens = new HostedTokens(issuer, keys, secret === undefined ? null : secretBytes(secret));
  const proof = new HostedProof(issuer, apiKey);
  return async (request) => {
    const token = bearerToken(request);
    const claims = token && (await claimsOf(tokens.read(token)));
    if (!claims) return null;
    if (needsProof(request) && !(await proof.holds(token))) return null;
    const user = toCurrentUser(await personOf(platform, issuer, claims), claims.sessionId);
    return { ...user, signedInUntil: claims.expiresAt };
  };
}
