import type { FastifyRequest } from "fastify";
import { type AccountType, accountTypeName } from "../../../shared/access/accountType";
import { AppError } from "../../../shared/errors";

/** Who is asking, known after the token was checked. Every query of a patient's data is scoped to `id`. */
export interface CurrentUser {
  id: string;
  organizationId: string;
  /** The real one, or the lower one that an admin previews with this request. What rights are decided by. */
  accountType: AccountType;
  /** "Nora Lindqvist", or the e-mail address where no name was given: what a signature says. */
  displayName: string;
  sessionId: string | null;
  /** Where a hosted project keeps the sessions: when the token of this request ends, in Unix milliseconds. */
  signedInUntil?: number;
}

declare module "fastify" {
  interface FastifyRequest {
    /** Set by the authentication hook on every /api/v1 request that needs a token. */
    currentUser: CurrentUser | null;
  }
}

/** @throws {AppError} `signed_out` where no valid token came. */
export function requireUser(request: FastifyRequest): CurrentUser {
  if (!request.currentUser) throw new AppError("signed_out", "Sign in to go on.");
  return request.currentUser;
}

/**
 * Who is asking, if their account type is one of these.
 * @throws {AppError} `forbidden` for any other type, `signed_out` where no valid token came.
 */
export function requireAccountType(request: FastifyRequest, ...types: readonly AccountType[]): CurrentUser {
  const user = requireUser(request);
  if (types.includes(user.accountType)) return user;
  const allowed = types.map(accountTypeName).join(" and ");
  throw new AppError("forbidden", `This is open to ${allowed} accounts. An admin of your practice can change yours.`);
}
