import type { FastifyRequest } from "fastify";
import type { CurrentUser } from "../platform/http/currentUser";

/** Checks the token of a request. Null where there is none or it is not valid. */
export type Authenticate = (request: FastifyRequest) => Promise<CurrentUser | null>;
