import type { AddressInfo } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import type { Settings } from "../settings/settings";
import { StartError } from "../StartError";

/** How often listening on a port that is in use is retried. */
const maxRetries = 3;

/** Pause before each retry, in milliseconds. */
const retryMs = 250;

/**
 * Starts to listen on `HOST` and `PORT`. Retries for a moment if the port is in use, because a server that just stopped
 * can still hold it.
 * @returns the address to open, e.g. "http://localhost:4600".
 * @throws {StartError} if the port is in use or not permitted, or the machine does not have the address.
 */
export async function listenOnPort(app: FastifyInstance, { HOST, PORT }: Settings): Promise<string> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      await app.listen({ host: HOST, port: PORT });
      break;
    } catch (cause) {
      const { code } = cause as NodeJS.ErrnoException;
      if (code !== "EADDRINUSE" || attempt === maxRetries) throw listenFailure(HOST, PORT, cause);
      await delay(retryMs);
    }
  }
  const { port } = app.server.address() as AddressInfo;
  const isLocal = ["127.0.0.1", "::1", "localhost", "0.0.0.0", "::"].includes(HOST);
  return `http://${isLocal ? "localhost" : HOST}:${port}`;
}

function listenFailure(host: string, port: number, cause: unknown): Error {
  const { code } = cause as NodeJS.ErrnoException;
  const elsewhere = "Set PORT to another one, or PORT=0 for any free one.";
  if (code === "EADDRINUSE") return new StartError(`Port ${port} is used by another program. ${elsewhere}`, { cause });
  if (code === "EACCES")
    return new StartError(`Port ${port} needs rights that this account does not have. ${elsewhere}`, { cause });
  if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND")
    return new StartError(`HOST: this machine has no address ${host}. Example: HOST=127.0.0.1`, { cause });
  return cause as Error;
}
