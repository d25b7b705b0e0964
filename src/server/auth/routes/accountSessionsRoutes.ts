import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import {
  type SignedInSession,
  signedInSessionSchema,
  signedInSessionsSchema,
} from "../../../shared/auth/signedInSession";
import { AppError } from "../../../shared/errors";
import { Client } from "../../platform/audit/Client";
import { recordAudit } from "../../platform/audit/recordAudit";
import { readableRows } from "../../platform/database/readableRows";
import { requireUser } from "../../platform/http/currentUser";
import type { ServerContext } from "../../platform/ServerContext";
import { AuthSessionsRepository } from "../sessions/AuthSessionsRepository";
import { idleLimitMs } from "../sessions/idleLimitMs";

/**
 * `/api/v1/auth/sessions`: lists the user's active sessions and ends one of them. A Supabase project does not list its
 * sessions: the list then has the calling session only, with the current time in place of its times, and no session can
 * be ended here. `/api/v1/auth/activity` reports activity.
 */
export const accountSessionsRoutes: FastifyPluginAsyncZod<{ context: ServerContext }> = async (app, { context }) => {
  const sessions = new AuthSessionsRepository(context.database, context.vault);
  const isHosted = context.settings.SUPABASE_URL !== undefined;

  app.get("/auth/sessions", { schema: { response: { 200: signedInSessionsSchema } } }, async (request) => {
    const { id, sessionId } = requireUser(request);
    if (isHosted) {
      const { ip, userAgent } = Client.of(context, request);
      const now = new Date().toISOString();
      const only = {
        id: sessionId ?? "",
        current: true,
        created_at: now,
        last_active_at: now,
        user_agent: userAgent,
        ip,
      };
      return { items: [only], next_cursor: null };
    }
    const listed = await sessions.ofPerson(id, idleLimitMs(context.settings));
    const toSession = (each: (typeof listed)[number]): SignedInSession => ({
      id: each.id,
      current: each.id === sessionId,
      created_at: each.createdAt.toISOString(),
      last_active_at: each.lastActiveAt.toISOString(),
      user_agent: each.client?.userAgent ?? null,
      ip: each.client?.ip ?? null,
    });
    const read = { kind: "session", schema: signedInSessionSchema, log: request.log };
    return { items: readableRows(listed, toSession, read), next_cursor: null };
  });

  app.delete("/auth/sessions/:id", { schema: { params: z.object({ id: z.uuid() }) } }, async (request, reply) => {
    const user = requireUser(request);
    const isEnded = !isHosted && (await sessions.endOfPerson(request.params.id, user.id));
    if (!isEnded) throw new AppError("not_found", "This sign-in has ended already.");
    await recordAudit(context.database, {
      action: "signed_out",
      userId: user.id,
      sessionId: user.sessionId,
      client: Client.of(context, request),
      detail: { scope: "one", ended: request.params.id },
    });
    return reply.code(204).send();
  });

  // For pages that make no other calls while the user works: authenticating the call records the activity.
  app.post("/auth/activity", async (_request, reply) => reply.code(204).send());
};
