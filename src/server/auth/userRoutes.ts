import type { FastifyInstance, FastifyRequest } from "fastify";
import { z } from "zod";
import { readBody } from "./authBody";
import { AuthError } from "./authError";
import { clientOf, isEmail, metadataSchema, optionalText, refuseLargeMetadata, refuseTooMany } from "./authInput";
import { AuthSessionsRepository } from "./authSessionsRepository";
import { type AuthUser, AuthUsersRepository } from "./authUsersRepository";
import { requireSession } from "./bearer";
import type { EmbeddedAccounts } from "./embeddedAccounts";
import { refuseWeakPassword } from "./passwordPolicy";
import { toWireUser, type WireUser } from "./wireUser";

const updateSchema = z.object({
  data: metadataSchema,
  password: optionalText,
  email: optionalText,
  phone: optionalText,
  app_metadata: z.unknown().optional(),
});

/** Refuses a change in the order of auth.md §5. @throws {AuthError} */
async function checkChange(
  { platform, hasher }: EmbeddedAccounts,
  user: AuthUser,
  change: z.infer<typeof updateSchema>,
): Promise<void> {
  const { email, phone, password, data } = change;
  if (email && !isEmail(email)) {
    throw new AuthError(400, "validation_failed", "Unable to validate email address: invalid format");
  }
  if (password) refuseWeakPassword(password, platform.settings);
  if (change.app_metadata !== undefined && change.app_metadata !== null) {
    throw new AuthError(403, "not_admin", "Updating app_metadata requires admin privileges");
  }
  if (email && email.toLowerCase() !== user.email) {
    throw new AuthError(422, "validation_failed", "Changing the email address is not available on this server");
  }
  if (phone) throw new AuthError(422, "phone_provider_disabled", "Phone logins are disabled");
  refuseLargeMetadata(data && { ...user.userMetadata, ...data });
  if (password && (await hasher.verify(password, user.passwordHash))) {
    throw new AuthError(422, "same_password", "New password should be different from the old password.");
  }
}

/** `PUT /user`: metadata and password. A new password ends all other sessions. */
async function changeUser(accounts: EmbeddedAccounts, request: FastifyRequest): Promise<WireUser> {
  const { platform, hasher, limits } = accounts;
  const { user, sessionId } = await requireSession(accounts, request);
  const change = readBody(request, updateSchema);
  refuseTooMany(limits.take("userChanges", request.ip));
  await checkChange(accounts, user, change);
  const newHash = change.password ? await hasher.hash(change.password) : null;
  const changed = await platform.database.transaction(async (tx) => {
    const users = new AuthUsersRepository(tx);
    await users.update(user.id, change.data ?? {}, newHash);
    if (newHash) await new AuthSessionsRepository(tx).endAll(user.id, sessionId);
    return users.byId(user.id);
  });
  const what = newHash ? "password_changed" : "user_modified";
  request.log.info({ audit: what, user_id: user.id, session_id: sessionId, ...clientOf(request) }, "audit");
  return toWireUser(changed ?? user);
}

/** `POST /logout`: ends this session, the others, or (unless told) all of them. */
async function signOut(accounts: EmbeddedAccounts, request: FastifyRequest, scope: string): Promise<void> {
  const { user, sessionId } = await requireSession(accounts, request);
  const sessions = new AuthSessionsRepository(accounts.platform.database);
  if (scope === "local") await sessions.end(sessionId);
  else if (scope === "others") await sessions.endAll(user.id, sessionId);
  else if (scope === "global") await sessions.endAll(user.id);
  else throw new AuthError(400, "validation_failed", `Unsupported logout scope ${JSON.stringify(scope)}`);
  request.log.info(
    { audit: "signed_out", scope, user_id: user.id, session_id: sessionId, ...clientOf(request) },
    "audit",
  );
}

export function userRoutes(app: FastifyInstance, accounts: EmbeddedAccounts): void {
  app.get("/user", async (request) => toWireUser((await requireSession(accounts, request)).user));
  app.put("/user", (request) => changeUser(accounts, request));
  app.post<{ Querystring: { scope?: string } }>("/logout", async (request, reply) => {
    await signOut(accounts, request, String(request.query.scope ?? "global"));
    return reply.code(204).send();
  });
}
