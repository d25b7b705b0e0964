import type { AddressInfo } from "node:net";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Settings } from "../../platform/settings/settings";

/** Maximum length of an address, in characters. */
const maxAddress = 2_000;
/** Matches host names of this computer. */
const loopbackPattern = /^(localhost|127\.0\.0\.1|\[::1\])$/;
/**
 * Matches an http(s) address without characters that URL parsers treat differently, such as spaces, backslashes and
 * quotes.
 */
const plainPattern = /^https?:\/\/[A-Za-z0-9\-._~:/?#[\]!$&'()*+,;=%]+$/;

/** Matches an address whose host is a number, such as `http://2130706433`, which is 127.0.0.1. */
const numericHostPattern = /^https?:\/\/\d+([:/?#]|$)/;

/**
 * Returns the public address of this server, without a trailing slash. It is never taken from a request, because a
 * forged Host header could make mailed links lead to another server.
 */
export function siteAddress(app: FastifyInstance, { CHARTSIDE_PUBLIC_URL, HOST, PORT }: Settings): string {
  if (CHARTSIDE_PUBLIC_URL) return CHARTSIDE_PUBLIC_URL.replace(/(?<!\/)\/+$/, "");
  const address = app.server.address() as AddressInfo | null;
  const isLocal = ["127.0.0.1", "::1", "localhost", "0.0.0.0", "::"].includes(HOST);
  return `http://${isLocal ? "localhost" : HOST}:${address?.port ?? PORT}`;
}

/** Decides where mailed links can redirect to: this server's own pages and the configured origins. */
export class Redirects {
  constructor(
    readonly site: () => string,
    private readonly origins: readonly string[],
  ) {}

  /**
   * Returns the page that a request asks for, if it is allowed, otherwise the home page. Uses the first of these that
   * is present: the header `redirect_to`, the query's `redirect_to`, the header `Referer`.
   */
  target(request: FastifyRequest): URL {
    const { redirect_to: ofQuery } = request.query as { redirect_to?: unknown };
    const requested = [request.headers["redirect_to"], ofQuery, request.headers.referer].find(
      (value) => typeof value === "string" && value !== "",
    );
    return this.allowedOrHome(requested);
  }

  /** Returns an address without its fragment if it is allowed, otherwise the home page. */
  allowedOrHome(address: unknown): URL {
    const url = typeof address === "string" && this.isAllowed(address) ? new URL(address) : new URL(this.site());
    url.hash = "";
    return url;
  }

  private isAllowed(text: string): boolean {
    if (text.length > maxAddress || !plainPattern.test(text) || numericHostPattern.test(text) || !URL.canParse(text))
      return false;
    const url = new URL(text);
    if (url.username || url.password) return false;
    const site = new URL(this.site());
    if (url.origin === site.origin || this.origins.includes(url.origin)) return true;
    // localhost, 127.0.0.1 and [::1] are all this computer.
    const isHere = loopbackPattern.test(url.hostname) && loopbackPattern.test(site.hostname);
    return isHere && url.protocol === site.protocol && url.port === site.port;
  }
}
