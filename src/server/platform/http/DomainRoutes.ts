import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { ServerContext } from "../ServerContext";

/** A domain's routes under /api/v1, registered with the server's context. */
export type DomainRoutes = FastifyPluginAsyncZod<{ context: ServerContext }>;
