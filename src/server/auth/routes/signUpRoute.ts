import { randomUUID } from "node:crypto";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { z } from "zod";
import { takenUsername } from "../../../shared/auth/profile";
import { setUpCodeNeeded } from "../../../shared/auth/setUpCodeNeeded";
import { Client } from "../../platform/audit/Client";
import { recordAudit } from "../../platform/audit/recordAudit";
import type { Queryable } from "../../platform/database/Database";
import type { ServerContext } from "../../platform/ServerContext";
import { isSignUpOpen, signUpClosed } from "../accounts/confirmAccount";
import { metadataSchema, optionalText, refuseLargeMetadata, requireEmail, refuseTooMany } from "./authInput";
import { readBody } from "./readBody";
import { AuthError } from "../AuthError";
import { type AuthUser, AuthUsersRepository } from "../accounts/AuthUsersRepository";
import type { EmbeddedAccounts } from "../accounts/embeddedAccounts";
import { refuseWeakPassword } from "../password/refuseWeakPassword";
import { type Challenge, challengeFields, challengeOf } from "../sessions/challenge";
import { findOrCreateUser, embeddedIssuer, requestedUsername } from "../accounts/findOrCreateUser";
import { invitationOf, redeemInvitation } from "../accounts/redeemInvitation";
import type { TokenResponse } from "../sessions/Sessions";
import { UsersRepository } from "../accounts/UsersRepository";
import { serverMetadata, unconfirmedUser, type WireUser } from "../accounts/wireUser";
import { networkOf } from "../../platform/http/networkOf";

const signUpSchema = z.object({
  email: optionalText,
  phone: optionalText,
  password: optionalText,
  data: metadataSchema,
  ...challengeFields,
});

/** The account of a valid sign-up, to be created. */
interface NewAccount {
  id: string;
  /** Lower case. */
  email: string;
  passwordHash: string;
  /** The metadata as sent, with the server's own fields. */
  userMetadata: Record<string, unknown>;
  /** The token of an invitation that the sign-up accepts; absent without one. */
  invitation?: unknown;
}

const setUpCodeMissing = () => new AuthError(422, "validation_failed", setUpCodeNeeded);
const taken = () => new AuthError(422, "user_already_exists", "User already registered");

/**
 * Checks a sign-up in the order of Supabase Auth.
 * @returns email (lower case), password, the PKCE challenge (null if there is none), and whether it accepts an
 * invitation.
 * @throws {AuthError} for the first fault.
 */
async function checkSignUp(
  accounts: EmbeddedAccounts,
  signUp: z.infer<typeof signUpSchema>,
): Promise<{ email: string; password: string; challenge: Challenge | null; isInvited: boolean }> {
  const { settings, database, vault } = accounts.context;
  const { email, phone, password } = signUp;
  if (!email && !phone) throw new AuthError(422, "anonymous_provider_disabled", "Anonymous sign-ins are disabled");
  const users = new AuthUsersRepository(database, vault);
  const invited = { token: signUp.data?.["invitation"], email: email?.toLowerCase() ?? "" };
  const isInvited = (await invitationOf(database, vault, invited)) !== null;
  if (!isInvited && !(await isSignUpOpen(accounts, users))) throw signUpClosed();
  if (!password) throw new AuthError(400, "validation_failed", "Signup requires a valid password");
  refuseWeakPassword(password, settings);
  if (email && phone) {
    throw new AuthError(
      400,
      "validation_failed",
      "Only an email address or phone number should be provided on signup.",
    );
  }
  if (!email) throw new AuthError(400, "phone_provider_disabled", "Phone signups are disabled");
  const challenge = challengeOf(signUp);
  requireEmail(email);
  refuseLargeMetadata(signUp.data);
  return { email: email.toLowerCase(), password, challenge, isInvited };
}

/**
 * Checks that the requested username, if there is one, is free. It locks the creation of users, so that no other
 * sign-up takes the username before the transaction ends.
 * @throws {AuthError} if it is taken.
 */
async function refuseTakenUsername(
  { vault }: ServerContext,
  tx: Queryable,
  metadata: Record<string, unknown>,
): Promise<void> {
  const users = new UsersRepository(tx, vault);
  await users.lockUserCreation();
  const username = requestedUsername(metadata);
  const isTaken = username !== null && (await users.emailByUsername(username)) !== null;
  if (isTaken) throw new AuthError(422, "validation_failed", takenUsername);
}

/**
 * Creates a confirmed account, its user and a session in one transaction.
 * @throws {AuthError} if the email or username is taken, or sign-up was closed in the meantime.
 */
