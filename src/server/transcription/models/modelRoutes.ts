import type { FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { speechModelSchema, speechModelsSchema } from "../../../shared/transcription/speechModel";
import { isLocalUser } from "../../auth/createLocalAuthentication";
import { requireAccountType } from "../../platform/http/currentUser";
import type { SpeechContext } from "../SpeechService";

const one = { params: z.object({ id: z.string().max(100) }), response: { 200: speechModelSchema } };

/**
 * Requires a user who can manage models: an admin of the practice, or on their own computer any user.
 */
function requireModelManager(request: FastifyRequest): void {
  if (!isLocalUser(request)) requireAccountType(request, "admin");
}

/**
 * `GET /speech/models`, `POST /speech/models/{id}/download|pause|delete`. Each change returns the model's new state.
 */
export const modelRoutes: FastifyPluginAsyncZod<{ context: SpeechContext }> = async (app, { context }) => {
  const { speech } = context;

  app.get("/speech/models", { schema: { response: { 200: speechModelsSchema } } }, (request) => {
    requireModelManager(request);
    return speech.models.list(speech.modelInUse);
  });

  for (const change of ["download", "pause", "delete"] as const) {
    // A model must be deletable on a full disk; a download checks the space itself.
    app.post(`/speech/models/:id/${change}`, { schema: one, config: { onFullDisk: true } }, async (request) => {
      requireModelManager(request);
      await speech.models[change](request.params.id);
      return speech.models.one(request.params.id, speech.modelInUse);
    });
  }
};
