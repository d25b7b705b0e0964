import type { FastifyReply, FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { AppError } from "../../shared/errors";
import {
  invitationListSchema,
  invitationTokenSchema,
  inviteSchema,
  openInvitationSchema,
  sentInvitationSchema,
} from "../../shared/practice/invitation";
import { InvitationsRepository } from "../auth/accounts/InvitationsRepository";
import type { RateLimits } from "../auth/RateLimits";
import { requireAccountType, requireUser } from "../platform/http/currentUser";
import { siteOf } from "../platform/http/siteOf";
import type { ServerContext } from "../platform/ServerContext";
import { acceptInvitation, openInvitation } from "./acceptInvitation";
import { invite, resendInvitation, revokeInvitation } from "./invite";
import { networkOf } from "../platform/http/networkOf";
import { smallBodyLimit } from "../platform/http/smallBodyLimit";

const params = z.object({ id: z.uuid() });

/**
 * Invitations into a practice: admins send, send again and revoke them; whoever has the token of the mailed link can
 * open and accept one.
 */
export const invitationsRoutes: FastifyPluginAsyncZod<{ context: ServerContext; limits: RateLimits }> = async (
  app,
  { context, limits },
) => {
  const admin = { onRequest: async (request: FastifyRequest) => void requireAccountType(request, "admin") };
  const site = (request: FastifyRequest) => siteOf(request, context.settings);

  app.get("/invitations", { ...admin, schema: { response: { 200: invitationListSchema } } }, async (request) => ({
    items: await new InvitationsRepository(context.database, context.vault).list(
      requireUser(request).organizationId,
      context.log,
    ),
    next_cursor: null,
  }));
  app.post(
    "/invitations",
    { ...admin, schema: { body: inviteSchema, response: { 201: sentInvitationSchema } } },
    async (request, reply) => {
      refuseTooMany(limits.consume("mailsFromNetwork", networkOf(request)), reply);
      refuseTooMany(limits.consume("mailsToAddress", `invitation ${request.body.email}`), reply);
      return reply.code(201).send(await invite(context, requireUser(request), request.body, site(request)));
    },
  );
  app.post(
    "/invitations/:id/resend",
    { ...admin, schema: { params, response: { 200: sentInvitationSchema } } },
    (request, reply) => {
      refuseTooMany(limits.consume("mailsFromNetwork", networkOf(request)), reply);
      refuseTooMany(limits.consume("mailsToAddress", `invitation ${request.params.id}`), reply);
      return resendInvitation(context, requireUser(request), request.params.id, site(request));
    },
  );
  app.delete(
    "/invitations/:id",
    { ...admin, schema: { params, response: { 204: z.null() } } },
    async (request, reply) => {
      await revokeInvitation(context, requireUser(request), request.params.id);
      return reply.code(204).send(null);
    },
  );

  const opened = { body: invitationTokenSchema, response: { 200: openInvitationSchema } };
  app.post(
    "/invitations/open",
    { config: { public: true, onFullDisk: true }, bodyLimit: smallBodyLimit, schema: opened },
    (request, reply) => {
      refuseTooMany(limits.consume("verifiesFromNetwork", networkOf(request)), reply);
      return openInvitation(context, request.body.token);
    },
  );
  app.post("/invitations/accept", { schema: opened }, (request, reply) => {
    refuseTooMany(limits.consume("verifiesFromNetwork", networkOf(request)), reply);
    return acceptInvitation(context, requireUser(request), request.body.token);
  });
};

/** @param waitS seconds to wait; null if the call is allowed. @throws {AppError} `rate_limited`, with `retry-after`. */
function refuseTooMany(waitS: number | null, reply: FastifyReply): void {
  if (waitS === null) return;
  void reply.header("retry-after", waitS);
  throw new AppError("rate_limited", "Too many attempts from this network. Wait a while, then try again.");
}
