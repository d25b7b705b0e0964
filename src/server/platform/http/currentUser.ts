import type { FastifyRequest } from "fastify";
import type { AccountType } from "../../../shared/access/accountType";
import { AppError } from "../../../shared/errors";

/** Who is asking, known after the token was checked. Every query of a patient's data is scoped to `id`. */
export interface CurrentUser {
  id: string;
  organizationId: string;
  accountType: AccountType;
  /** "Nora Lindqvist", or the e-mail address where no name was given: what a signature says. */
  displayName: string;
  sessionId: string | null;
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
