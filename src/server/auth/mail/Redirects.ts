import type { AddressInfo } from "node:net";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Settings } from "../../platform/settings/settings";

const loopback = /^(localhost|127\.0\.0\.1|\[::1\])$/;
/** Characters that URL parsers treat differently: spaces, backslashes, controls, quotes, angle brackets. */
const plain = /^https?:\/\/[A-Za-z0-9\-._~:/?#[\]!$&'()*+,;=%]+$/;

/** `http://2130706433`, which is 127.0.0.1 as a number. */
const numericHost = /^https?:\/\/\d+([:/?#]|$)/;

/**
 * Returns the public address of this server, without a trailing slash. Never taken from a request: a forged
 * Host header would redirect mailed links.
 */
export function siteAddress(app: FastifyInstance, { CHARTSIDE_PUBLIC_URL, HOST, PORT }: Settings): string {
  if (CHARTSIDE_PUBLIC_URL) return CHARTSIDE_PUBLIC_URL.replace(/(?<!\/)\/+$/, "");
  const address = app.server.address() as AddressInfo | null;
  const isLocal = ["127.0.0.1", "::1", "localhost", "0.0.0.0", "::"].includes(HOST);
  return `http://${isLocal ? "localhost" : HOST}:${address?.port ?? PORT}`;
}

/** The allowed targets of mailed links: this server's own pages and the configured origins. */
export class Redirects {
  constructor(
    readonly site: () => string,
    private readonly origins: readonly string[],
  ) {}

  /** The requested page if it is allowed, otherwise the home page. */
  target(request: FastifyRequest): URL {
    const { redirect_to: asked } = request.query as { redirect_to?: unknown };
    const wished = [request.headers["redirect_to"], asked, request.headers.referer].find(
      (value) => typeof value === "string" && value !== "",
    );
    return this.allowed(wished);
  }

  /** That page if it is allowed, otherwise the home page. */
  allowed(wished: unknown): URL {
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
    // This computer has several names.
    const isHere = loopback.test(url.hostname) && loopback.test(site.hostname);
    return isHere && url.protocol === site.protocol && url.port === site.port;
  }
}
