import Fastify, { type FastifyInstance, LogController } from "fastify";
import { serializerCompiler } from "fastify-type-provider-zod";
import { AppError } from "../shared/errors";
import { adminRoutes } from "./admin/adminRoutes";
import { accountRoutes } from "./auth/accountRoutes";
import { accountSessionsRoutes } from "./auth/accountSessionsRoutes";
import type { EmbeddedAccountsOptions } from "./auth/embeddedAccounts";
import { registerAuth } from "./auth/registerAuth";
import { billingRoutes } from "./billing/billingRoutes";
import { downloadsRoutes } from "./downloads/downloadsRoutes";
import { serveFeedFolder } from "./downloads/feedFolder";
import { visitEventsRoutes } from "./events/visitEventsRoutes";
import { metricsRoutes } from "./metrics/metricsRoutes";
import { newsletterRoutes } from "./newsletter/newsletterRoutes";
import { notesRoutes } from "./notes/notesRoutes";
import { requireLaunchToken } from "./platform/http/launchToken";
import { asPreviewed } from "./platform/http/previewMode";
import { answerProblem, answerProblems } from "./platform/http/problems";
import { readInput } from "./platform/http/readInput";
import { logRequests } from "./platform/http/requestLog";
import { protectPages } from "./platform/http/security";
import { practiceRoutes } from "./practice/practiceRoutes";
import { prechartingRoutes } from "./precharting/prechartingRoutes";
import { DiskGuard } from "./platform/storage/diskGuard";
import { takesRoutes } from "./recording/takesRoutes";
import type { Platform } from "./services";
import { describeApi, openApiRoutes } from "./system/openApi";
import { systemRoutes } from "./system/systemRoutes";
import { serveWebApp } from "./system/webApp";
import { templatesRoutes } from "./templates/templatesRoutes";
import { modelRoutes } from "./transcription/models/modelRoutes";
import { transcriptRoutes } from "./transcription/transcriptRoutes";
import { visitsRoutes } from "./visits/visitsRoutes";

declare module "fastify" {
  interface FastifyContextConfig {
    /** The route answers without a token. */
    public?: boolean;
    /** A change that is taken even when the disk is full. */
    onFullDisk?: boolean;
  }
}

/** Largest JSON body in bytes: the transcript of a long day, pasted. Parts of recordings have a limit of their own. */
const bodyLimit = 4 * 1024 * 1024;
const writing = new Set(["POST", "PUT", "PATCH"]);

interface ServerOptions {
  /** The built web app; null where something else serves the pages. */
  webDir?: string | null;
  /** 32 bytes that every call must carry: the server inside the desktop app. */
  launchToken?: Uint8Array | null;
  diskGuard?: DiskGuard;
  accounts?: EmbeddedAccountsOptions;
}

/** The whole service, ready to be listened to or called in process. Never listens itself. */
export async function buildServer(
  platform: Platform,
  {
    webDir = null,
    launchToken = null,
    diskGuard = new DiskGuard(platform.settings.dataDir),
    accounts = {},
  }: ServerOptions = {},
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
  app.setValidatorCompiler(readInput);
  app.setSerializerCompiler(serializerCompiler);
  app.decorateRequest("currentUser", null);
  answerProblems(app);
  logRequests(app);
  if (launchToken) requireLaunchToken(app, launchToken);
  await protectPages(app, platform.settings);
  await describeApi(app);

  const { authenticate, limits } = await registerAuth(app, platform, accounts, launchToken !== null);
  await app.register(
    async (api) => {
      api.addHook("onRequest", async (request, reply) => {
        if (request.routeOptions.config.public) return;
        request.currentUser = asPreviewed(await authenticate(request), request);
        if (!request.currentUser) {
          void reply.header("www-authenticate", 'Bearer error="invalid_token"');
          throw new AppError("signed_out", "Sign in to go on.");
        }
        const { onFullDisk } = request.routeOptions.config;
        if (writing.has(request.method) && !onFullDisk) await diskGuard.requireSpace();
      });
      await api.register(openApiRoutes);
      await api.register(systemRoutes, { platform, diskGuard });
      await api.register(adminRoutes, { platform, diskGuard });
      await api.register(accountRoutes, { platform, limits });
      await api.register(accountSessionsRoutes, { platform });
      await api.register(billingRoutes, { platform, limits });
      await api.register(newsletterRoutes, { platform, limits });
      const routes = [
        visitsRoutes,
        visitEventsRoutes,
        takesRoutes,
        transcriptRoutes,
        modelRoutes,
        notesRoutes,
        templatesRoutes,
        downloadsRoutes,
        practiceRoutes,
        metricsRoutes,
        prechartingRoutes,
      ];
      for (const domain of routes) await api.register(domain, { platform });
    },
    { prefix: "/api/v1" },
  );
  const { CHARTSIDE_UPDATES_DIR: updatesDir } = platform.settings;
  if (updatesDir !== undefined) await serveFeedFolder(app, updatesDir);
  await serveWebApp(app, platform.settings, webDir);
  return app;
}
