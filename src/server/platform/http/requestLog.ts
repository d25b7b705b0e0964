import type { FastifyInstance } from "fastify";

/** A line a request: the route's pattern, never the address with its ids and query. Failures are logged where they are mapped. */
export function logRequests(app: FastifyInstance): void {
  app.addHook("onResponse", async (request, reply) => {
    const { method, url } = request.routeOptions;
    const ms = Math.round(reply.elapsedTime);
    const user = request.currentUser?.id;
    request.log.debug({ method, route: url, status: reply.statusCode, ms, ...(user && { user }) }, "request");
  });
}
