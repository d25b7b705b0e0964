import Fastify, { type FastifyInstance, LogController } from "fastify";
import { serializerCompiler } from "fastify-type-provider-zod";
import { adminRoutes } from "./admin/adminRoutes";
import { accountRoutes } from "./auth/routes/accountRoutes";
import { accountSessionsRoutes } from "./auth/routes/accountSessionsRoutes";
import type { EmbeddedAccountsOptions } from "./auth/accounts/embeddedAccounts";
import { type Auth, registerAuth } from "./auth/registerAuth";
import { billingRoutes } from "./billing/billingRoutes";
import { downloadsRoutes } from "./downloads/downloadsRoutes";
import { serveFeedFolder } from "./downloads/serveFeedFolder";
import { visitEventsRoutes } from "./events/visitEventsRoutes";
import { metricsRoutes } from "./metrics/metricsRoutes";
import { newsletterRoutes } from "./newsletter/newsletterRoutes";
import { exportRoutes } from "./exports/exportRoutes";
import { translationRoutes } from "./exports/translationRoutes";
import { visitQuestionRoutes } from "./notes/ask/visitQuestionRoutes";
import { documentsRoutes } from "./notes/documentsRoutes";
import { liveDraftingRoutes } from "./notes/growing/liveDraftingRoutes";
import { snippetsRoutes } from "./notes/snippets/snippetsRoutes";
import { learnStyle } from "./style/learnStyle";
import { styleRoutes } from "./style/styleRoutes";
import { languageModelRoutes } from "./notes/model/languageModelRoutes";
import { recheckDocuments } from "./notes/recheckDocuments";
import { requireLaunchToken } from "./platform/http/requireLaunchToken";
import { authenticateCalls } from "./platform/http/authenticateCalls";
import { answerProblem, answerProblems } from "./platform/http/answerProblems";
import { parseJson } from "./platform/http/parseJson";
import { readInput } from "./platform/http/readInput";
import { limitConcurrency } from "./platform/http/limitConcurrency";
import { logRequests } from "./platform/http/logRequests";
import { refuseBadAddress } from "./platform/http/refuseBadAddress";
import { refuseForeignCalls } from "./platform/http/refuseForeignCalls";
import { protectPages } from "./platform/http/protectPages";
import { patientsRoutes } from "./patients/patientsRoutes";
import { invitationsRoutes } from "./practice/invitationsRoutes";
import { memberRoutes } from "./practice/memberRoutes";
import { organizationsRoutes } from "./practice/organizationsRoutes";
import { practiceRoutes } from "./practice/practiceRoutes";
import { sharedNotesRoutes } from "./sharedNotes/sharedNotesRoutes";
import { prechartingRoutes } from "./precharting/prechartingRoutes";
import { DiskGuard } from "./platform/storage/DiskGuard";
import { refuseOnFullDisk } from "./platform/storage/refuseOnFullDisk";
import { takesRoutes } from "./recording/takesRoutes";
import type { PipelineContext } from "./pipeline/PipelineContext";
import { describeApi, openApiRoutes } from "./system/describeApi";
import { systemRoutes } from "./system/systemRoutes";
import { serveWebApp } from "./system/serveWebApp";
import { templatesRoutes } from "./templates/templatesRoutes";
import { modelRoutes } from "./transcription/models/modelRoutes";
import { transcriptRoutes } from "./transcription/transcriptRoutes";
import { visitsRoutes } from "./visits/visitsRoutes";

declare module "fastify" {
  interface FastifyContextConfig {
    /** Whether the route answers without a token. `currentUser` is then null, even if the call has a token. */
    public?: boolean;
  }
}

/** Maximum body size, in bytes, of a route that sets no `bodyLimit` itself: enough for a form with one long text. */
const bodyLimit = 64 * 1024;
/** Fastify's options that limit how long a client can occupy a connection, in milliseconds. */
interface Timeouts {
  /** Time in which a whole request must arrive: enough for 512 kB at 35 kbit/s. */
  requestTimeout: number;
  /** Time after which an idle connection is closed. */
  connectionTimeout: number;
  /** Interval at which Node.js closes the connections that exceed `requestTimeout`. */
  http: { connectionsCheckingInterval: number };
}
const defaultTimeouts: Timeouts = {
  requestTimeout: 120_000,
  connectionTimeout: 600_000,
  http: { connectionsCheckingInterval: 30_000 },
};

