import type { FastifyInstance, FastifyRequest } from "fastify";
import { z } from "zod";
import { Client } from "../../platform/audit/Client";
import { recordAudit } from "../../platform/audit/recordAudit";
import type { Queryable } from "../../platform/database/Database";
import { readBody } from "./readBody";
import { AuthError } from "../AuthError";
import { optionalText, refuseLongEmail, refuseTooMany } from "./authInput";
import { type AuthUser, AuthUsersRepository } from "../accounts/AuthUsersRepository";
import type { EmbeddedAccounts } from "../accounts/embeddedAccounts";
import { UsersRepository } from "../accounts/UsersRepository";
import { usernameOf } from "../accounts/usernameIdentifier";
import { FlowsRepository } from "../sessions/FlowsRepository";
import { isVerifierOf } from "../sessions/challenge";
import { passwordWeakness } from "../password/refuseWeakPassword";
import { OneTimeTokensRepository } from "../tokens/OneTimeTokensRepository";
import { isBanned, type TokenResponse } from "../sessions/Sessions";
import { networkOf } from "../../platform/http/networkOf";

const passwordSchema = z.object({ email: optionalText, phone: optionalText, password: optionalText });
const pkceSchema = z.object({ auth_code: optionalText, code_verifier: optionalText });
const refreshSchema = z.object({ refresh_token: z.unknown().optional() });

/** How long the code that a used link yields (PKCE) can be exchanged, in milliseconds. */
const flowLifeMs = 5 * 60_000;

const badCredentials = () => new AuthError(400, "invalid_credentials", "Invalid login credentials");
const notConfirmed = () => new AuthError(400, "email_not_confirmed", "Email not confirmed");

/** An attempt to sign in with a password: the values by which `RateLimits` counts it. */
interface Attempt {
  /** The submitted email in lower case; for an unknown username, the text `username` and the username. */
  account: string;
  /** See `networkOf`. */
  network: string;
  /** Id of the device if the account was signed in on it before, otherwise null. */
  device: string | null;
}

/**
 * Checks the limits of an attempt. A known device has a limit of its own, so that wrong passwords from unknown devices
 * slow down other unknown devices only.
 * @throws {AuthError} 429 if the attempt must wait.
 */
function refuseTooSoon({ limits }: EmbeddedAccounts, { account, network, device }: Attempt): void {
  if (device !== null) return refuseTooMany(limits.waitS("failuresOnDevice", device));
  refuseTooMany(limits.consume("passwordsFromNetwork", network));
  refuseTooMany(limits.waitS("failuresFromNetwork", `${account} ${network}`));
  if (limits.waitS("failures", account) !== null) refuseTooMany(limits.consume("slowTries", account));
}

/** Counts a wrong password. */
function countFailure({ limits }: EmbeddedAccounts, { account, network, device }: Attempt): void {
  if (device !== null) return limits.count("failuresOnDevice", device);
  limits.count("failuresFromNetwork", `${account} ${network}`);
  limits.count("failures", account);
}

/**
 * Returns the email, in lower case, of an identifier from `lookup-email`; any other identifier is an email itself. For
 * an unknown username, returns a text that is not an email address but can be counted.
 */
async function emailOf({ context }: EmbeddedAccounts, identifier: string): Promise<string> {
  const username = usernameOf(context.vault, identifier);
  if (username === null) return identifier.toLowerCase();
  const email = await new UsersRepository(context.database, context.vault).emailByUsername(username);
  return (email ?? `username ${username}`).toLowerCase();
}

/**
 * Returns the account that has this email or username and password. An unknown account gets the same error as a wrong
 * password, after the same time.
 * @throws {AuthError} `email_not_confirmed` for the password of a sign-up that is not confirmed, `invalid_credentials`
 * for a wrong one, 429 after too many attempts.
 */
async function checkPassword(
  accounts: EmbeddedAccounts,
  request: FastifyRequest,
  identifier: string,
  password: string,
): Promise<AuthUser> {
  const { context, devices, hasher, limits, anonymousAudit } = accounts;
  const account = await emailOf(accounts, identifier);
  const user = await new AuthUsersRepository(context.database, context.vault).byEmail(account);
  const attempt = { account, network: networkOf(request), device: user && devices.idOf(request, user) };
  refuseTooSoon(accounts, attempt);
  const isRight = await hasher.verify(password, user?.passwordHash ?? null);
  const claim =
    user && !isRight ? await new OneTimeTokensRepository(context.database, context.vault).latestClaim(user.id) : null;
  // A hash is also checked if there is no claim, so that the response takes as long.
  if (!isRight && (await hasher.verify(password, claim?.passwordHash ?? null))) throw notConfirmed();
  if (!user || !isRight) {
    countFailure(accounts, attempt);
    const failure = { subject: user?.id ?? null, network: attempt.network, client: Client.of(context, request) };
    await anonymousAudit.record(context.database, { action: "sign_in_failed", ...failure });
    throw badCredentials();
  }
  limits.forget("failuresFromNetwork", `${account} ${networkOf(request)}`);
  return user;
}

