import { z } from "zod";
import { AppError } from "../../shared/errors";
import { builtInTemplate } from "../../shared/templates/builtInTemplates";
import { saveTemplateSchema, templateListSchema, templateSchema } from "../../shared/templates/template";
import type { Queryable } from "../platform/database/Database";
import { requireUser } from "../platform/http/currentUser";
import type { DomainRoutes } from "../platform/http/DomainRoutes";
import { listTemplates, requireTemplate } from "./findTemplate";
import { TemplatesRepository } from "./TemplatesRepository";

/** Maximum bytes of a template's request: enough for 50 sections with instructions of 4,000 letters. */
const maxTemplateBytes = 1024 * 1024;

const params = z.object({ id: z.string() });
const one = { params, response: { 200: templateSchema } };

/** Routes of the built-in templates of all kinds of documents, which cannot be changed, and of the user's own. */
export const templatesRoutes: DomainRoutes = async (app, { context: { database, vault, log } }) => {
  const templates = new TemplatesRepository(database, vault);

  app.get("/templates", { schema: { response: { 200: templateListSchema } } }, async (request) => ({
    items: await listTemplates(database, vault, requireUser(request), log),
    next_cursor: null,
  }));

  app.get("/templates/:id", { schema: one }, (request) =>
    requireTemplate(database, vault, requireUser(request), request.params.id, null),
  );

  app.post(
    "/templates",
    { bodyLimit: maxTemplateBytes, schema: { body: saveTemplateSchema, response: { 201: templateSchema } } },
    async (request, reply) => {
      const user = requireUser(request);
      const made = await database.transaction((tx) => new TemplatesRepository(tx, vault).create(user, request.body));
      return reply.code(201).header("location", `/api/v1/templates/${made.id}`).send(made);
    },
  );

  app.put(
    "/templates/:id",
    { bodyLimit: maxTemplateBytes, schema: { ...one, body: saveTemplateSchema } },
    async (request) => {
      const { id } = request.params;
      refuseBuiltIn(id);
      const user = requireUser(request);
      const save = (tx: Queryable) => new TemplatesRepository(tx, vault).save(user, id, request.body);
      return (await database.transaction(save)) ?? notFound();
    },
  );

  app.delete("/templates/:id", { schema: { params, response: { 204: z.null() } } }, async (request, reply) => {
    const { id } = request.params;
    refuseBuiltIn(id);
    const user = requireUser(request);
    if (!(await database.transaction((tx) => new TemplatesRepository(tx, vault).markDeleted(user, id)))) notFound();
    return reply.code(204).send(null);
  });

  app.post(
    "/templates/:id/restore",
    { schema: one },
    async (request) => (await templates.restore(requireUser(request), request.params.id)) ?? notFound(),
  );
};

function notFound(): never {
  throw new AppError("not_found", "This template was not found. It may have been deleted.");
}

function refuseBuiltIn(id: string): void {
  if (builtInTemplate(id))
    throw new AppError("conflict", "Built-in templates can’t be changed. Duplicate this one to change it.");
}
