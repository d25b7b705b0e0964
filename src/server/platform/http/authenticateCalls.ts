import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { AppError } from "../../../shared/errors";
import type { CurrentUser } from "./currentUser";
import { withPreviewedType } from "./withPreviewedType";

type Authenticate = (request: FastifyRequest) => Promise<CurrentUser | null>;

/** @throws {AppError} `signed_out` or `forbidden` if the caller's rights ended or changed since the request began. */
export type CheckAgain = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

/**
 * Sets `currentUser` of calls to routes that are not `public`, before their body is read. A caller whose body was still
 * arriving then is checked again when it has arrived: a body that is held back must not act with rights that ended in
 * the meantime.
 * @returns a function that checks a caller again, for requests that waited otherwise.
 */
export function authenticateCalls(api: FastifyInstance, authenticate: Authenticate): CheckAgain {
  const arriving = new WeakSet<FastifyRequest>();
  const signedIn = async (request: FastifyRequest, reply: FastifyReply): Promise<CurrentUser> => {
    const user = withPreviewedType(await authenticate(request), request);
    if (user) return user;
    void reply.header("www-authenticate", 'Bearer error="invalid_token"');
    throw new AppError("signed_out", "Sign in to continue.");
  };

  api.addHook("onRequest", async (request, reply) => {
    if (request.routeOptions.config.public) return;
    request.currentUser = await signedIn(request, reply);
    if (!request.raw.complete) arriving.add(request);
  });
  const checkAgain: CheckAgain = async (request, reply) => {
    if (!request.currentUser) return;
    const before = request.currentUser;
    request.currentUser = await signedIn(request, reply);
    if (!hasSameRights(before, request.currentUser))
      throw new AppError("forbidden", "Your account was changed while this was being sent. Nothing was changed.");
  };
  api.addHook("preValidation", async (request, reply) => {
    if (arriving.has(request)) await checkAgain(request, reply);
  });
  return checkAgain;
}

const hasSameRights = (before: CurrentUser, after: CurrentUser): boolean =>
  before.id === after.id &&
  before.organizationId === after.organizationId &&
  before.accountType === after.accountType &&
  before.isOperator === after.isOperator;
