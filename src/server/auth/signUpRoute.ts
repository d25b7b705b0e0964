import { randomUUID } from "node:crypto";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { z } from "zod";
import { takenUsername } from "../../shared/auth/profile";
import type { Queryable } from "../platform/database/database";
import { clientOf, isEmail, metadataSchema, optionalText, refuseLargeMetadata, refuseTooMany } from "./authInput";
import { readBody } from "./authBody";
import { AuthError } from "./authError";
import { AuthUsersRepository } from "./authUsersRepository";
import type { EmbeddedAccounts } from "./embeddedAccounts";
import { refuseWeakPassword } from "./passwordPolicy";
import { admit, embeddedIssuer, wishedUsername } from "./people";
import type { TokenResponse } from "./sessions";
import { UsersRepository } from "./usersRepository";
import { ownFacts } from "./wireUser";

const signUpSchema = z.object({
  email: optionalText,
  phone: optionalText,
  password: optionalText,
  data: metadataSchema,
  code_challenge: optionalText,
  code_challenge_method: optionalText,
});
type SignUp = z.infer<typeof signUpSchema>;

const closed = () => new AuthError(422, "signup_disabled", "Signups not allowed for this instance");
const taken = () => new AuthError(422, "user_already_exists", "User already registered");

/** Whether anybody may make an account; on a server where nobody has one, somebody must be able to. */
export async function isSignUpOpen({ platform }: EmbeddedAccounts, users: AuthUsersRepository): Promise<boolean> {
  return platform.settings.CHARTSIDE_SIGNUP === "open" || (await users.isEmpty());
}

function refusePkce({ code_challenge: challenge, code_challenge_method: method }: SignUp): void {
  if (!challenge !== !method) {
    throw new AuthError(400, "validation_failed", "PKCE flow requires code_challenge_method and code_challenge");
  }
  if (challenge && !/^[A-Za-z0-9._~-]{43,128}$/.test(challenge)) {
    throw new AuthError(400, "validation_failed", "code challenge must be 43 to 128 unreserved characters");
  }
}

/** Refuses what cannot become an account, in the order of auth.md §5. @returns e-mail address (lower case) and password. */
async function checkSignUp(accounts: EmbeddedAccounts, signUp: SignUp): Promise<{ email: string; password: string }> {
  const { settings, database } = accounts.platform;
  const { email, phone, password } = signUp;
  if (!email && !phone) throw new AuthError(422, "anonymous_provider_disabled", "Anonymous sign-ins are disabled");
  const users = new AuthUsersRepository(database);
  if (!(await isSignUpOpen(accounts, users))) throw closed();
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
  refusePkce(signUp);
  if (!isEmail(email)) {
    throw new AuthError(400, "validation_failed", "Unable to validate email address: invalid format");
  }
  refuseLargeMetadata(signUp.data);
  if (!settings.CHARTSIDE_AUTH_AUTOCONFIRM) {
    throw new AuthError(404, "feature_disabled", "Email confirmation is not available on this server");
  }
  if (await users.byEmail(email)) throw taken();
  return { email: email.toLowerCase(), password };
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

/** `POST /signup`: a confirmed account, the person it belongs to and a session, all or nothing. */
async function signUp(accounts: EmbeddedAccounts, request: FastifyRequest): Promise<TokenResponse> {
  const { platform, hasher, sessions, limits } = accounts;
  const body = readBody(request, signUpSchema);
  refuseTooMany(limits.waitS("signUpsFromAddress", request.ip));
  const { email, password } = await checkSignUp(accounts, body);
  refuseTooMany(limits.take("signUpsFromAddress", request.ip));
  const passwordHash = await hasher.hash(password); // before the transaction: it takes long
  const id = randomUUID();
  const userMetadata = { ...body.data, ...ownFacts({ id, email, isConfirmed: true }) };
  const response = await platform.database.transaction(async (tx) => {
    await refuseTakenUsername(tx, userMetadata);
    const users = new AuthUsersRepository(tx);
    if (!(await isSignUpOpen(accounts, users))) throw closed();
    const user = await users.create({ id, email, passwordHash, userMetadata });
    if (!user) throw taken();
    const subject = { issuer: embeddedIssuer, subject: id, email, metadata: userMetadata };
    await admit(tx, subject, platform.settings.CHARTSIDE_COMPANY);
    return sessions.open(tx, user, "password", clientOf(request));
  });
  request.log.info({ audit: "signed_up", user_id: id, ...clientOf(request) }, "audit");
  return response;
}

export function signUpRoute(app: FastifyInstance, accounts: EmbeddedAccounts): void {
  app.post("/signup", (request) => signUp(accounts, request));
}
