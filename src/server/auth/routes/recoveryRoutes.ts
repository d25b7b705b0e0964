import type { FastifyInstance, FastifyRequest } from "fastify";
import { z } from "zod";
import { Client } from "../../platform/audit/Client";
import { readBody } from "./readBody";
import { AuthError } from "../AuthError";
import { optionalText, requireEmail } from "./authInput";
import { AuthUsersRepository } from "../accounts/AuthUsersRepository";
import { requireSession } from "../tokens/bearer";
import type { EmbeddedAccounts } from "../accounts/embeddedAccounts";
import { challengeFields, challengeOf } from "../sessions/challenge";
import { networkOf } from "../../platform/http/networkOf";

const recoverSchema = z.object({ email: optionalText, ...challengeFields });
const resendSchema = z.object({ type: optionalText, email: optionalText, phone: optionalText, ...challengeFields });

/**
 * `POST /recover`: emails a link to set a new password if the account exists. The response does not reveal whether the
 * account exists.
 */
function recover(accounts: EmbeddedAccounts, request: FastifyRequest): Record<string, never> {
  const { context, mailRateLimit, backgroundTasks, mails, redirects, anonymousAudit } = accounts;
  const body = readBody(request, recoverSchema);
  const { email } = body;
  if (!email) throw new AuthError(400, "validation_failed", "Password recovery requires an email");
  const challenge = challengeOf(body);
  requireEmail(email);
  mailRateLimit.consume("recovery", email, networkOf(request));
  const target = redirects.target(request);
  const by = { network: networkOf(request), client: Client.of(context, request) };
  backgroundTasks.begin("mail to set a new password", async () => {
    const user = await new AuthUsersRepository(context.database, context.vault).byEmail(email);
    const subject = user?.id ?? null;
    await anonymousAudit.record(context.database, { action: "recovery_requested", subject, ...by });
    if (user) await mails.sendLink(user, { kind: "recovery", challenge, target });
  });
  return {};
}

/**
 * `POST /resend`: emails the confirmation of a sign-up again if the account is not confirmed yet. The response does not
 * reveal whether there is such an account. With type `email_change`, emails the links of a pending change again.
 * `email` is the current or the new address of the account; only addresses that have not confirmed the change get a
 * link.
 */
function resend(accounts: EmbeddedAccounts, request: FastifyRequest): Record<string, never> {
  const { context, mailRateLimit, backgroundTasks, mails, redirects } = accounts;
  const body = readBody(request, resendSchema);
  const { type, email } = body;
  if (type !== "signup" && type !== "email_change") {
    throw new AuthError(400, "validation_failed", "Missing one of these types: signup, email_change");
  }
  if (!email) throw new AuthError(400, "validation_failed", "Type provided requires an email address");
  const challenge = challengeOf(body);
  requireEmail(email);
  mailRateLimit.consume(type, email, networkOf(request));
  const target = redirects.target(request);
  if (type === "email_change") {
    backgroundTasks.begin("mail to change an email", async () => {
      const users = new AuthUsersRepository(context.database, context.vault);
      const user = (await users.byNewEmail(email)) ?? (await users.byEmail(email));
      if (user) await mails.sendEmailChange(user, { challenge, target });
    });
    return {};
  }
  backgroundTasks.begin("mail to confirm an address", async () => {
    const user = await new AuthUsersRepository(context.database, context.vault).byEmail(email);
    if (user && !user.emailConfirmedAt) await mails.sendLink(user, { kind: "signup", challenge, target });
  });
  return {};
}

/** `GET /reauthenticate`: emails the signed-in user the six-digit code for a password change. */
async function reauthenticate(accounts: EmbeddedAccounts, request: FastifyRequest): Promise<Record<string, never>> {
  const { user } = await requireSession(accounts, request);
  if (!user.emailConfirmedAt) throw new AuthError(422, "email_not_confirmed", "Please verify your email first.");
  accounts.mailRateLimit.consume("reauthentication", user.email, networkOf(request));
  accounts.backgroundTasks.begin("mail with a code", () => accounts.mails.sendNonce(user));
  return {};
}

/** Registers the routes that only send an email. */
export function recoveryRoutes(app: FastifyInstance, accounts: EmbeddedAccounts): void {
  app.post("/recover", async (request) => recover(accounts, request));
  app.post("/resend", async (request) => resend(accounts, request));
  app.get("/reauthenticate", { exposeHeadRoute: false }, (request) => reauthenticate(accounts, request));
}
