import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { AppError } from "../../shared/errors";
import {
  addendumRequestSchema,
  draftDocumentSchema,
  listDocumentsQuerySchema,
  listVersionsQuerySchema,
  documentListSchema,
  documentSchema,
  documentVersionsSchema,
  patchDocumentSchema,
  restoreDocumentSchema,
  signDocumentSchema,
  undoRedraftSchema,
  type VisitDocument,
} from "../../shared/notes/document";
import { wholeNumberSchema } from "../../shared/wholeNumberSchema";
import { type Owner, requireUser } from "../platform/http/currentUser";
import type { NotesContext } from "./NotesContext";
import { readCursor } from "../platform/http/pageCursor";
import { requireVisit } from "../visits/requireVisit";
import { cancelDraft } from "./cancelDraft";
import { deleteDocument } from "./deleteDocument";
import { requireDraftable } from "./requireDraftable";
import { requireDocument, requireOwnDocument } from "./requireDocument";
import { DocumentsRepository } from "./DocumentsRepository";
import { requestDraft } from "./requestDraft";
import { restoreDocument, saveDocument } from "./saveDocument";
import { undoRedraft } from "./undoRedraft";
import { addAddendum, signDocument } from "./signDocument";
import { wakeDrafters } from "../visits/VisitWorkRepository";

/** Maximum body size of a save request, in bytes: enough for `maxContentSize` characters with their JSON. */
const maxSaveBytes = 2 * 1024 * 1024;

const byId = z.object({ id: z.string() });
const byVisit = z.object({ id: z.uuid() });
/** Parses an invalid version as 0, which no document has, so that the response is 404. */
const byVersion = byId.extend({ version: wholeNumberSchema(1, 999_999_999).catch(0) });

interface Options {
  context: NotesContext;
  /** Called with a document that was signed. Must not reject. */
  afterSign: (user: Owner, document: VisitDocument) => Promise<void>;
}

/**
 * Routes to draft, read, save, restore, sign, supplement and delete the documents of visits, to cancel a draft, and to
 * undo a redraft.
 */
export const documentsRoutes: FastifyPluginAsyncZod<Options> = async (app, { context, afterSign }) => {
  const { database, vault, log } = context;

  app.post(
    "/visits/:id/documents",
    { schema: { params: byVisit, body: draftDocumentSchema.nullish(), response: { 202: documentSchema } } },
    async (request, reply) => {
      const user = requireUser(request);
      const wanted = request.body ?? { kind: "note" };
      const documentId = await database.transaction(async (tx) => {
        const { id } = await requireVisit(tx, user, request.params.id);
        await wakeDrafters(tx, id); // locks the work row, which is always locked before the visit's row
        const visit = await requireVisit(tx, user, id, { lock: true });
        await requireDraftable(tx, context, user, visit, wanted);
        return requestDraft(tx, context, visit.id, wanted);
      });
      return reply.code(202).send(await requireDocument(database, context, user, documentId));
    },
  );

  const listing = { params: byVisit, querystring: listDocumentsQuerySchema, response: { 200: documentListSchema } };
  app.get("/visits/:id/documents", { schema: listing }, async (request) => {
    const visit = await requireVisit(database, requireUser(request), request.params.id);
    const { kind, cursor, limit } = request.query;
    const page = { kind, after: readCursor(cursor), limit };
    return new DocumentsRepository(database, vault).pageOfVisit(visit.id, page, log);
  });

  app.get("/documents/:id", { schema: { params: byId, response: { 200: documentSchema } } }, (request) =>
    requireDocument(database, context, requireUser(request), request.params.id),
  );

  versionRoutes(app, context);

  app.patch(
    "/documents/:id",
    { bodyLimit: maxSaveBytes, schema: { params: byId, body: patchDocumentSchema, response: { 200: documentSchema } } },
    (request) => saveDocument(context, requireUser(request), request.params.id, request.body),
  );

  app.delete("/documents/:id", { schema: { params: byId, response: { 204: z.null() } } }, async (request, reply) => {
    await deleteDocument(context, requireUser(request), request.params.id);
    return reply.code(204).send(null);
  });

  app.post("/documents/:id/cancel-draft", { schema: { params: byId, response: { 200: documentSchema } } }, (request) =>
    cancelDraft(context, requireUser(request), request.params.id),
  );

  app.post(
    "/documents/:id/restore",
    { schema: { params: byId, body: restoreDocumentSchema, response: { 200: documentSchema } } },
    (request) => restoreDocument(context, requireUser(request), request.params.id, request.body.version),
  );

  app.post(
    "/documents/:id/undo-redraft",
    { schema: { params: byId, body: undoRedraftSchema, response: { 200: documentSchema } } },
    (request) => undoRedraft(context, requireUser(request), request.params.id, request.body),
  );

  app.post(
    "/documents/:id/sign",
    { schema: { params: byId, body: signDocumentSchema.nullish(), response: { 200: documentSchema } } },
    async (request) => {
      const user = requireUser(request);
      const signed = await signDocument(context, user, request.params.id, request.body ?? {});
      await afterSign(user, signed);
      return signed;
    },
  );

  app.post(
    "/documents/:id/addenda",
    { schema: { params: byId, body: addendumRequestSchema, response: { 201: documentSchema } } },
    async (request, reply) => {
      const document = await addAddendum(context, requireUser(request), request.params.id, request.body.text);
      return reply.code(201).send(document);
    },
  );
};

/** Registers the routes to list and read versions. */
const versionRoutes = (app: Parameters<FastifyPluginAsyncZod>[0], context: NotesContext): void => {
  const { database, vault } = context;
  app.get(
    "/documents/:id/versions",
    { schema: { params: byId, querystring: listVersionsQuerySchema, response: { 200: documentVersionsSchema } } },
    async (request) => {
      const { id } = request.params;
      await requireOwnDocument(database, context, requireUser(request), id);
      return new DocumentsRepository(database, vault).versions(id, request.query, request.log);
    },
  );

  app.get(
    "/documents/:id/versions/:version",
    { schema: { params: byVersion, response: { 200: documentSchema } } },
    async (request) => {
      const { id, version } = request.params;
      await requireOwnDocument(database, context, requireUser(request), id);
      const document = await new DocumentsRepository(database, vault).byVersion(id, version);
      if (!document) throw new AppError("not_found", "This version was not found.");
      return document;
    },
  );
};
