import type { FastifyRequest } from "fastify";
import type { Settings } from "../../platform/settings/settings";

declare module "fastify" {
  interface FastifyContextConfig {
    /** Whether GET and HEAD calls of the route do not count as activity, because pages make them without the user. */
    background?: boolean;
  }
}

const minute = 60_000;
/** Minimum time between two stores of a session's last activity, in milliseconds, so that few requests write it. */
export const storeActivityEveryMs = 30_000;

/**
 * Returns how long a session can be inactive before the server rejects it, in milliseconds; null for no limit. The page
 * signs the user out after half of that time (`CHARTSIDE_IDLE_MINUTES`); this limit is for pages that were closed or
 * cannot do so.
 */
export function idleLimitMs({ CHARTSIDE_IDLE_MINUTES }: Pick<Settings, "CHARTSIDE_IDLE_MINUTES">): number | null {
  return CHARTSIDE_IDLE_MINUTES === 0 ? null : CHARTSIDE_IDLE_MINUTES * 2 * minute;
}

/**
 * Whether a request counts as activity. Every write does, for example the upload of a recording. A read does unless its
 * route is `background`.
 */
export function isActivity(request: FastifyRequest): boolean {
  const isRead = request.method === "GET" || request.method === "HEAD";
  return !isRead || !request.routeOptions.config.background;
}
