import type { FastifyInstance } from "fastify";
import { AppError } from "../../../shared/errors";

/**
 * Rejects requests (`bad_request`) whose path or query is not text: invalid percent encoding, halves of surrogate
 * pairs, which have no encoding in UTF-8, and NUL, which PostgreSQL cannot store.
 */
export function refuseBadAddress(app: FastifyInstance): void {
  app.addHook("onRequest", async ({ url }) => {
    if (!isText(url)) throw new AppError("bad_request", "The address contains characters that cannot be used.");
  });
}

function isText(url: string): boolean {
  try {
    return !decodeURIComponent(url).includes("\0");
  } catch {
    return false;
  }
}
