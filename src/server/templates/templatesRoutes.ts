import { z } from "zod";
import { templateListSchema, templateSchema } from "../../shared/templates/template";
import type { DomainRoutes } from "../platform/http/routes";
import { listTemplates, requireTemplate } from "./templateSource";

export const templatesRoutes: DomainRoutes = async (app) => {
  app.get("/templates", { schema: { response: { 200: templateListSchema } } }, () => ({ items: [...listTemplates()] }));

  app.get(
    "/templates/:id",
    { schema: { params: z.object({ id: z.string() }), response: { 200: templateSchema } } },
    (request) => requireTemplate(request.params.id),
  );
};
