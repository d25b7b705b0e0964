import type { AddressInfo } from "node:net";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Settings } from "../platform/settings/settings";

const loopback = /^(localhost|127\.0\.0\.1|\[::1\])$/;
/** Nothing that parsers of addresses read differently: spaces, backslashes, controls, quotes, brackets of markup. */
const plain = /^https?:\/\/[A-Za-z0-9\-._~:/?#[\]!$&'()*+,;=%]+$/;

/** `http://2130706433`, which is 127.0.0.1 in disguise. */
const numericHost = /^https?:\/\/\d+([:/?#]|$)/;

/**
 * The address of this server as people type it, without a slash at its end. Never what a request says: whoever forged
 * its Host would have people's links lead elsewhere.
 */
export function siteAddress(app: FastifyInstance, { CHARTSIDE_PUBLIC_URL, HOST, PORT }: Settings): string {
  if (CHARTSIDE_PUBLIC_URL) return CHARTSIDE_PUBLIC_URL.replace(/\/+$/, "");
  const address = app.server.address() as AddressInfo | null;
  const isLocal = ["127.0.0.1", "::1", "localhost", "0.0.0.0", "::"].includes(HOST);
  return `http://${isLocal ? "localhost" : HOST}:${address?.port ?? PORT}`;
}

/** Where links in mails may lead: to this server's own pages, and to the origins that were set. */
export class Redirects {
  constructor(
    readonly site: () => string,
    private readonly origins: readonly string[],
  ) {}

  /** The page a request asked for where it may be had, else the site itself: an address elsewhere is dropped silently. */
  target(request: FastifyRequest): URL {
    const { redirect_to: asked } = request.query as { redirect_to?: unknown };
    const wished = [request.headers["redirect_to"], asked, request.headers.referer].find(
      (value) => typeof value === "string" && value !== "",
    );
    const url = typeof wished === "string" && this.isAllowed(wished) ? new URL(wished) : new URL(this.site());
    url.hash = "";
    return url;
  }

  private isAllowed(text: string): boolean {
    if (text.length > 2_000 || !plain.test(text) || numericHost.test(text) || !URL.canParse(text)) return false;
    const url = new URL(text);
    if (url.username || url.password) return false;
    const site = new URL(this.site());
    if (url.origin === site.origin || this.origins.includes(url.origin)) return true;
    // On this machine any port: while developing, the pages come from another one.
    return loopback.test(url.hostname) && loopback.test(site.hostname) && url.protocol === site.protocol;
  }
}