interface ServerOptions {
  /** Folder of the built web app; null if it is not built or the desktop app serves the pages. */
  webDir?: string | null;
  /** 32 bytes that every call must carry when the server runs inside the desktop app; otherwise null. */
  launchToken?: Uint8Array | null;
  /** Watches the free space for stored data; by default on the disk of the data folder. */
  diskGuard?: DiskGuard;
  accounts?: EmbeddedAccountsOptions;
  timeouts?: Timeouts;
}

/**
 * Builds the server with all its routes, not yet listening: the caller starts that, or sends requests in process
 * (`inject`).
 * @throws {SettingsError} if a setting that only a route reads is invalid, for example a missing updates folder.
 */
export async function buildServer(
  context: PipelineContext,
  {
    webDir = null,
    launchToken = null,
    diskGuard = new DiskGuard(context.settings.dataDir),
    accounts = {},
    timeouts = defaultTimeouts,
  }: ServerOptions = {},
): Promise<FastifyInstance> {
  const { CHARTSIDE_TRUSTED_PROXIES: proxies } = context.settings;
  const app: FastifyInstance = Fastify({
    loggerInstance: context.log,
    genReqId: () => crypto.randomUUID(),
    forceCloseConnections: true,
    trustProxy: proxies.length > 0 && [...proxies],
    logController: new LogController({ disableRequestLogging: true }),
    frameworkErrors: (error, request, reply) => {
      answerProblem(error, request, reply);
    },
    bodyLimit,
    ...timeouts,
  });
  readRequests(app);
  app.decorateRequest("currentUser", null);
  answerProblems(app);
  logRequests(app);
  if (launchToken) requireLaunchToken(app, launchToken);
  else refuseForeignCalls(app, context.settings);
  refuseBadAddress(app);
  await protectPages(app, context.settings);
  await describeApi(app);

  const auth = await registerAuth(app, context, { diskGuard, accounts, isLocal: launchToken !== null });
  await app.register((api) => registerApi(api, context, auth, diskGuard), { prefix: "/api/v1" });
  const { CHARTSIDE_UPDATES_DIR: updatesDir } = context.settings;
  if (updatesDir !== undefined) await serveFeedFolder(app, updatesDir);
  await serveWebApp(app, context.settings, webDir);
  return app;
}

/** Sets how request bodies are parsed and validated, and how responses are serialized. */
function readRequests(app: FastifyInstance): void {
  app.removeContentTypeParser("text/plain"); // a page of another site can send it without a CORS preflight
  parseJson(app);
  app.setValidatorCompiler(readInput);
  app.setSerializerCompiler(serializerCompiler);
}

/** Domains whose routes need only the server's context. */
const domains = [
  patientsRoutes,
  visitsRoutes,
  visitEventsRoutes,
  takesRoutes,
  templatesRoutes,
  downloadsRoutes,
  practiceRoutes,
  memberRoutes,
  organizationsRoutes,
  metricsRoutes,
  prechartingRoutes,
  sharedNotesRoutes,
];

/**
 * Registers the routes of every domain under /api/v1. Calls of routes that are not `public` must be authenticated, and
 * changes need free disk space.
 */
async function registerApi(
  api: FastifyInstance,
  context: PipelineContext,
  { authenticate, limits }: Auth,
  diskGuard: DiskGuard,
): Promise<void> {
  limitConcurrency(api, authenticateCalls(api, authenticate));
  refuseOnFullDisk(api, diskGuard);
  await api.register(openApiRoutes);
  await api.register(systemRoutes, { context, diskGuard, authenticate });
  await api.register(adminRoutes, { context, diskGuard });
  await api.register(accountRoutes, { context, limits });
  await api.register(accountSessionsRoutes, { context });
  await api.register(billingRoutes, { context, limits });
  await api.register(invitationsRoutes, { context, limits });
  await api.register(newsletterRoutes, { context, limits });
  await registerTranscript(api, context);
  await api.register(modelRoutes, { context });
  await api.register(documentsRoutes, {
    context,
    afterSign: (user, document) => learnStyle(context, user, document),
  });
  await api.register(visitQuestionRoutes, { context });
  await api.register(translationRoutes, { context });
  await api.register(snippetsRoutes, { context });
  await api.register(styleRoutes, { context });
  await api.register(languageModelRoutes, { context });
  await api.register(liveDraftingRoutes, { context });
  await api.register(exportRoutes, { context });
  for (const domain of domains) await api.register(domain, { context });
}

/** Registers the routes of transcripts, so that each change of a transcript also rechecks the visit's note. */
async function registerTranscript(api: FastifyInstance, context: PipelineContext): Promise<void> {
  await api.register(transcriptRoutes, {
    context,
    afterChange: (tx, visitId) => recheckDocuments(tx, context, visitId),
    infer: (turns) => context.noteThreads.speakers(turns),
  });
}
