import { z } from "zod";
import {
  patchUtteranceSchema,
  putTranscriptSchema,
  transcriptSchema,
  utteranceSchema,
} from "../../shared/transcription/utterance";
import { requireUser } from "../platform/http/currentUser";
import type { DomainRoutes } from "../platform/http/routes";
import { requireVisit } from "../visits/visitAccess";
import { patchUtterance, putTranscript } from "./changeTranscript";
import { UtterancesRepository } from "./utterancesRepository";

const visitParams = z.object({ id: z.uuid() });
const utteranceParams = visitParams.extend({ utterance: z.uuid() });

/** `GET|PUT /visits/{id}/transcript`, `PATCH /visits/{id}/transcript/{utterance}`. */
export const transcriptRoutes: DomainRoutes = async (app, { platform }) => {
  app.get(
    "/visits/:id/transcript",
    { schema: { params: visitParams, response: { 200: transcriptSchema } } },
    async (request) => {
      const { id } = request.params;
      await requireVisit(platform.database, requireUser(request), id);
      return { utterances: await new UtterancesRepository(platform.database, platform.vault).listByVisit(id) };
    },
  );

  app.put(
    "/visits/:id/transcript",
    {
      bodyLimit: 4_000_000,
      schema: { params: visitParams, body: putTranscriptSchema, response: { 200: transcriptSchema } },
    },
    (request) => putTranscript(platform, requireUser(request), request.params.id, request.body.text),
  );

  app.patch(
    "/visits/:id/transcript/:utterance",
    { schema: { params: utteranceParams, body: patchUtteranceSchema, response: { 200: utteranceSchema } } },
    (request) =>
      patchUtterance(platform, requireUser(request), request.params.id, request.params.utterance, request.body),
  );
};
