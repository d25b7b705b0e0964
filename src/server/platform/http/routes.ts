import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { Platform } from "../../services";

/** A domain's routes under /api/v1, given the platform. */
export type DomainRoutes = FastifyPluginAsyncZod<{ platform: Platform }>;
