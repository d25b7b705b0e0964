import type { FastifyInstance, FastifyRequest } from "fastify";
import { AppError } from "../../../shared/errors";
import type { Settings } from "../settings/settings";

type HostSettings = Pick<Settings, "HOST" | "CHARTSIDE_PUBLIC_URL">;

const loopbackNames = new Set(["localhost", "127.0.0.1", "[::1]"]);
/** Methods that change nothing. */
const safeMethods = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Rejects requests whose `Host` header is not this server's (`misdirected`; prevents DNS rebinding) and changes sent
 * from another website (`forbidden`; prevents cross-site request forgery).
 */
export function refuseForeignCalls(app: FastifyInstance, settings: HostSettings): void {
  app.addHook("onRequest", async (request) => {
    if (!isOurHost(request, settings)) {
      throw new AppError(
        "misdirected",
        "This server does not answer under this address. Use the one that it prints when it starts, or set CHARTSIDE_PUBLIC_URL.",
      );
    }
    if (!safeMethods.has(request.method) && isForeign(request, settings))
      throw new AppError("forbidden", "The request came from another website and was rejected. Nothing was changed.");
  });
}

/**
 * Whether `Host` is there once and is this computer, an address that the server listens on, or the public address, and
 * the request names no other host. Ports are not compared.
 */
function isOurHost({ headers, raw, socket }: FastifyRequest, { HOST, CHARTSIDE_PUBLIC_URL }: HostSettings): boolean {
  const host = hostname(headers.host ?? "");
  // of several headers, Node uses the first; a proxy in front of it may use the last
  const count = raw.rawHeaders.filter((header, at) => at % 2 === 0 && header.toLowerCase() === "host").length;
  if (host === null || count > 1) return false;
  // to a proxy, a whole address in place of the path takes precedence over `Host`
  const target = raw.url ?? "";
  if (!target.startsWith("/") && URL.parse(target)?.hostname !== host) return false;
  const ours = [HOST, socket.localAddress?.replace(/^::ffff:/, "")].map((address) =>
    hostname(bracketed(address ?? "")),
  );
  const isPublic = CHARTSIDE_PUBLIC_URL !== undefined && new URL(CHARTSIDE_PUBLIC_URL).hostname === host;
  return loopbackNames.has(host) || isPublic || ours.includes(host);
}

/**
 * Returns the host's name in lower case without its port, or null if the text is anything but a host with an optional
 * port.
 */
const hostname = (host: string): string | null =>
  /^[\w.:[\]-]+$/.test(host) ? (URL.parse(`http://${host}`)?.hostname ?? null) : null;

const bracketed = (address: string): string => (address.includes(":") ? `[${address}]` : address);

/**
 * Whether a browser sent the request for a page of another site. For a form of a page with the policy `no-referrer`,
 * browsers send `Origin: null`; `Sec-Fetch-Site` then says which site the form belongs to. Other programs send neither
 * header.
 */
function isForeign({ headers }: FastifyRequest, { CHARTSIDE_PUBLIC_URL }: HostSettings): boolean {
  const { origin, host } = headers;
  const site = headers["sec-fetch-site"];
  if (site === "cross-site") return true;
  if (origin === undefined) return false;
  if (origin === "null") return site !== "same-origin" && site !== "none";
  const from = URL.parse(origin);
  if (from === null) return true;
  const ours = CHARTSIDE_PUBLIC_URL === undefined ? null : new URL(CHARTSIDE_PUBLIC_URL);
  // a page that was loaded over http from the name of an https server can be anyone's
  if (ours?.host === from.host) return ours.origin !== from.origin;
  return from.host !== host?.toLowerCase();
}
