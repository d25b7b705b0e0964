import type { FastifyRequest } from "fastify";
import { type AccountType, accountTypeName } from "../../../shared/access/accountType";
import { AppError } from "../../../shared/errors";

/** The authenticated user. Every query of patient data is scoped to `id` and `organizationId` (`Owner`). */
export interface CurrentUser {
  id: string;
  organizationId: string;
  /** The effective type: the real one, or the one an admin previews with this request. Decides access. */
  accountType: AccountType;
  /** Whether the user manages the server's organizations; not while an admin previews another account type. */
  isOperator: boolean;
  /** Name, e.g. "Nora Lindqvist", or the email address if no name was given; used in signatures. */
  displayName: string;
  sessionId: string | null;
  /** Expiry of this request's token in Unix milliseconds, if a hosted project keeps the sessions. */
  signedInUntil?: number;
}

/** A clinician in their organization, to whom visits, templates and appointments belong. */
export type Owner = Pick<CurrentUser, "id" | "organizationId">;

declare module "fastify" {
  interface FastifyRequest {
    /** Set by the authentication hook on /api/v1 requests that need a token; otherwise null. */
    currentUser: CurrentUser | null;
  }
}

/** Returns the authenticated user. @throws {AppError} `signed_out` without a valid token. */
export function requireUser(request: FastifyRequest): CurrentUser {
  if (!request.currentUser) throw new AppError("signed_out", "Sign in to continue.");
  return request.currentUser;
}

/** Returns the user if they are an operator. @throws {AppError} `forbidden` otherwise, `signed_out` without a token. */
export function requireOperator(request: FastifyRequest): CurrentUser {
  const user = requireUser(request);
  if (user.isOperator) return user;
  throw new AppError("forbidden", "This is available to operators of this server. An operator can make you one.");
}

/**
 * Returns the user if their account type is one of these.
 * @throws {AppError} `forbidden` for any other type, `signed_out` without a valid token.
 */
export function requireAccountType(request: FastifyRequest, ...types: readonly AccountType[]): CurrentUser {
  const user = requireUser(request);
  if (types.includes(user.accountType)) return user;
  const allowed = types.map(accountTypeName).join(" and ");
  throw new AppError(
    "forbidden",
    `This is available to ${allowed} accounts. An admin of your practice can change yours.`,
  );
}
