import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { liveDraftingSchema } from "../../../shared/notes/liveDraftingSchema";
import { UsersRepository } from "../../auth/accounts/UsersRepository";
import { requireUser } from "../../platform/http/currentUser";
import type { NotesContext } from "../NotesContext";
import { draftsLive } from "./draftsLive";

/** `GET|PUT /live-drafting`: whether the note of the signed-in person is drafted while they record. */
export const liveDraftingRoutes: FastifyPluginAsyncZod<{ context: NotesContext }> = async (app, { context }) => {
  const { database, vault } = context;

  app.get("/live-drafting", { schema: { response: { 200: liveDraftingSchema } } }, async (request) => {
    const { id, organizationId } = requireUser(request);
    const engine = await context.practiceModels.of(database, organizationId, context.noteEngine);
    return { on: await draftsLive(context, id, engine) };
  });

  const saving = { body: liveDraftingSchema, response: { 200: liveDraftingSchema } };
  app.put("/live-drafting", { schema: saving }, async (request) => {
    await new UsersRepository(database, vault).setDraftsLive(requireUser(request).id, request.body.on);
    return request.body;
  });
};
