import type { FastifyError, FastifyInstance, FastifyPluginAsync } from "fastify";
import { AppError, errorStatus } from "../../../shared/errors";
import { isConnectionLoss } from "../../platform/database/isConnectionLoss";
import type { DiskGuard } from "../../platform/storage/DiskGuard";
import { refuseOnFullDisk } from "../../platform/storage/refuseOnFullDisk";
import { AuthError, sendAuthError } from "../AuthError";
import { AuthUsersRepository } from "../accounts/AuthUsersRepository";
import type { TokenResponse } from "../sessions/Sessions";
import { discoveryRoutes } from "./discoveryRoutes";
import type { EmbeddedAccounts } from "../accounts/embeddedAccounts";
import { recoveryRoutes } from "./recoveryRoutes";
import { signUpRoute } from "./signUpRoute";
import { tokenRoutes } from "./tokenRoutes";
import { userRoutes } from "./userRoutes";
import { verifyRoutes } from "./verifyRoutes";

/** Maximum size of a JSON body in bytes. The largest bodies contain metadata of up to 4 kB. */
const bodyLimit = 16_384;

/** Converts any error of a route to an error of /auth/v1; unexpected ones become a 500 that keeps them as its cause. */
function toAuthError(error: unknown): AuthError {
  if (error instanceof AuthError) return error;
  const { statusCode } = error as Partial<FastifyError>;
  if (error instanceof AppError) {
    const code = errorStatus[error.code] < 500 ? "validation_failed" : "unexpected_failure";
    return new AuthError(errorStatus[error.code] || 500, code, error.message, { cause: error });
  }
  if (statusCode === 415) {
    return new AuthError(415, "validation_failed", "Send the body as application/json", { cause: error });
  }
  if (statusCode === 413) {
    return new AuthError(413, "request_entity_too_large", "Request body is too large", { cause: error });
  }
  if (statusCode !== undefined && statusCode < 500) {
    return new AuthError(400, "bad_json", "Could not parse request body as JSON: it ended early", { cause: error });
  }
  if (isConnectionLoss(error)) {
    return new AuthError(503, "unexpected_failure", "The database is not answering. Try again in a moment.", {
      cause: error,
      retryAfterS: 1,
    });
  }
  const message = "Unexpected failure, please check server logs for more information";
  return new AuthError(500, "unexpected_failure", message, { cause: error });
}

/** Sets up bodies, errors and caching for every route of `app` as clients of Supabase Auth expect them. */
function followSupabaseProtocol(app: FastifyInstance): void {
  app.removeAllContentTypeParsers(); // JSON is parsed by readBody
  app.addContentTypeParser("application/json", { parseAs: "string", bodyLimit }, (_request, body, done) =>
    done(null, body),
  );
  app.addHook("onRequest", async (_request, reply) => void reply.header("cache-control", "no-store"));
  app.setErrorHandler((error, request, reply) => {
    const refusal = toAuthError(error);
    if (refusal.status >= 500) request.log.error({ err: refusal.more.cause ?? refusal }, "Auth request failed");
    else request.log.info({ code: refusal.code }, "Auth request refused");
    return sendAuthError(request, reply, refusal);
  });
  app.setNotFoundHandler((request, reply) => {
    const isLinking = /\/user\/identities(\/|$|\?)/.test(request.url);
    const refusal = isLinking
      ? new AuthError(404, "manual_linking_disabled", "Manual linking is disabled")
      : new AuthError(404, "feature_disabled", "This is not available on this server");
    return sendAuthError(request, reply, refusal);
  });
}

/** Options of the routes. `accounts` is null if this server has no accounts of its own. */
interface AuthRoutesOptions {
  accounts: EmbeddedAccounts | null;
  diskGuard: DiskGuard;
}

/** Sets the cookie of `KnownDevices` with each response that contains a session, so that the device becomes known. */
function rememberDevices(app: FastifyInstance, { context, devices }: EmbeddedAccounts): void {
  const users = new AuthUsersRepository(context.database, context.vault);
  app.addHook("preSerialization", async (request, reply, payload) => {
    const { access_token: token, user } = (payload ?? {}) as Partial<TokenResponse>;
    const account = token !== undefined && user ? await users.byId(user.id) : null;
    if (account) devices.remember(request, reply, account);
    return payload;
  });
}

/**
 * /auth/v1: the part of Supabase Auth that its client library needs. The header `apikey` is ignored, and so is
 * `Authorization` on routes that need no session, because clients send their public key there. If `accounts` is null
 * (with a hosted project or inside the desktop app), every route answers 404, so that this server issues no tokens.
 */
export const authRoutes: FastifyPluginAsync<AuthRoutesOptions> = async (app, { accounts, diskGuard }) => {
  followSupabaseProtocol(app);
  if (!accounts) return;
  refuseOnFullDisk(app, diskGuard);
  rememberDevices(app, accounts);
  discoveryRoutes(app, accounts);
  signUpRoute(app, accounts);
  tokenRoutes(app, accounts);
  userRoutes(app, accounts);
  recoveryRoutes(app, accounts);
  verifyRoutes(app, accounts);
  app.addHook("onClose", () => accounts.backgroundTasks.end());
};
