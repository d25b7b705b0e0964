import { randomUUID } from "node:crypto";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { Client } from "../../platform/audit/Client";
import { recordAudit } from "../../platform/audit/recordAudit";
import { pagePolicy, sendPage } from "../../platform/http/serverPage";
import type { Queryable } from "../../platform/database/Database";
import { confirmAccount } from "../accounts/confirmAccount";
import { readBody } from "./readBody";
import { AuthError } from "../AuthError";
import { optionalText, refuseTooMany } from "./authInput";
import { type AuthUser, AuthUsersRepository, type EmailSide } from "../accounts/AuthUsersRepository";
import { confirmEmailChange, emailChangeKinds } from "../accounts/confirmEmailChange";
import type { RedeemedLink } from "../tokens/OneTimeTokensRepository";
import type { EmbeddedAccounts } from "../accounts/embeddedAccounts";
import { FlowsRepository } from "../sessions/FlowsRepository";
import type { Challenge } from "../sessions/challenge";
import { isBanned, type OpenedSession, type TokenResponse } from "../sessions/Sessions";
import { linkPage } from "./linkPage";
import { networkOf } from "../../platform/http/networkOf";
import { errorAddress, messageAddress, sessionAddress } from "./sessionAddress";

const verifySchema = z.object({
  type: optionalText,
  token: optionalText,
  token_hash: optionalText,
  email: optionalText,
  phone: optionalText,
});

/** Maximum size in bytes of the form that the page of a link sends: an address of 2,000 characters, encoded, fits. */
const maxFormBytes = 8_192;

/** The kinds of emails that have a link. */
type LinkKind = "signup" | "recovery" | "email_change";
/** Maps a type of the client library to the kind of email; null for types of emails that this server does not send. */
const kindOf = (type: string): LinkKind | null =>
  type === "recovery" || type === "email_change" ? type : type === "signup" || type === "email" ? "signup" : null;
/** The response to the first of the two confirmations that an email change needs. */
const accepted = {
  msg: "Confirmation link accepted. Please proceed to confirm link sent to the other email",
  code: "200",
};

const invalid = (message: string) => new AuthError(400, "validation_failed", message);
const badLink = () => new AuthError(403, "otp_expired", "Email link is invalid or has expired");
const badCode = () => new AuthError(403, "otp_expired", "Token has expired or is invalid");

/**
 * Consumes a link's token. Confirms its account if it is not confirmed yet, or the change of its email.
 * @returns the account and the link's PKCE challenge; `user` is null if the other address has yet to confirm the
 * change.
 * @throws {AuthError} if the token is not valid, the account is banned, sign-up was closed or the email is taken.
 */
async function followLink(
  accounts: EmbeddedAccounts,
  tx: Queryable,
  request: FastifyRequest,
  { token, kind }: { token: string; kind: LinkKind | null },
): Promise<{ user: AuthUser | null; challenge: Challenge | null }> {
  const client = Client.of(accounts.context, request);
  const used = kind && (await consumeToken(accounts, tx, token, kind));
  const user = used && (await new AuthUsersRepository(tx, accounts.context.vault).byId(used.userId));
  if (!user) throw badLink();
  if (isBanned(user)) throw new AuthError(403, "user_banned", "User is banned");
  const { side, claim, challenge } = used;
  if (side) return { user: await confirmEmailChange(accounts, tx, { userId: user.id, side, client }), challenge };
  return { user: await confirmAccount(accounts, tx, user, claim, client), challenge };
}

/** Consumes a link's token; an email change has one for each of its two addresses. Null if it is not valid. */
async function consumeToken(
  { oneTimeTokens }: EmbeddedAccounts,
  tx: Queryable,
  token: string,
  kind: LinkKind,
): Promise<(RedeemedLink & { side: EmailSide | null }) | null> {
  if (kind !== "email_change") {
    const used = await oneTimeTokens.redeemLink(tx, token, kind);
    return used && { ...used, side: null };
  }
  for (const side of ["current", "new"] as const) {
    const used = await oneTimeTokens.redeemLink(tx, token, emailChangeKinds[side]);
    if (used) return { ...used, side };
  }
  return null;
}

/** Opens a session for an account whose mailed link or code was used, and resets its limits on wrong passwords. */
async function openByMail(
  { context, sessions, limits }: EmbeddedAccounts,
  tx: Queryable,
  request: FastifyRequest,
  user: AuthUser,
  kind: LinkKind,
): Promise<OpenedSession> {
  const users = new AuthUsersRepository(tx, context.vault);
  await users.recordSignIn(user.id, null);
  limits.forget("failures", user.email); // wrong passwords of others must not slow down the owner
  limits.forget("failuresFromNetwork", `${user.email} ${networkOf(request)}`);
  const client = Client.of(context, request);
  const opened = await sessions.open(tx, (await users.byId(user.id)) ?? user, "otp", client);
  const action = kind === "recovery" ? "recovery_used" : "signed_in";
  const detail = { method: "otp" };
  await recordAudit(tx, { action, subject: user.id, sessionId: opened.id, client, detail });
  return opened;
}

/** Reads the fields of a link, or of the form on its page. @throws {AuthError} if one is absent. */
function linkOf(fields: unknown): { token: string; type: string } {
  const { token, type } = (fields ?? {}) as Record<string, unknown>;
  if (typeof token !== "string" || !token) throw invalid("Verify requires a token or a token hash");
  if (typeof type !== "string" || !type) throw invalid("Verify requires a verification type");
  return { token, type };
}

