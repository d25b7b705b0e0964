import type { FastifyInstance, FastifyRequest } from "fastify";
import { z } from "zod";
import { Client } from "../../platform/audit/Client";
import { recordAudit } from "../../platform/audit/recordAudit";
import type { Queryable } from "../../platform/database/Database";
import type { ServerContext } from "../../platform/ServerContext";
import { readBody } from "./readBody";
import { AuthError } from "../AuthError";
import { metadataSchema, optionalText, refuseLargeMetadata, requireEmail, refuseTooMany } from "./authInput";
import { AuthSessionsRepository } from "../sessions/AuthSessionsRepository";
import { type AuthUser, AuthUsersRepository } from "../accounts/AuthUsersRepository";
import { type Bearer, requireSession, sessionNotFound } from "../tokens/bearer";
import { emailExists } from "../accounts/confirmEmailChange";
import { challengeFields, challengeOf } from "../sessions/challenge";
import type { EmbeddedAccounts } from "../accounts/embeddedAccounts";
import { FlowsRepository } from "../sessions/FlowsRepository";
import { OneTimeTokensRepository } from "../tokens/OneTimeTokensRepository";
import { checkPasswordChange } from "../password/checkPasswordChange";
import { refuseWeakPassword } from "../password/refuseWeakPassword";
import { toWireUser } from "../accounts/wireUser";
import { networkOf } from "../../platform/http/networkOf";

const updateSchema = z.object({
  data: metadataSchema,
  password: optionalText,
  email: optionalText,
  phone: optionalText,
  app_metadata: z.unknown().optional(),
  current_password: optionalText,
  nonce: optionalText,
  ...challengeFields,
});

/** Returns the email that is to replace the account's, in lower case; null if it is to keep its own. */
function newEmailOf(user: AuthUser, { email }: z.infer<typeof updateSchema>): string | null {
  const wanted = email?.toLowerCase();
  return wanted && wanted !== user.email ? wanted : null;
}

/** Checks a change in the order of Supabase Auth. @throws {AuthError} for the first fault. */
async function checkChange(
  accounts: EmbeddedAccounts,
  bearer: Bearer,
  change: z.infer<typeof updateSchema>,
): Promise<void> {
  const { user } = bearer;
  const { email, phone, password, data } = change;
  if (email) requireEmail(email);
  if (password) refuseWeakPassword(password, accounts.context.settings);
  if (change.app_metadata !== undefined && change.app_metadata !== null) {
    throw new AuthError(403, "not_admin", "Updating app_metadata requires admin privileges");
  }
  const newEmail = newEmailOf(user, change);
  const { database, vault } = accounts.context;
  if (newEmail) refuseTooMany(accounts.limits.consume("emailsOfUser", user.id));
  if (newEmail && (await new AuthUsersRepository(database, vault).byEmail(newEmail))) throw emailExists();
  if (phone) throw new AuthError(422, "phone_provider_disabled", "Phone logins are disabled");
  refuseLargeMetadata(data && { ...user.userMetadata, ...data });
  if (!password) return;
  const passwordChange = { password, currentPassword: change.current_password ?? null, nonce: change.nonce ?? null };
  await checkPasswordChange(accounts, bearer, passwordChange);
}

/**
 * `PUT /user`: changes metadata and password. A new password ends all other sessions, voids mailed links and codes and
 * a pending change of the email, and is reported to the owner by email. A new email replaces the account's once both
 * addresses have confirmed it.
 */
async function changeUser(
  accounts: EmbeddedAccounts,
  request: FastifyRequest,
): Promise<{ user: AuthUser; isNewPassword: boolean }> {
  const { context, hasher, limits, mails } = accounts;
  const bearer = await requireSession(accounts, request);
  const { user, sessionId } = bearer;
  const change = readBody(request, updateSchema);
  refuseTooMany(limits.consume("userChangesFromNetwork", networkOf(request)));
  await checkChange(accounts, bearer, change);
  const newEmail = newEmailOf(user, change);
  const challenge = newEmail === null ? null : challengeOf(change);
  if (newEmail !== null) accounts.mailRateLimit.consume("email_change", newEmail, networkOf(request));
  const newHash = change.password ? await hasher.hash(change.password) : null;
  const changed = await context.database.transaction(async (tx) => {
    if (newHash) await voidMailed(context, tx, user.id);
    const users = new AuthUsersRepository(tx, context.vault);
    const sessions = new AuthSessionsRepository(tx, context.vault);
    await users.lock(user.id);
    // Another password change can have ended this session since it was checked.
    if (!(await sessions.ofAccount(sessionId, user.id))) throw sessionNotFound();
    await users.update(user.id, change.data ?? {}, newHash);
    if (newHash || newEmail) await users.setNewEmail(user.id, newEmail);
    if (newHash) await sessions.endAll(user.id, sessionId);
    const action = newHash ? "password_changed" : newEmail ? "email_change_requested" : "user_modified";
    await recordAudit(tx, { action, subject: user.id, sessionId, client: Client.of(accounts.context, request) });
    return users.byId(user.id);
  });
  if (newHash) mails.notifyPasswordChanged(user);
  if (newEmail && changed) {
    const target = accounts.redirects.target(request);
    accounts.backgroundTasks.begin("mail to change an email", () =>
      mails.sendEmailChange(changed, { challenge, target }),
    );
  }
  return { user: changed ?? user, isNewPassword: newHash !== null };
}

/** Invalidates links and codes that were mailed before the password change. */
async function voidMailed({ vault }: ServerContext, tx: Queryable, userId: string): Promise<void> {
  await new OneTimeTokensRepository(tx, vault).removeAll(userId);
  await new FlowsRepository(tx).removeAll(userId);
}

/**
 * `POST /logout`: ends the calling session (`local`), the account's other sessions (`others`) or all of them
 * (`global`).
 * @throws {AuthError} for any other scope.
 */
async function signOut(accounts: EmbeddedAccounts, request: FastifyRequest, scope: string): Promise<void> {
  const { user, sessionId } = await requireSession(accounts, request);
  const sessions = new AuthSessionsRepository(accounts.context.database, accounts.context.vault);
  if (scope === "local") await sessions.end(sessionId);
  else if (scope === "others") await sessions.endAll(user.id, sessionId);
  else if (scope === "global") await sessions.endAll(user.id);
  else throw new AuthError(400, "validation_failed", `Unsupported logout scope ${JSON.stringify(scope)}`);
  await recordAudit(accounts.context.database, {
    action: "signed_out",
    subject: user.id,
    sessionId,
    client: Client.of(accounts.context, request),
    detail: { scope },
  });
}

/** Registers the routes of the signed-in account: reading it, changing it and signing out. */
export function userRoutes(app: FastifyInstance, accounts: EmbeddedAccounts): void {
  app.get("/user", async (request) => toWireUser((await requireSession(accounts, request)).user));
  app.put("/user", async (request, reply) => {
    const { user, isNewPassword } = await changeUser(accounts, request);
    if (isNewPassword) accounts.devices.remember(request, reply, user);
    return toWireUser(user);
  });
  app.post<{ Querystring: { scope?: string } }>("/logout", async (request, reply) => {
    await signOut(accounts, request, String(request.query.scope ?? "global"));
    return reply.code(204).send();
  });
}
