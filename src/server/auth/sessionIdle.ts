import type { FastifyRequest } from "fastify";
import type { Settings } from "../platform/settings/settings";

declare module "fastify" {
  interface FastifyContextConfig {
    /** The page calls this by itself: being called says nothing about somebody being there. */
    background?: boolean;
  }
}

const minute = 60_000;
/** How often the last activity of a session is written down, in milliseconds. */
export const noteActivityEveryMs = 30_000;

/**
 * How long nobody may be at a session before the server ends it, in milliseconds; null: never. The page signs its person
 * off after half of that; this is for pages that cannot.
 */
export function idleLimitMs({ CHARTSIDE_IDLE_MINUTES }: Pick<Settings, "CHARTSIDE_IDLE_MINUTES">): number | null {
  return CHARTSIDE_IDLE_MINUTES === 0 ? null : CHARTSIDE_IDLE_MINUTES * 2 * minute;
}

/**
 * Whether a request shows that somebody is there. Whatever is written counts, above all a running recording; what is read
 * counts unless the page says that nobody asked for it.
 */
export function isActivity(request: FastifyRequest): boolean {
  if (request.method !== "GET" && request.method !== "HEAD") return true;
  return !request.routeOptions.config.background && request.headers["x-background"] === undefined;
}
