import type { FastifyInstance } from "fastify";
import type { DiskGuard } from "./DiskGuard";

declare module "fastify" {
  interface FastifyContextConfig {
    /** Whether the route accepts changes even if the disk is full. */
    onFullDisk?: boolean;
  }
}

const writing = new Set(["POST", "PUT", "PATCH"]);

/** Rejects POST, PUT and PATCH with `storage_full` while the disk is full, except on routes with `onFullDisk`. */
export function refuseOnFullDisk(app: FastifyInstance, diskGuard: DiskGuard): void {
  app.addHook("onRequest", async (request) => {
    if (writing.has(request.method) && !request.routeOptions.config.onFullDisk) await diskGuard.requireSpace();
  });
}
