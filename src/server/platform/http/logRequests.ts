import type { FastifyInstance } from "fastify";

/**
 * Logs a debug line per request with the route's pattern, never the URL with its ids and query. `answerProblem` logs
 * failures.
 */
export function logRequests(app: FastifyInstance): void {
  app.addHook("onResponse", async (request, reply) => {
    const { method, url } = request.routeOptions;
    const ms = Math.round(reply.elapsedTime);
    const user = request.currentUser?.id;
    request.log.debug({ method, route: url, status: reply.statusCode, ms, ...(user && { user }) }, "Request");
  });
}
