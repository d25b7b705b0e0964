import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { healthSchema } from "../../shared/system/system";
import type { Queryable } from "../platform/database/database";
import type { DiskGuard } from "../platform/storage/diskGuard";
import type { Platform } from "../services";
import { speechStatus } from "../transcription/engines/chooseEngine";

/** A database that has not answered by then counts as failing, in milliseconds. */
const databasePatienceMs = 2_000;

async function databaseAnswers(database: Queryable): Promise<boolean> {
  const answer = database.query("select 1").then(
    () => true,
    () => false,
  );
  return Promise.race([
    answer,
    new Promise<boolean>((resolve) => setTimeout(resolve, databasePatienceMs, false).unref()),
  ]);
}

/** `GET /health`. */
export const systemRoutes: FastifyPluginAsyncZod<{ platform: Platform; diskGuard: DiskGuard }> = async (
  app,
  { platform, diskGuard },
) => {
  app.get(
    "/health",
    { config: { public: true }, schema: { response: { 200: healthSchema, 503: healthSchema } } },
    async (_request, reply) => {
      const [database, isFull] = await Promise.all([databaseAnswers(platform.database), diskGuard.isFull()]);
      return reply.code(database ? 200 : 503).send({
        status: database ? "ok" : "failing",
        version: platform.settings.version,
        database: database ? "ok" : "failing",
        storage: isFull ? "full" : "ok",
        speech: speechStatus(platform),
      });
    },
  );
};
