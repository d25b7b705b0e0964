import Fastify, { type FastifyInstance } from "fastify";
import { serializerCompiler, validatorCompiler } from "fastify-type-provider-zod";
import { AppError } from "../shared/errors";
import type { Authenticate } from "./auth/authentication";
import { visitEventsRoutes } from "./events/visitEventsRoutes";
import { notesRoutes } from "./notes/notesRoutes";
import { answerProblems } from "./platform/http/problems";
import { takesRoutes } from "./recording/takesRoutes";
import type { Platform } from "./services";
import { systemRoutes } from "./system/systemRoutes";
import { templatesRoutes } from "./templates/templatesRoutes";
import { transcriptRoutes } from "./transcription/transcriptRoutes";
import { visitsRoutes } from "./visits/visitsRoutes";

declare module "fastify" {
  interface FastifyContextConfig {
    /** The route answers without a token. */
    public?: boolean;
  }
}

/** The whole service, ready to be listened to or called in process. Never listens itself. */
export async function buildServer(platform: Platform, authenticate: Authenticate): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: platform.log,
    genReqId: () => crypto.randomUUID(),
    forceCloseConnections: true,
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  answerProblems(app);

  await app.register(
    async (api) => {
      api.decorateRequest("currentUser", null);
      api.addHook("onRequest", async (request) => {
        if (request.routeOptions.config.public) return;
        request.currentUser = await authenticate(request);
        if (!request.currentUser) throw new AppError("signed_out", "Sign in to go on.");
      });
      const routes = [
        systemRoutes,
        visitsRoutes,
        visitEventsRoutes,
        takesRoutes,
        transcriptRoutes,
        notesRoutes,
        templatesRoutes,
      ];
      for (const domain of routes) await api.register(domain, { platform });
    },
    { prefix: "/api/v1" },
  );
  return app;
}
