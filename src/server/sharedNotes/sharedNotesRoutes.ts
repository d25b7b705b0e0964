import { z } from "zod";
import {
  listSharedVisitsQuerySchema,
  sharedNoteSchema,
  sharedVisitPageSchema,
} from "../../shared/sharedNotes/sharedNote";
import { requireUser } from "../platform/http/currentUser";
import type { DomainRoutes } from "../platform/http/DomainRoutes";
import { readCursor } from "../platform/http/pageCursor";
import { readTime } from "../visits/visitFilter";
import { listSharedNotes, readSharedNote } from "./readSharedNotes";

/**
 * Routes to read, never to change, the signed notes of the practice, if the practice shares them. Only the owner of a
 * visit can use the other routes of visits and documents.
 */
export const sharedNotesRoutes: DomainRoutes = async (app, { context }) => {
  const listing = { querystring: listSharedVisitsQuerySchema, response: { 200: sharedVisitPageSchema } };
  app.get("/practice/visits", { schema: listing }, (request) => {
    const { q, patient_id, from, to, cursor, limit } = request.query;
    return listSharedNotes(context, requireUser(request), {
      q,
      statuses: null,
      patientId: patient_id,
      from: readTime("from", from),
      to: readTime("to", to),
      after: readCursor(cursor),
      limit,
    });
  });

  const one = { params: z.object({ id: z.uuid() }), response: { 200: sharedNoteSchema } };
  app.get("/practice/visits/:id", { schema: one }, (request) =>
    readSharedNote(context, requireUser(request), request.params.id),
  );
};
