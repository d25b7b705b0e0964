import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { AppError } from "../../shared/errors";
import { documentCopySchema, exportQuerySchema } from "../../shared/notes/document";
import { requireDocument } from "../notes/requireDocument";
import { recordAudit } from "../platform/audit/recordAudit";
import { requireUser } from "../platform/http/currentUser";
import type { ServerContext } from "../platform/ServerContext";
import { exportDocument } from "./exportDocument";
import { ExportThreads } from "./thread/ExportThreads";

interface ExportRoutesOptions {
  context: ServerContext;
  threads?: ExportThreads;
}

/**
 * Routes to return a document as a file, and to record that it was copied on a screen. Every export is recorded in the
 * audit log once the file is made.
 */
export const exportRoutes: FastifyPluginAsyncZod<ExportRoutesOptions> = async (
  app,
  { context, threads = new ExportThreads() },
) => {
  const { database } = context;
  app.addHook("onClose", () => threads.stop());
  app.get(
    "/documents/:id/export",
    { schema: { params: z.object({ id: z.string() }), querystring: exportQuerySchema } },
    async (request, reply) => {
      const user = requireUser(request);
      const { format, named } = request.query;
      const document = await requireDocument(database, context, user, request.params.id);
      const file = await exportDocument(context, threads, document, { user, format, isNamed: named === "true" });
      const detail = { visit: document.visit_id, document: document.id, kind: document.kind, format };
      await recordAudit(database, { action: "document_exported", userId: user.id, sessionId: user.sessionId, detail });
      return reply.header("content-disposition", disposition(file.name)).type(file.type).send(file.body);
    },
  );

  app.post(
    "/documents/:id/copies",
    { schema: { params: z.object({ id: z.string() }), body: documentCopySchema, response: { 204: z.null() } } },
    async (request, reply) => {
      const user = requireUser(request);
      const { id, visit_id: visit, kind, sections } = await requireDocument(database, context, user, request.params.id);
      const { format, section } = request.body;
      if (section !== undefined && !sections.some(({ key }) => key === section))
        throw new AppError("not_found", "This document has no such section.");
      const detail = { visit, document: id, kind, format, ...(section !== undefined && { section }) };
      await recordAudit(database, { action: "document_copied", userId: user.id, sessionId: user.sessionId, detail });
      return reply.code(204).send(null);
    },
  );
};

/** Returns the header that names a file; a name with characters other than ASCII is also given in UTF-8 (RFC 6266). */
function disposition(name: string): string {
  const plain = name
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[^\w.-]+/g, "_");
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16)}`,
  );
  return `attachment; filename="${plain}"${plain === name ? "" : `; filename*=UTF-8''${encoded}`}`;
}
