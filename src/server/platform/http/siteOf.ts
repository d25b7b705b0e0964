import type { FastifyRequest } from "fastify";
import type { Settings } from "../settings/settings";

const loopbackNames = new Set(["localhost", "127.0.0.1", "[::1]"]);

/**
 * Where links in mails lead, without a slash at the end. Without `CHARTSIDE_PUBLIC_URL` it is the address of the request
 * where that is this computer, else the address the connection came in on: a `Host` header is anybody's to choose, and
 * must not send people elsewhere.
 */
export function siteOf(request: FastifyRequest, { CHARTSIDE_PUBLIC_URL }: Settings): string {
  if (CHARTSIDE_PUBLIC_URL) return CHARTSIDE_PUBLIC_URL.replace(/\/+$/, "");
  const asked = URL.parse(`http://${request.host}`);
  if (asked && loopbackNames.has(asked.hostname)) return asked.origin;
  const { localAddress = "127.0.0.1", localPort } = request.socket;
  const plain = localAddress.replace(/^::ffff:/, "");
  return `http://${plain.includes(":") ? `[${plain}]` : plain}:${localPort}`;
}
