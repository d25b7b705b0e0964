import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import {
  patchUtteranceSchema,
  putTranscriptSchema,
  transcriptSchema,
  utteranceSchema,
} from "../../shared/transcription/utterance";
import { requireUser } from "../platform/http/currentUser";
import type { ServerContext } from "../platform/ServerContext";
import { requireVisit } from "../visits/requireVisit";
import { type AfterTranscriptChange, patchUtterance, putTranscript } from "./changeTranscript";
import type { InferSpeakers } from "./guessSpeakers";
import { UtterancesRepository } from "./UtterancesRepository";

const visitParams = z.object({ id: z.uuid() });
const utteranceParams = visitParams.extend({ utterance: z.uuid() });

/** Maximum size of a typed transcript in bytes: enough for 500,000 characters of up to six bytes each in JSON. */
const transcriptBodyLimit = 4_000_000;

/** `GET|PUT /visits/{id}/transcript`, `PATCH /visits/{id}/transcript/{utterance}`. */
export const transcriptRoutes: FastifyPluginAsyncZod<{
  context: ServerContext;
  afterChange: AfterTranscriptChange;
  infer: InferSpeakers;
}> = async (app, { context, afterChange, infer }) => {
  app.get(
    "/visits/:id/transcript",
    { schema: { params: visitParams, response: { 200: transcriptSchema } } },
    async (request) => {
      const { id } = request.params;
      await requireVisit(context.database, requireUser(request), id);
      const utterances = new UtterancesRepository(context.database, context.vault);
      return { utterances: await utterances.transcriptOf(id, request.log) };
    },
  );

  app.put(
    "/visits/:id/transcript",
    {
      bodyLimit: transcriptBodyLimit,
      schema: { params: visitParams, body: putTranscriptSchema, response: { 200: transcriptSchema } },
    },
    (request) => putTranscript(context, requireUser(request), request.params.id, request.body.text, afterChange, infer),
  );

  app.patch(
    "/visits/:id/transcript/:utterance",
    { schema: { params: utteranceParams, body: patchUtteranceSchema, response: { 200: utteranceSchema } } },
    (request) =>
      patchUtterance(
        context,
        requireUser(request),
        request.params.id,
        request.params.utterance,
        request.body,
        afterChange,
        infer,
      ),
  );
};