async function signUpAtOnce(
  accounts: EmbeddedAccounts,
  request: FastifyRequest,
  account: NewAccount,
): Promise<TokenResponse> {
  const { context, sessions } = accounts;
  return context.database.transaction(async (tx) => {
    await refuseTakenUsername(context, tx, account.userMetadata);
    const users = new AuthUsersRepository(tx, context.vault);
    const invitation = await redeemInvitation(tx, context.vault, { token: account.invitation, email: account.email });
    if (!invitation && !(await isSignUpOpen(accounts, users))) throw signUpClosed();
    const user = await users.create({ ...account, isConfirmed: true });
    if (!user) throw taken();
    const who = { issuer: embeddedIssuer, subject: user.id, email: user.email, metadata: user.userMetadata };
    await findOrCreateUser(
      tx,
      context.vault,
      { ...who, ...(invitation && { invitation }) },
      context.settings.CHARTSIDE_COMPANY,
    );
    const client = Client.of(context, request);
    const { id, response } = await sessions.open(tx, user, "password", client);
    const by = { subject: user.id, sessionId: id, client };
    await recordAudit(tx, { action: "signed_up", ...by });
    if (invitation)
      await recordAudit(tx, { action: "invitation_accepted", ...by, detail: { invitation: invitation.id } });
    return response;
  });
}

/**
 * Sends an email whose link and code confirm this sign-up. An email address with a confirmed account gets none, but the
 * response is the same. Whether the username is taken is not checked here: the confirmation leaves a taken one out.
 */
async function signUpByMail(
  accounts: EmbeddedAccounts,
  request: FastifyRequest,
  account: NewAccount,
  challenge: Challenge | null,
): Promise<WireUser> {
  const { context, backgroundTasks, mails, oneTimeTokens, redirects } = accounts;
  const { email, passwordHash, userMetadata } = account;
  const id = idOf(accounts, email);
  const target = redirects.target(request);
  const claim = { passwordHash, userMetadata: { ...userMetadata, sub: id } };
  const by = { network: networkOf(request), client: Client.of(context, request) };
  backgroundTasks.begin("mail to confirm an address", async () => {
    const user = await findOrCreateAccount(accounts, { ...account, id, userMetadata: claim.userMetadata }, by);
    if (user.emailConfirmedAt) await oneTimeTokens.keepClaim(context.database, user.id, claim);
    else await mails.sendLink(user, { kind: "signup", challenge, claim, target });
  });
  return unconfirmedUser(id, email, claim.userMetadata);
}

/** Returns an account id made of the email and the master key, so that repeated sign-ups get the same response. */
function idOf({ context }: EmbeddedAccounts, email: string): string {
  const half = (name: string) =>
    BigInt.asUintN(64, BigInt(context.vault.token(`account id ${name} ${email}`)))
      .toString(16)
      .padStart(16, "0");
  const hex = half("a") + half("b");
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, "$1-$2-4$3-8$4-$5");
}

/**
 * Returns the account with that email: the existing account unchanged, or a new unconfirmed account without a password.
 */
async function findOrCreateAccount(
  { context: { database, vault }, anonymousAudit }: EmbeddedAccounts,
  account: NewAccount,
  requester: { network: string; client: Client },
): Promise<AuthUser> {
  return database.transaction(async (tx) => {
    const users = new AuthUsersRepository(tx, vault);
    const created = await users.create({ ...account, passwordHash: null, isConfirmed: false });
    const user = created ?? (await users.byEmail(account.email));
    if (!user) throw taken(); // deleted in between
    if (created) await recordAudit(tx, { action: "signed_up", subject: user.id, client: requester.client });
    else await anonymousAudit.record(tx, { action: "sign_up_repeated", subject: user.id, ...requester });
    return user;
  });
}

/** `POST /signup`: returns a session, or only the user if the account must be confirmed by email. */
async function signUp(accounts: EmbeddedAccounts, request: FastifyRequest): Promise<TokenResponse | WireUser> {
  const { context, hasher, limits, mailRateLimit } = accounts;
  const body = readBody(request, signUpSchema);
  refuseTooMany(limits.waitS("signUpsFromNetwork", networkOf(request)));
  const { email, password, challenge, isInvited } = await checkSignUp(accounts, body);
  const isConfirmedAtOnce = isInvited || context.settings.CHARTSIDE_AUTH_AUTOCONFIRM;
  // before any answer that depends on an account
  refuseTooMany(limits.consume("signUpsFromNetwork", networkOf(request)));
  const { setup_code: setUpCode, invitation, ...data } = body.data ?? {};
  const isFirst = await new AuthUsersRepository(context.database, context.vault).hasNoConfirmed();
  if (isFirst && accounts.setUpCode && !accounts.setUpCode.matches(setUpCode)) throw setUpCodeMissing();
  if (!isConfirmedAtOnce) mailRateLimit.consume("signup", email, networkOf(request));
  if (isConfirmedAtOnce && (await new AuthUsersRepository(context.database, context.vault).byEmail(email)))
    throw taken();
  const passwordHash = await hasher.hash(password); // before the transaction, because it is slow
  const id = randomUUID();
  const userMetadata = { ...data, ...serverMetadata({ id, email, isConfirmed: isConfirmedAtOnce }) };
  const account = { id, email, passwordHash, userMetadata, invitation };
  return isConfirmedAtOnce
    ? signUpAtOnce(accounts, request, account)
    : signUpByMail(accounts, request, account, challenge);
}

/** `POST /signup`; see `signUp`. */
export function signUpRoute(app: FastifyInstance, accounts: EmbeddedAccounts): void {
  app.post("/signup", (request) => signUp(accounts, request));
}