/**
 * `GET /verify`, the link of an email: shows a page with a button. Opening the link does not use it up or sign in,
 * because mail scanners and previews open links too.
 */
function showLink(accounts: EmbeddedAccounts, request: FastifyRequest, reply: FastifyReply) {
  const { token, type } = linkOf(request.query);
  const target = accounts.redirects.target(request);
  void reply.helmet(pagePolicy(target.origin));
  const page = linkPage(accounts.context.settings.CHARTSIDE_COMPANY, { token, type, redirect_to: target.href });
  return sendPage(reply, 200, page);
}

/**
 * `POST /verify/link`, the button of the link's page: uses the link. Returns the address to redirect to, with a
 * session, with a code for the page that requested the email (PKCE), or with the error.
 */
async function verifyLink(accounts: EmbeddedAccounts, request: FastifyRequest): Promise<string> {
  const { token, type } = linkOf(request.body);
  refuseTooMany(accounts.limits.consume("verifiesFromNetwork", networkOf(request)));
  const target = accounts.redirects.allowedOrHome((request.body as Record<string, unknown>)["redirect_to"]);
  const kind = kindOf(type);
  try {
    return await accounts.context.database.transaction(async (tx) => {
      const { user, challenge } = await followLink(accounts, tx, request, { token, kind });
      if (!kind) throw badLink();
      if (!user) return messageAddress(target, accepted.msg);
      if (!challenge) {
        const { response } = await openByMail(accounts, tx, request, user, kind);
        return sessionAddress(target, response, type);
      }
      const code = randomUUID();
      const method = kind === "signup" ? "email/signup" : kind;
      await new FlowsRepository(tx).create(code, { userId: user.id, method, challenge });
      target.searchParams.set("code", code);
      return target.href;
    });
  } catch (error) {
    if (error instanceof AuthError) return errorAddress(target, error, token.startsWith("pkce_"));
    throw error;
  }
}

/** `POST /verify` with a link's token: signs in, except for the first confirmation of an email change. */
function verifyHash(accounts: EmbeddedAccounts, request: FastifyRequest, token: string, type: string) {
  const kind = kindOf(type);
  return accounts.context.database.transaction(async (tx) => {
    const { user } = await followLink(accounts, tx, request, { token, kind });
    if (!user) return accepted;
    return (await openByMail(accounts, tx, request, user, kind ?? "signup")).response;
  });
}

/** `POST /verify` with an email and its six-digit code: as with a link's token. */
async function verifyCode(
  accounts: EmbeddedAccounts,
  request: FastifyRequest,
  { email, token, type }: { email: string; token: string; type: string },
): Promise<TokenResponse | typeof accepted> {
  const { context, oneTimeTokens } = accounts;
  const kind = kindOf(type);
  const client = Client.of(context, request);
  const response = await context.database.transaction(async (tx) => {
    const users = new AuthUsersRepository(tx, context.vault);
    const own = kind && (await users.byEmail(email));
    const side = kind !== "email_change" ? null : own?.newEmail ? "current" : "new";
    const user = side === "new" ? await users.byNewEmail(email) : own;
    const mailed = side ? emailChangeKinds[side] : kind === "email_change" ? null : kind;
    const used = user && mailed && !isBanned(user) && (await oneTimeTokens.redeemCode(tx, user.id, mailed, token));
    if (!kind || !used) return null;
    const confirmed = side
      ? await confirmEmailChange(accounts, tx, { userId: user.id, side, client })
      : await confirmAccount(accounts, tx, user, used.claim, client);
    return confirmed ? (await openByMail(accounts, tx, request, confirmed, kind)).response : accepted;
  });
  if (!response) throw badCode(); // after the commit, so that the wrong attempt is counted
  return response;
}

/** `POST /verify`: signs in with a link's token, or with an email and its six-digit code. */
async function verify(accounts: EmbeddedAccounts, request: FastifyRequest): Promise<TokenResponse | typeof accepted> {
  const { type, token, token_hash: hash, email, phone } = readBody(request, verifySchema);
  if (!type) throw invalid("Verify requires a verification type");
  if (!token === !hash) throw invalid("Verify requires either a token or a token hash");
  if (hash && (email || phone)) throw invalid("Only the token_hash and type should be provided");
  if (token && (!email || phone)) throw invalid("Only an email address or phone number should be provided on verify");
  refuseTooMany(accounts.limits.consume("verifiesFromNetwork", networkOf(request)));
  if (hash) return verifyHash(accounts, request, hash, type);
  return verifyCode(accounts, request, { email: email ?? "", token: token ?? "", type });
}

/** Registers the routes that mailed links and codes lead to. */
export function verifyRoutes(app: FastifyInstance, accounts: EmbeddedAccounts): void {
  app.get("/verify", (request, reply) => showLink(accounts, request, reply));
  void app.register(async (forms) => {
    forms.removeAllContentTypeParsers();
    forms.addContentTypeParser("application/x-www-form-urlencoded", { parseAs: "string" }, (_request, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    forms.post("/verify/link", { bodyLimit: maxFormBytes, config: { onFullDisk: true } }, async (request, reply) =>
      reply.redirect(await verifyLink(accounts, request), 303),
    );
  });
  app.post("/verify", { config: { onFullDisk: true } }, (request) => verify(accounts, request));
}
