import { services } from "../../shared/access/services";

const scheme = "chartside:";
/** A link comes from anywhere: it may show a screen, and nothing that is asked for by a query beside the list of sessions. */
const routes: readonly string[] = [
  ...services.map(({ url }) => url),
  "/dashboard/settings",
  "/sign-in",
  "/downloads",
  "/privacy-policy",
  "/terms-of-service",
];
const templateRoute = /^\/dashboard\/templates\/edit\/[0-9a-f-]{36}$/;
const queries: ReadonlySet<string> = new Set(["?sessions=open"]);

/**
 * The route a link leads to, e.g. `chartside://dashboard/templates` → "/dashboard/templates"; null for a link that leads nowhere
 * here. Pure.
 */
export function routeOf(link: string): string | null {
  if (link.length > 500 || !URL.canParse(link)) return null;
  const { protocol, host, pathname, search, username, password, port } = new URL(link);
  if (protocol !== scheme || username || password || port) return null;
  const path = `/${[host, ...pathname.split("/")].filter(Boolean).join("/")}`;
  if (!routes.includes(path) && !templateRoute.test(path)) return null;
  return queries.has(search) && path === "/dashboard/scribe" ? path + search : path;
}

/** The link a command line carries, as Windows and Linux hand it over. Pure. */
export const linkIn = (commandLine: readonly string[]): string | null =>
  commandLine.find((argument) => argument.startsWith(`${scheme}//`)) ?? null;
