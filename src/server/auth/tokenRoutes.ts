import type { FastifyInstance, FastifyRequest } from "fastify";
import { z } from "zod";
import { readBody } from "./authBody";
import { AuthError } from "./authError";
import { clientOf, optionalText, refuseTooMany } from "./authInput";
import { type AuthUser, AuthUsersRepository } from "./authUsersRepository";
import type { EmbeddedAccounts } from "./embeddedAccounts";
import { passwordWeakness } from "./passwordPolicy";
import { isBanned, type TokenResponse } from "./sessions";

const passwordSchema = z.object({ email: optionalText, phone: optionalText, password: optionalText });
const refreshSchema = z.object({ refresh_token: z.unknown().optional() });

/** The account whose password this is. Whoever asks for an unknown one waits as long and reads the same. */
async function checkPassword(
  { platform, hasher, limits }: EmbeddedAccounts,
  request: FastifyRequest,
  email: string,
  password: string,
): Promise<AuthUser> {
  const account = email.toLowerCase();
  const accountHere = `${account} ${request.ip}`;
  refuseTooMany(limits.take("passwordsFromAddress", request.ip));
  refuseTooMany(limits.waitS("failuresFromAddress", accountHere) ?? limits.waitS("failures", account));
  const user = await new AuthUsersRepository(platform.database).byEmail(account);
  const isRight = await hasher.verify(password, user?.passwordHash ?? null);
  if (!user || !isRight) {
    limits.count("failuresFromAddress", accountHere);
    limits.count("failures", account);
    request.log.info({ audit: "sign_in_failed", user_id: user?.id ?? null, ...clientOf(request) }, "audit");
    throw new AuthError(400, "invalid_credentials", "Invalid login credentials");
  }
  limits.forget("failuresFromAddress", accountHere);
  return user;
}

/** `grant_type=password`: a new session. */
async function passwordGrant(accounts: EmbeddedAccounts, request: FastifyRequest): Promise<TokenResponse> {
  const { platform, hasher, sessions } = accounts;
  const { email, phone, password } = readBody(request, passwordSchema);
  if (phone) throw new AuthError(422, "phone_provider_disabled", "Phone logins are disabled");
  if (!email) throw new AuthError(400, "validation_failed", "missing email or phone");
  const user = await checkPassword(accounts, request, email, password ?? "");
  if (isBanned(user)) throw new AuthError(400, "user_banned", "User is banned");
  if (!user.emailConfirmedAt) throw new AuthError(400, "email_not_confirmed", "Email not confirmed");
  const isOutdated = user.passwordHash !== null && hasher.isOutdated(user.passwordHash);
  const newHash = isOutdated ? await hasher.hash(password ?? "") : null;
  const response = await platform.database.transaction(async (tx) => {
    const users = new AuthUsersRepository(tx);
    await users.signedIn(user.id, newHash);
    return sessions.open(tx, (await users.byId(user.id)) ?? user, "password", clientOf(request));
  });
  request.log.info({ audit: "signed_in", user_id: user.id, ...clientOf(request) }, "audit");
  const weak = passwordWeakness(password ?? "", platform.settings);
  return weak ? Object.assign(response, { weak_password: weak }) : response;
}

export function tokenRoutes(app: FastifyInstance, accounts: EmbeddedAccounts): void {
  app.post<{ Querystring: { grant_type?: string } }>("/token", async (request) => {
    const grant = request.query.grant_type;
    if (grant === "password") return passwordGrant(accounts, request);
    if (grant === "refresh_token") return accounts.sessions.refresh(readBody(request, refreshSchema).refresh_token);
    if (grant === "pkce") throw new AuthError(404, "feature_disabled", "PKCE sign-in is not available on this server");
    throw new AuthError(400, "invalid_credentials", "unsupported_grant_type");
  });
}
