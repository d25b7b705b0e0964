import type { FastifyRequest } from "fastify";
import type { Settings } from "../../platform/settings/settings";

declare module "fastify" {
  interface FastifyContextConfig {
    /** For routes that pages poll: a call does not count as activity. */
    background?: boolean;
  }
}

const minute = 60_000;
/** How often the last activity of a session is stored, in milliseconds. */
export const noteActivityEveryMs = 30_000;

/**
 * Returns how long a session can be inactive before the server ends it, in milliseconds; null for no limit. The page signs
 * the user out after half of that; this limit is for pages that cannot.
 */
export function idleLimitMs({ CHARTSIDE_IDLE_MINUTES }: Pick<Settings, "CHARTSIDE_IDLE_MINUTES">): number | null {
  return CHARTSIDE_IDLE_MINUTES === 0 ? null : CHARTSIDE_IDLE_MINUTES * 2 * minute;
}

/**
 * Whether a request counts as activity. Every write does, above all a running recording; a read
 * does unless the page marks it as a background call.
 */
export function isActivity(request: FastifyRequest): boolean {
  if (request.method !== "GET" && request.method !== "HEAD") return true;
  return !request.routeOptions.config.background && request.headers["x-background"] === undefined;
}
