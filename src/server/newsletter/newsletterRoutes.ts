import type { FastifyReply, FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { AppError } from "../../shared/errors";
import { newsletterTokenSchema, subscribeSchema } from "../../shared/newsletter/newsletter";
import type { RateLimits } from "../auth/RateLimits";
import { siteOf } from "../platform/http/siteOf";
import type { ServerContext } from "../platform/ServerContext";
import { Newsletter } from "./Newsletter";
import { networkOf } from "../platform/http/networkOf";
import { smallBodyLimit } from "../platform/http/smallBodyLimit";

/**
 * Public routes: subscribe an address (202 for known and unknown addresses alike), confirm and unsubscribe with the
 * token of an emailed link.
 */
export const newsletterRoutes: FastifyPluginAsyncZod<{ context: ServerContext; limits: RateLimits }> = async (
  app,
  { context, limits },
) => {
  const newsletter = new Newsletter(context);
  app.addHook("onClose", () => newsletter.settled());

  const refuseTooMany = (
    name: "newsletterFromNetwork" | "newsletterLinksFromNetwork",
    request: FastifyRequest,
    reply: FastifyReply,
  ): void => {
    const waitS = limits.consume(name, networkOf(request));
    if (waitS === null) return;
    void reply.header("retry-after", waitS);
    throw new AppError("rate_limited", "Too many attempts from this network. Wait an hour, then try again.");
  };

  app.post(
    "/newsletter",
    {
      config: { public: true },
      bodyLimit: smallBodyLimit,
      schema: { body: subscribeSchema, response: { 202: z.null() } },
    },
    async (request, reply) => {
      refuseTooMany("newsletterFromNetwork", request, reply);
      await newsletter.subscribe(request.body.email, siteOf(request, context.settings));
      return reply.code(202).send(null);
    },
  );
  app.post(
    "/newsletter/confirm",
    {
      config: { public: true },
      bodyLimit: smallBodyLimit,
      schema: { body: newsletterTokenSchema, response: { 204: z.null() } },
    },
    async (request, reply) => {
      refuseTooMany("newsletterLinksFromNetwork", request, reply);
      await newsletter.confirm(request.body.token, siteOf(request, context.settings));
      return reply.code(204).send(null);
    },
  );
  app.post(
    "/newsletter/unsubscribe",
    {
      config: { public: true, onFullDisk: true },
      bodyLimit: smallBodyLimit,
      schema: { body: newsletterTokenSchema, response: { 204: z.null() } },
    },
    async (request, reply) => {
      refuseTooMany("newsletterLinksFromNetwork", request, reply);
      await newsletter.unsubscribe(request.body.token);
      return reply.code(204).send(null);
    },
  );
};
