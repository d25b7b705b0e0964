import type { FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { healthSchema } from "../../shared/system/health";
import type { NoteEngine } from "../notes/noteEngine";
import type { Database } from "../platform/database/Database";
import type { CurrentUser } from "../platform/http/currentUser";
import type { DiskGuard } from "../platform/storage/DiskGuard";
import type { PipelineContext } from "../pipeline/PipelineContext";

/** Timeout of the database check, in milliseconds. */
const databaseTimeoutMs = 2_000;

/** Returns false if the database check fails or takes longer than `databaseTimeoutMs`. */
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

/** Returns the engine of the user's practice; the server's if that cannot be read. */
function engineOf({ practiceModels, database, noteEngine }: PipelineContext, user: CurrentUser): Promise<NoteEngine> {
  return practiceModels.of(database, user.organizationId, noteEngine).catch(() => noteEngine);
}

interface SystemOptions {
  context: PipelineContext;
  diskGuard: DiskGuard;
  authenticate: (request: FastifyRequest) => Promise<CurrentUser | null>;
}

/** `GET /health`: 503 if the database does not answer. Only signed-in users get the version and the engines. */
export const systemRoutes: FastifyPluginAsyncZod<SystemOptions> = async (app, { context, diskGuard, authenticate }) => {
  app.get(
    "/health",
    { config: { public: true, background: true }, schema: { response: { 200: healthSchema, 503: healthSchema } } },
    async (request, reply) => {
      const [database, isFull] = await Promise.all([databaseAnswers(context.database), diskGuard.isFull()]);
      // health answers even if authentication fails
      const user = database ? await authenticate(request).catch(() => null) : null;
      const engine = user && (await engineOf(context, user));
      return reply.code(database ? 200 : 503).send({
        status: database ? "ok" : "failing",
        database: database ? "ok" : "failing",
        storage: isFull ? "full" : "ok",
        ...(engine && {
          version: context.settings.version,
          speech: context.speech.status,
          notes: { engine: engine.name, follows_instructions: engine.followsInstructions },
        }),
      });
    },
  );
};
