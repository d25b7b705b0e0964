import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { healthSchema } from "../../shared/system/health";
import type { Database } from "../platform/database/Database";
import type { DiskGuard } from "../platform/storage/DiskGuard";
import type { SpeechContext } from "../transcription/SpeechService";

/** Timeout of the database check, in milliseconds. */
const databaseTimeoutMs = 2_000;

async function databaseAnswers(database: Database): Promise<boolean> {
  const answer = database.check().then(
    () => true,
    () => false,
  );
  return Promise.race([
    answer,
    new Promise<boolean>((resolve) => setTimeout(resolve, databaseTimeoutMs, false).unref()),
  ]);
}

/** `GET /health`. */
export const systemRoutes: FastifyPluginAsyncZod<{ context: SpeechContext; diskGuard: DiskGuard }> = async (
  app,
  { context, diskGuard },
) => {
  app.get(
    "/health",
    { config: { public: true }, schema: { response: { 200: healthSchema, 503: healthSchema } } },
    async (_request, reply) => {
      const [database, isFull] = await Promise.all([databaseAnswers(context.database), diskGuard.isFull()]);
      return reply.code(database ? 200 : 503).send({
        status: database ? "ok" : "failing",
        version: context.settings.version,
        database: database ? "ok" : "failing",
        storage: isFull ? "full" : "ok",
        speech: context.speech.status,
      });
    },
  );
};
