import { randomUUID } from "node:crypto";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { z } from "zod";
import { takenUsername } from "../../shared/auth/profile";
import { clientOf, recordAudit } from "../platform/audit/audit";
import type { Queryable } from "../platform/database/database";
import { isSignUpOpen, signUpClosed } from "./accountConfirmation";
import { metadataSchema, optionalText, refuseLargeMetadata, refuseNoEmail, refuseTooMany } from "./authInput";
import { readBody } from "./authBody";
import { AuthError } from "./authError";
import { type AuthUser, AuthUsersRepository } from "./authUsersRepository";
import type { EmbeddedAccounts } from "./embeddedAccounts";
import { refuseWeakPassword } from "./passwordPolicy";
import { type Challenge, challengeFields, challengeOf } from "./pkce";
import { admit, embeddedIssuer, wishedUsername } from "./people";
import type { TokenResponse } from "./sessions";
import { UsersRepository } from "./usersRepository";
import { decoyUser, ownFacts, toWireUser, type WireUser } from "./wireUser";

const signUpSchema = z.object({
  email: optionalText,
  phone: optionalText,
  password: optionalText,
  data: metadataSchema,
  ...challengeFields,
});

/** A sign-up that may become an account. */
interface NewAccount {
  id: string;
  /** Lower case. */
  email: string;
  passwordHash: string;
  /** As it was sent. */
  data: Record<string, unknown>;
  /** That, with what we know laid over it. */
  userMetadata: Record<string, unknown>;
}

const taken = () => new AuthError(422, "user_already_exists", "User already registered");

/** Refuses what cannot become an account, in the order of Supabase Auth. @returns e-mail address (lower case) and password. */
async function checkSignUp(
  accounts: EmbeddedAccounts,
  signUp: z.infer<typeof signUpSchema>,
): Promise<{ email: string; password: string; challenge: Challenge | null }> {
  const { settings, database } = accounts.platform;
  const { email, phone, password } = signUp;
  if (!email && !phone) throw new AuthError(422, "anonymous_provider_disabled", "Anonymous sign-ins are disabled");
  const users = new AuthUsersRepository(database);
  if (!(await isSignUpOpen(accounts, users))) throw signUpClosed();
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
  refuseNoEmail(email);
  refuseLargeMetadata(signUp.data);
  if (settings.CHARTSIDE_AUTH_AUTOCONFIRM && (await users.byEmail(email))) throw taken();
  return { email: email.toLowerCase(), password, challenge };
}

/**
 * A username is another's, or nobody's until the end of the transaction: no other account is made meanwhile.
 * @throws {AuthError}
 */
async function refuseTakenUsername(tx: Queryable, metadata: Record<string, unknown>): Promise<void> {
  const users = new UsersRepository(tx);
  await users.holdAdmissions();
  const username = wishedUsername(metadata);
  const isTaken = username !== null && (await users.emailByUsername(username)) !== null;
  if (isTaken) throw new AuthError(422, "validation_failed", takenUsername);
}

/** A confirmed account, the person it belongs to and a session, all or nothing. */
async function signUpAtOnce(
  accounts: EmbeddedAccounts,
  request: FastifyRequest,
  account: NewAccount,
): Promise<TokenResponse> {
  const { platform, sessions } = accounts;
  return platform.database.transaction(async (tx) => {
    await refuseTakenUsername(tx, account.userMetadata);
    const users = new AuthUsersRepository(tx);
    if (!(await isSignUpOpen(accounts, users))) throw signUpClosed();
    const user = await users.create({ ...account, isConfirmed: true });
    if (!user) throw taken();
    const who = { issuer: embeddedIssuer, subject: user.id, email: user.email, metadata: user.userMetadata };
    await admit(tx, who, platform.settings.CHARTSIDE_COMPANY);
    const { id, response } = await sessions.open(tx, user, "password", clientOf(request));
    await recordAudit(tx, { action: "signed_up", subject: user.id, sessionId: id, ...clientOf(request) });
    return response;
  });
}

/** An account that waits for its owner to open a mail. Where there is one already, the answer does not tell. */
async function signUpByMail(
  accounts: EmbeddedAccounts,
  request: FastifyRequest,
  account: NewAccount,
  challenge: Challenge | null,
): Promise<WireUser> {
  const { platform, later, mails, redirects } = accounts;
  const user = await platform.database.transaction((tx) => waitingAccount(tx, request, account));
  if (user.emailConfirmedAt) return decoyUser(account.email, account.data);
  const target = redirects.target(request);
  later.begin("mail to confirm an address", () => mails.sendLink(user, { kind: "signup", challenge, target }));
  return toWireUser(user);
}

/** The account of that address: a new one, or the one there is, unchanged. */
async function waitingAccount(tx: Queryable, request: FastifyRequest, account: NewAccount): Promise<AuthUser> {
  await refuseTakenUsername(tx, account.userMetadata);
  const users = new AuthUsersRepository(tx);
  const created = await users.create({ ...account, isConfirmed: false });
  if (created) {
    await recordAudit(tx, { action: "signed_up", subject: created.id, ...clientOf(request) });
    return created;
  }
  const known = await users.byEmail(account.email);
  if (!known) throw taken(); // gone between the two
  if (known.emailConfirmedAt) return known;
  await users.mailed(known.id, "signup");
  return (await users.byId(known.id)) ?? known;
}

/** `POST /signup`: a session, or where accounts are confirmed by mail the bare user. */
async function signUp(accounts: EmbeddedAccounts, request: FastifyRequest): Promise<TokenResponse | WireUser> {
  const { platform, hasher, limits, pace } = accounts;
  const isAtOnce = platform.settings.CHARTSIDE_AUTH_AUTOCONFIRM;
  const body = readBody(request, signUpSchema);
  refuseTooMany(limits.waitS("signUpsFromAddress", request.ip));
  const { email, password, challenge } = await checkSignUp(accounts, body);
  refuseTooMany(limits.take("signUpsFromAddress", request.ip));
  if (!isAtOnce) pace.take("signup", email, request.ip);
  const passwordHash = await hasher.hash(password); // before the transaction: it takes long
  const id = randomUUID();
  const data = body.data ?? {};
  const userMetadata = { ...data, ...ownFacts({ id, email, isConfirmed: isAtOnce }) };
  const account = { id, email, passwordHash, data, userMetadata };
  return isAtOnce ? signUpAtOnce(accounts, request, account) : signUpByMail(accounts, request, account, challenge);
}

export function signUpRoute(app: FastifyInstance, accounts: EmbeddedAccounts): void {
  app.post("/signup", (request) => signUp(accounts, request));
}
