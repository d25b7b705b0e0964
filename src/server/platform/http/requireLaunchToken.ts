import { timingSafeEqual } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { AppError } from "../../../shared/errors";

/** The header with the launch token, 64 hexadecimal digits. */
export const launchTokenHeader = "x-chartside-launch";

/**
 * Rejects calls (`forbidden`) without the token of this launch, which only the desktop app that started this server
 * has. The socket is in a private folder already; the token also protects named pipes, and the socket against other
 * programs of the same user.
 * @param token 32 bytes.
 */
export function requireLaunchToken(app: FastifyInstance, token: Uint8Array): void {
  app.addHook("onRequest", async (request) => {
    const given = Buffer.from(String(request.headers[launchTokenHeader] ?? ""), "hex");
    delete request.headers[launchTokenHeader];
    if (given.length !== token.length || !timingSafeEqual(given, token))
      throw new AppError("forbidden", "Only the Chartside desktop app can call this server.");
  });
}
