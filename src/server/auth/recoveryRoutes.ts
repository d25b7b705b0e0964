import type { FastifyInstance, FastifyRequest } from "fastify";
import { z } from "zod";
import { clientOf, recordAudit } from "../platform/audit/audit";
import { readBody } from "./authBody";
import { AuthError } from "./authError";
import { optionalText, refuseNoEmail } from "./authInput";
import { AuthUsersRepository } from "./authUsersRepository";
import { requireSession } from "./bearer";
import type { EmbeddedAccounts } from "./embeddedAccounts";
import { challengeFields, challengeOf } from "./pkce";

const recoverSchema = z.object({ email: optionalText, ...challengeFields });
const resendSchema = z.object({ type: optionalText, email: optionalText, phone: optionalText, ...challengeFields });

/** `POST /recover`: a mail to set a new password, if there is such an account. The answer does not tell. */
function recover(accounts: EmbeddedAccounts, request: FastifyRequest): Record<string, never> {
  const { platform, pace, later, mails, redirects } = accounts;
  const body = readBody(request, recoverSchema);
  const { email } = body;
  if (!email) throw new AuthError(400, "validation_failed", "Password recovery requires an email");
  const challenge = challengeOf(body);
  refuseNoEmail(email);
  pace.take("recovery", email, request.ip);
  const target = redirects.target(request);
  const client = clientOf(request);
  later.begin("mail to set a new password", async () => {
    const user = await new AuthUsersRepository(platform.database).byEmail(email);
    await recordAudit(platform.database, { action: "recovery_requested", subject: user?.id ?? null, ...client });
    if (user) await mails.sendLink(user, { kind: "recovery", challenge, target });
  });
  return {};
}

/** `POST /resend`: the mail of a sign-up once more, if there is one that waits for it. The answer does not tell. */
function resend(accounts: EmbeddedAccounts, request: FastifyRequest): Record<string, never> {
  const { platform, pace, later, mails, redirects } = accounts;
  const body = readBody(request, resendSchema);
  const { type, email } = body;
  if (type !== "signup" && type !== "email_change") {
    throw new AuthError(400, "validation_failed", "Missing one of these types: signup, email_change");
  }
  if (!email) throw new AuthError(400, "validation_failed", "Type provided requires an email address");
  const challenge = challengeOf(body);
  refuseNoEmail(email);
  pace.take(type, email, request.ip);
  const target = redirects.target(request);
  later.begin("mail to confirm an address", async () => {
    const user = type === "signup" ? await new AuthUsersRepository(platform.database).byEmail(email) : null;
    if (user && !user.emailConfirmedAt) await mails.sendLink(user, { kind: "signup", challenge, target });
  });
  return {};
}

/** `GET /reauthenticate`: mails six digits to who is signed in. */
async function reauthenticate(accounts: EmbeddedAccounts, request: FastifyRequest): Promise<Record<string, never>> {
  const { user } = await requireSession(accounts, request);
  if (!user.emailConfirmedAt) throw new AuthError(422, "email_not_confirmed", "Please verify your email first.");
  accounts.pace.take("reauthentication", user.email, request.ip);
  accounts.later.begin("mail with a code", () => accounts.mails.sendNonce(user));
  return {};
}

/** The calls that send mails. */
export function recoveryRoutes(app: FastifyInstance, accounts: EmbeddedAccounts): void {
  app.post("/recover", async (request) => recover(accounts, request));
  app.post("/resend", async (request) => resend(accounts, request));
  app.get("/reauthenticate", { exposeHeadRoute: false }, (request) => reauthenticate(accounts, request));
}
