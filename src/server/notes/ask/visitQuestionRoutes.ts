import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { AppError } from "../../../shared/errors";
import { visitAnswerSchema, visitQuestionSchema } from "../../../shared/notes/visitAnswer";
import { isInProgress } from "../../../shared/visits/isInProgress";
import { requireUser } from "../../platform/http/currentUser";
import { ThreadLimit } from "../../platform/threads/ThreadPool";
import { UtterancesRepository } from "../../transcription/UtterancesRepository";
import { requireVisit } from "../../visits/requireVisit";
import type { NotesContext } from "../NotesContext";

/** `POST /visits/{id}/ask`: finds the lines of the transcript that name the topics of a question. */
export const visitQuestionRoutes: FastifyPluginAsyncZod<{ context: NotesContext }> = async (app, { context }) => {
  const { database, vault, log } = context;
  const schema = {
    params: z.object({ id: z.uuid() }),
    body: visitQuestionSchema,
    response: { 200: visitAnswerSchema },
  };
  app.post("/visits/:id/ask", { schema }, async (request) => {
    const visit = await requireVisit(database, requireUser(request), request.params.id);
    const turns = await new UtterancesRepository(database, vault).listByVisit(visit.id, log);
    return {
      topics: await context.noteThreads.ask({ turns, question: request.body.question }).catch(tooLong),
      isComplete: !isInProgress(visit),
    };
  });
};

/** @throws {AppError} `timeout` for a `ThreadLimit`; any other error as it is. */
function tooLong(error: unknown): never {
  if (!(error instanceof ThreadLimit)) throw error;
  throw new AppError("timeout", "Searching this session took too long. Try again, or search the transcript.", {
    cause: error,
  });
}
