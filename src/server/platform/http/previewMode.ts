import type { FastifyRequest } from "fastify";
import { accountTypeSchema } from "../../../shared/access/accountType";
import type { CurrentUser } from "./currentUser";

/**
 * Who is asking, as an admin asks to be seen: `X-Preview-Mode: pro|enterprise|admin` lowers a real admin's rights for this
 * one request. It can raise nobody's: from everybody else, and with any other value, it means nothing.
 */
export function asPreviewed(user: CurrentUser | null, request: Pick<FastifyRequest, "headers">): CurrentUser | null {
  if (user?.accountType !== "admin") return user;
  const preview = accountTypeSchema.safeParse(request.headers["x-preview-mode"]);
  return preview.success ? { ...user, accountType: preview.data } : user;
}
