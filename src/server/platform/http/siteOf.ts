import type { FastifyRequest } from "fastify";
import type { Settings } from "../settings/settings";

const loopbackNames = new Set(["localhost", "127.0.0.1", "[::1]"]);

/**
 * Returns the origin of links in emails, without a trailing slash. Without `CHARTSIDE_PUBLIC_URL` it is the request's
 * host if that is this computer, otherwise the local address of the connection: a `Host` header can be forged, and
 * links must not lead to another site.
 */
export function siteOf(request: FastifyRequest, { CHARTSIDE_PUBLIC_URL }: Settings): string {
  if (CHARTSIDE_PUBLIC_URL) return CHARTSIDE_PUBLIC_URL.replace(/(?<!\/)\/+$/, "");
  const requested = URL.parse(`http://${request.headers.host}`);
  if (requested && loopbackNames.has(requested.hostname)) return requested.origin;
  const { localAddress = "127.0.0.1", localPort } = request.socket;
  const plain = localAddress.replace(/^::ffff:/, "");
  return `http://${plain.includes(":") ? `[${plain}]` : plain}:${localPort}`;
}
