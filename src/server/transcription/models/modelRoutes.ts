import type { FastifyRequest } from "fastify";
import { z } from "zod";
import { speechModelSchema, speechModelsSchema } from "../../../shared/transcription/speechModel";
import { isLocalUser } from "../../auth/localUser";
import { requireAccountType } from "../../platform/http/currentUser";
import type { DomainRoutes } from "../../platform/http/routes";
import { modelInUse } from "../engines/chooseEngine";
import type { ModelStore } from "./modelStore";
import { speechModels } from "./speechModels";

const one = { params: z.object({ id: z.string().max(100) }), response: { 200: speechModelSchema } };

/** Models belong to a machine: an admin of the practice keeps those of its server, whoever sits there those of a computer. */
function requireKeeper(request: FastifyRequest): void {
  if (!isLocalUser(request)) requireAccountType(request, "admin");
}

/** `GET /speech/models`, `POST /speech/models/{id}/download|pause|delete`. Each change answers how the model is then. */
export const modelRoutes: DomainRoutes = async (app, { platform }) => {
  const store = (): ModelStore => speechModels(platform);
  const inUse = (): string | null => modelInUse(platform);

  app.get("/speech/models", { schema: { response: { 200: speechModelsSchema } } }, (request) => {
    requireKeeper(request);
    return store().list(inUse());
  });

  for (const change of ["download", "pause", "delete"] as const) {
    // On a full disk a model must be deletable; whether there is room for one is looked at when it is asked for.
    app.post(`/speech/models/:id/${change}`, { schema: one, config: { onFullDisk: true } }, async (request) => {
      requireKeeper(request);
      await store()[change](request.params.id);
      return store().one(request.params.id, inUse());
    });
  }
};
