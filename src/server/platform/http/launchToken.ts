import { timingSafeEqual } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { AppError } from "../../../shared/errors";

/** The header that carries it, 64 hexadecimal digits. */
export const launchTokenHeader = "x-chartside-launch";

/**
 * Answers only those who know the token of this launch: the desktop app that started this server. Its socket stands in a
 * private folder already; this holds where folders protect nothing (named pipes, other programs of the same user).
 * @param token 32 bytes.
 */
export function requireLaunchToken(app: FastifyInstance, token: Uint8Array): void {
  app.addHook("onRequest", async (request) => {
    const said = Buffer.from(String(request.headers[launchTokenHeader] ?? ""), "hex");
    delete request.headers[launchTokenHeader];
    if (said.length !== token.length || !timingSafeEqual(said, token))
      throw new AppError("forbidden", "Only the Chartside desktop app may ask this server.");
  });
}
