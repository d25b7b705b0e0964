import { rmSync } from "node:fs";
import type { FastifyInstance } from "fastify";

/**
 * Starts to listen on a Unix socket or Windows pipe; the caller restricts access to its folder. An existing socket is
 * removed: as the caller holds the data folder's lock, only a killed server can have left it.
 * @returns "unix:" and the path.
 */
export async function listenOnSocket(app: FastifyInstance, socketPath: string): Promise<string> {
  if (process.platform !== "win32") rmSync(socketPath, { force: true });
  await app.listen({ path: socketPath });
  return `unix:${socketPath}`;
}
