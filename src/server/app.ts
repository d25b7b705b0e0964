import Fastify, { type FastifyInstance, LogController } from "fastify";
import { serializerCompiler, validatorCompiler } from "fastify-type-provider-zod";
import { AppError } from "../shared/errors";
import { accountRoutes } from "./auth/accountRoutes";
import type { EmbeddedAccountsOptions } from "./auth/embeddedAccounts";
import { registerAuth } from "./auth/registerAuth";
import { visitEventsRoutes } from "./events/visitEventsRoutes";
import { notesRoutes } from "./notes/notesRoutes";
import { answerProblem, answerProblems } from "./platform/http/problems";
import { logRequests } from "./platform/http/requestLog";
import { protectPages } from "./platform/http/security";
import { DiskGuard } from "./platform/storage/diskGuard";
import { takesRoutes } from "./recording/takesRoutes";
import type { Platform } from "./services";
import { describeApi, openApiRoutes } from "./system/openApi";
import { systemRoutes } from "./system/systemRoutes";
import { serveWebApp } from "./system/webApp";
import { templatesRoutes } from "./templates/templatesRoutes";
import { transcriptRoutes } from "./transcription/transcriptRoutes";
import { visitsRoutes } from "./visits/visitsRoutes";

declare module "fastify" {
  interface FastifyContextConfig {
    /** The route answers without a token. */
    public?: boolean;
  }
}

/** Largest JSON body in bytes: the transcript of a long day, pasted. Parts of recordings have a limit of their own. */
const bodyLimit = 4 * 1024 * 1024;
const writing = new Set(["POST", "PUT", "PATCH"]);

interface ServerOptions {
  /** The built web app; null where something else serves the pages. */
  webDir?: string | null;
  diskGuard?: DiskGuard;
  accounts?: EmbeddedAccountsOptions;
}

/** The whole service, ready to be listened to or called in process. Never listens itself. */
export async function buildServer(
  platform: Platform,
  { webDir = null, diskGuard = new DiskGuard(platform.settings.dataDir), accounts = {} }: ServerOptions = {},
): Promise<FastifyInstance> {
  const app: FastifyInstance = Fastify({
    loggerInstance: platform.log,
    genReqId: () => crypto.randomUUID(),
    forceCloseConnections: true,
    trustProxy: "loopback", // a proxy on this machine tells who asks; anybody else's word does not count
    logController: new LogController({ disableRequestLogging: true }),
    frameworkErrors: (error, request, reply) => {
      answerProblem(error, request, reply);
    },
    bodyLimit,
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.decorateRequest("currentUser", null);
  answerProblems(app);
  logRequests(app);
  await protectPages(app, platform.settings);
  await describeApi(app);

  const { authenticate, limits } = await registerAuth(app, platform, accounts);
  await app.register(
    async (api) => {
      api.addHook("onRequest", async (request, reply) => {
        if (request.routeOptions.config.public) return;
        request.currentUser = await authenticate(request);
        if (!request.currentUser) {
          void reply.header("www-authenticate", 'Bearer error="invalid_token"');
          throw new AppError("signed_out", "Sign in to go on.");
        }
        if (writing.has(request.method)) await diskGuard.requireSpace();
      });
      await api.register(openApiRoutes);
      await api.register(systemRoutes, { platform, diskGuard });
      await api.register(accountRoutes, { platform, limits });
      const routes = [visitsRoutes, visitEventsRoutes, takesRoutes, transcriptRoutes, notesRoutes, templatesRoutes];
      for (const domain of routes) await api.register(domain, { platform });
    },
    { prefix: "/api/v1" },
  );
  await serveWebApp(app, platform.settings, webDir);
  return app;
}
