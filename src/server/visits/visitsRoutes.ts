import { z } from "zod";
import { vocabularySchema } from "../../shared/transcription/vocabularySchema";
import {
  createVisitSchema,
  listVisitsQuerySchema,
  updateVisitSchema,
  visitPageSchema,
  visitSchema,
} from "../../shared/visits/visit";
import { amendVisitSchema } from "../../shared/visits/amendment";
import { requireUser } from "../platform/http/currentUser";
import type { DomainRoutes } from "../platform/http/DomainRoutes";
import { amendVisit } from "./amendVisit";
import { createVisit, deleteVisit, restoreVisit, retryVisit, updateVisit } from "./changeVisit";
import { requireVisit } from "./requireVisit";
import { readCursor } from "../platform/http/pageCursor";
import { readStatuses, readTime } from "./visitFilter";
import { Visits } from "./Visits";
import { Vocabulary } from "./Vocabulary";

/** Maximum bytes of a vocabulary's request: enough for 2,000 words of 100 letters. */
const maxVocabularyBytes = 1024 * 1024;

const visitParams = z.object({ id: z.uuid() });
const one = { params: visitParams, response: { 200: visitSchema } };

/** Routes of visits and vocabulary, always those of the signed-in user. */
export const visitsRoutes: DomainRoutes = async (app, { context }) => {
  const { database, vault } = context;
  const visits = new Visits(database, vault);
  const vocabulary = new Vocabulary(database, vault);

  const answers = { 200: visitSchema, 201: visitSchema };
  app.post("/visits", { schema: { body: createVisitSchema, response: answers } }, async (request, reply) => {
    const { visit, isNew } = await createVisit(context, requireUser(request), request.body);
    return reply
      .code(isNew ? 201 : 200)
      .header("location", `/api/v1/visits/${visit.id}`)
      .send(visit);
  });

  const listing = { querystring: listVisitsQuerySchema, response: { 200: visitPageSchema } };
  app.get("/visits", { schema: listing }, (request) => {
    const { q, status, patient_id, from, to, cursor, limit } = request.query;
    const filter = {
      q,
      statuses: readStatuses(status),
      patientId: patient_id,
      from: readTime("from", from),
      to: readTime("to", to),
      after: readCursor(cursor),
      limit,
    };
    return visits.list(requireUser(request), filter, context.log);
  });

  app.get("/visits/:id", { schema: one }, async (request) => {
    const { id } = await requireVisit(database, requireUser(request), request.params.id);
    return visits.get(id);
  });
  app.patch("/visits/:id", { schema: { ...one, body: updateVisitSchema } }, (request) =>
    updateVisit(context, requireUser(request), request.params.id, request.body),
  );
  app.delete(
    "/visits/:id",
    { schema: { params: visitParams, response: { 204: z.null() } } },
    async (request, reply) => {
      await deleteVisit(context, requireUser(request), request.params.id);
      return reply.code(204).send(null);
    },
  );
  app.post("/visits/:id/restore", { schema: one }, (request) =>
    restoreVisit(context, requireUser(request), request.params.id),
  );
  app.post("/visits/:id/retry", { schema: one }, (request) =>
    retryVisit(context, requireUser(request), request.params.id),
  );

  const amending = { params: visitParams, body: amendVisitSchema, response: { 201: visitSchema } };
  app.post("/visits/:id/amendments", { schema: amending }, async (request, reply) => {
    const visit = await amendVisit(context, requireUser(request), request.params.id, request.body);
    return reply.code(201).send(visit);
  });

  app.get("/vocabulary", { schema: { response: { 200: vocabularySchema } } }, async (request) => ({
    words: await vocabulary.wordsOf(requireUser(request).id),
  }));
  const words = { body: vocabularySchema, response: { 200: vocabularySchema } };
  app.put("/vocabulary", { bodyLimit: maxVocabularyBytes, schema: words }, async (request) => {
    const distinct = [...new Set(request.body.words)];
    await vocabulary.setWords(requireUser(request).id, distinct);
    return { words: distinct };
  });
};