/** Whether the account still has the password that was checked; a sign-in on another device can have rehashed it. */
async function isStillPassword(
  { hasher }: EmbeddedAccounts,
  user: AuthUser,
  checked: AuthUser,
  password: string,
): Promise<boolean> {
  return user.passwordHash === checked.passwordHash || hasher.verify(password, user.passwordHash);
}

/** Opens a session and records the sign-in. @param method for `amr`. */
async function openAudited(
  { context, sessions }: EmbeddedAccounts,
  tx: Queryable,
  request: FastifyRequest,
  user: AuthUser,
  method: string,
): Promise<TokenResponse> {
  const client = Client.of(context, request);
  const { id, response } = await sessions.open(tx, user, method, client);
  const action = method === "recovery" ? "recovery_used" : "signed_in";
  await recordAudit(tx, { action, subject: user.id, sessionId: id, client, detail: { method } });
  return response;
}

/**
 * `grant_type=password`: signs in and returns a new session. The response lists the weaknesses of a password that the
 * current rules would reject.
 */
async function passwordGrant(accounts: EmbeddedAccounts, request: FastifyRequest): Promise<TokenResponse> {
  const { context, hasher } = accounts;
  const { email, phone, password } = readBody(request, passwordSchema);
  if (phone) throw new AuthError(422, "phone_provider_disabled", "Phone logins are disabled");
  if (!email) throw new AuthError(400, "validation_failed", "missing email or phone");
  refuseLongEmail(email);
  const checked = await checkPassword(accounts, request, email, password ?? "");
  const isOutdated = checked.passwordHash !== null && hasher.isOutdated(checked.passwordHash);
  const newHash = isOutdated ? await hasher.hash(password ?? "") : null;
  const response = await context.database.transaction(async (tx) => {
    const users = new AuthUsersRepository(tx, context.vault);
    const user = await users.lock(checked.id);
    // The password can have been changed while it was checked; the session would then outlive the change.
    if (!user || !(await isStillPassword(accounts, user, checked, password ?? ""))) throw badCredentials();
    if (isBanned(user)) throw new AuthError(400, "user_banned", "User is banned");
    if (!user.emailConfirmedAt) throw notConfirmed();
    await users.recordSignIn(user.id, newHash);
    return openAudited(accounts, tx, request, (await users.byId(user.id)) ?? user, "password");
  });
  const weak = passwordWeakness(password ?? "", context.settings);
  return weak ? Object.assign(response, { weak_password: weak }) : response;
}

/**
 * `grant_type=pkce`: exchanges the code that a used link yielded for a session, for the page that requested the email.
 */
async function pkceGrant(accounts: EmbeddedAccounts, request: FastifyRequest): Promise<TokenResponse> {
  const { auth_code: code, code_verifier: verifier } = readBody(request, pkceSchema);
  if (!code || !verifier) {
    throw new AuthError(
      400,
      "validation_failed",
      "invalid request: both auth code and code verifier should be non-empty",
    );
  }
  refuseTooMany(accounts.limits.consume("verifiesFromNetwork", networkOf(request)));
  const { database, vault } = accounts.context;
  return database.transaction(async (tx) => {
    const flows = new FlowsRepository(tx);
    const flow = await flows.lock(code);
    const users = new AuthUsersRepository(tx, vault);
    const user = flow && (await users.byId(flow.userId));
    if (!user) throw new AuthError(404, "flow_state_not_found", "invalid flow state, no valid flow state found");
    if (flow.ageMs > flowLifeMs)
      throw new AuthError(422, "flow_state_expired", "invalid flow state, flow state has expired");
    if (!isVerifierOf(verifier, flow.challenge)) {
      throw new AuthError(400, "bad_code_verifier", "code challenge does not match previously saved code verifier");
    }
    if (isBanned(user)) throw new AuthError(403, "user_banned", "User is banned");
    await flows.remove(code);
    await users.recordSignIn(user.id, null);
    return openAudited(accounts, tx, request, (await users.byId(user.id)) ?? user, flow.method);
  });
}

/** Registers `POST /token`, which signs in or refreshes a session by `grant_type`. */
export function tokenRoutes(app: FastifyInstance, accounts: EmbeddedAccounts): void {
  app.post<{ Querystring: { grant_type?: string } }>("/token", { config: { onFullDisk: true } }, async (request) => {
    const grant = request.query.grant_type;
    if (grant === "password") return passwordGrant(accounts, request);
    if (grant === "refresh_token") {
      return accounts.sessions.refresh(
        readBody(request, refreshSchema).refresh_token,
        Client.of(accounts.context, request),
      );
    }
    if (grant === "pkce") return pkceGrant(accounts, request);
    throw new AuthError(400, "invalid_credentials", "unsupported_grant_type");
  });
}
