import { services } from "../../shared/access/services";

const scheme = "chartside:";
/** Maximum length of a link, in characters. */
const maxLink = 500;
/**
 * Screens that links can open; they come from untrusted sources. The editor of a user's own template is added below.
 */
const routes: readonly string[] = [
  ...services.map(({ url }) => url),
  "/dashboard/settings",
  "/sign-in",
  "/downloads",
  "/privacy-policy",
  "/terms-of-service",
];
/** Matches the route of a template's editor. */
const templateRoutePattern = /^\/dashboard\/templates\/edit\/[0-9a-f-]{36}$/;
/** Queries that a link to the scribe screen can have; others are dropped. */
const queries: ReadonlySet<string> = new Set(["?sessions=open"]);

/**
 * Returns the route that a link names, e.g. `chartside://dashboard/templates` → "/dashboard/templates"; null if links
 * cannot open it. Pure.
 */
export function deepLinkRoute(link: string): string | null {
  if (link.length > maxLink || !URL.canParse(link)) return null;
  const { protocol, host, pathname, search, username, password, port } = new URL(link);
  if (protocol !== scheme || username || password || port) return null;
  const path = `/${[host, ...pathname.split("/")].filter(Boolean).join("/")}`;
  if (!routes.includes(path) && !templateRoutePattern.test(path)) return null;
  return queries.has(search) && path === "/dashboard/scribe" ? path + search : path;
}

/** Returns the first link in a command line, which is how Windows and Linux pass links; null without one. Pure. */
export const linkIn = (commandLine: readonly string[]): string | null =>
  commandLine.find((argument) => argument.startsWith(`${scheme}//`)) ?? null;
